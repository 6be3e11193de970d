import { beforeAll, describe, expect, it } from 'vitest'
import type { Option } from '../api/messages'
import type { Analysis, FeatureDifference, Weighed } from '../api/wire'
import { speak } from '../i18n/translate'
import { lossSentences } from './sentences'

beforeAll(() => speak('fi'))

const option = (value: number): Option => ({ action: 'x', value, error: 0, best: 1 })
const found: Analysis = {
  ...{
    version: 1,
    game: 'kasvoton',
    seats: 2,
    teams: [0, 1],
    judge: 'sight',
    judge_error: 0,
    points: [],
    moments: [],
    owners: [],
  },
  ...{ chance: [], weighed: [], choices: 1, turning: [], accounts: [], uncertain: false },
}

function said(loss: number, reason: Partial<FeatureDifference>): string {
  const why: FeatureDifference = { term: 'siege', amount: 1, whose: 'own', best: 1, played: 2, ...reason }
  const weighed: Weighed = {
    step: 0,
    seat: 0,
    loss,
    error: 0.01,
    mark: 'mistake',
    played: option(0.4),
    better: [option(0.4 + loss)],
    why: [why],
  }
  return lossSentences(found, weighed, ['Aino', 'Eino'])
    .map(({ words }) => words)
    .join(' ')
}

describe('what a choice cost', () => {
  it('is told in the singular where it is one', () => {
    expect(said(0.01, {})).toContain('Ero on yksi prosenttiyksikkö')
    expect(said(0.01, {})).toContain('oman kuninkaan vieressä on yksi vihollinen (valitun siirron jälkeen 2)')
    expect(said(0.012, { best: 1.04 })).toContain('yksi vihollinen')
  })
  it('is told in the plural elsewhere, with a decimal where it has one', () => {
    expect(said(0.05, { best: 3 })).toContain('Ero on 5 prosenttiyksikköä')
    expect(said(0.05, { best: 3 })).toContain('on 3 vihollista')
    expect(said(0.05, { best: 1.5 })).toContain('on 1,5 vihollista')
  })
})
