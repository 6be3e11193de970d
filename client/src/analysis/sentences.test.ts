import { beforeAll, describe, expect, it } from 'vitest'
import type { Account, Option } from '../api/messages'
import type { Analysis, FeatureDifference, Weighed } from '../api/wire'
import { learnWords, speak } from '../i18n/translate'
import { accountSentence, lossSentences } from './sentences'

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

describe('a choice', () => {
  const weighed: Weighed = {
    ...{ step: 0, seat: 1, loss: 0.05, error: 0.01, mark: 'mistake', played: option(0.4), better: [option(0.45)] },
    played_words: [
      { key: 'turn', facts: { turned: '3, 5' } },
      { key: 'left', facts: { left: 6 } },
    ],
  } as Weighed
  const words = (mine: number | null) =>
    lossSentences({ ...found, game: 'dnup' }, weighed, ['Sinä', 'Eino'], mine)[1]?.words

  it('of another player is not told as if it were the reader’s', async () => {
    await learnWords('dnup')
    expect(words(0)).toBe('Käännä käsi: siitä tulee 3, 5.')
    expect(words(1)).toBe('Käännä kätesi: siitä tulee 3, 5. Käteesi jää 6 korttia.')
  })
})

it('tells in a sentence what made the result', () => {
  const account = (seat: number, mistake: number) =>
    ({ seat, luck: -0.38, others_luck: 0.1, skill: -0.2, others_skill: 0.05, marks: { mistake } }) as unknown as Account
  const whole = { ...found, accounts: [account(0, 3), account(1, 1)] }
  const [mine, theirs] = whole.accounts.map((each) => accountSentence(whole, each, ['Sinä', 'Eino']))
  expect(mine).toContain('onni −38')
  expect(mine).toContain('virheitä enemmän kuin muilla')
  expect(theirs).toContain('virheitä vähemmän kuin muilla')
})
