import { beforeAll, describe, expect, it } from 'vitest'
import { speak } from '../../../i18n/translate'
import { knowCards, type CardFace } from '../cards/cardCatalogue'
import { expectedHarmTo, outlookSentence, outlookWords } from './skirmishOutcome'
import { remember } from './knownCards'
import type { Outlook, View } from '../types'

const NAMES = ['Aino', 'Tarkka']
const name = (seat: number) => NAMES[seat] ?? ''
const coming = (parts: Partial<Outlook>): Outlook => ({
  character: 1,
  winner: 'shadow',
  overwhelms: false,
  wounds: [],
  dead: [],
  burdens: [],
  out: [],
  strengths: [
    [1, []],
    [7, []],
    [8, []],
  ],
  ...parts,
})

beforeAll(async () => {
  await speak('fi')
  knowCards('fi', [
    { code: 10, title: 'Gimli' },
    { code: 20, title: 'Uruk Rager' },
    { code: 21, title: 'Uruk Slayer' },
  ] as CardFace[])
  remember([
    { id: 1, code: 10 },
    { id: 7, code: 20 },
    { id: 8, code: 21 },
  ])
})

describe('what will come of a skirmish', () => {
  it('names the dead alone, whatever wounds killed them', () => {
    expect(outlookWords(coming({ dead: [1], wounds: [[1, 3]] }), name)).toBe('Gimli kuolee')
    expect(outlookWords(coming({ dead: [7, 8] }), name)).toBe('Uruk Rager ja Uruk Slayer kuolevat')
  })

  it('tells wounds, those who take as many together', () => {
    expect(outlookWords(coming({ wounds: [[1, 1]] }), name)).toBe('Gimli haavoittuu')
    expect(outlookWords(coming({ wounds: [[1, 2]] }), name)).toBe('Gimli saa 2 haavaa')
    expect(
      outlookWords(
        coming({
          wounds: [
            [7, 1],
            [8, 1],
          ],
        }),
        name,
      ),
    ).toBe('Uruk Rager ja Uruk Slayer haavoittuvat')
    expect(
      outlookWords(
        coming({
          dead: [7],
          wounds: [
            [7, 2],
            [8, 2],
          ],
        }),
        name,
      ),
    ).toBe('Uruk Rager kuolee ja Uruk Slayer saa 2 haavaa')
  })

  it('tells burdens, who would lose the game, and where nobody is hurt', () => {
    expect(outlookWords(coming({ burdens: [[0, 2]], out: [0] }), name)).toBe('Aino saa 2 taakkaa ja Aino häviää pelin')
    expect(outlookWords(coming({}), name)).toBe('Varjo voittaa, eikä kukaan haavoitu')
    expect(outlookWords(coming({ winner: 'free' }), name)).toBe('saattue voittaa, eikä kukaan haavoitu')
  })

  it('says when it holds', () => {
    expect(outlookSentence(coming({ dead: [1] }), name)).toBe('Jos kukaan ei enää toimi: Gimli kuolee.')
  })

  it('marks the cards that will pay for it', () => {
    const view = {
      outlooks: [
        coming({
          dead: [7],
          wounds: [
            [7, 2],
            [8, 2],
          ],
        }),
      ],
    } as unknown as View
    expect(expectedHarmTo(view, 7)).toEqual({ dies: true, wounds: 2 })
    expect(expectedHarmTo(view, 8)).toEqual({ dies: false, wounds: 2 })
    expect(expectedHarmTo(view, 1)).toBeUndefined()
  })
})
