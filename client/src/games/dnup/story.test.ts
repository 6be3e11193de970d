import { beforeAll, describe, expect, it } from 'vitest'
import { speak } from '../../i18n/translate'
import { leavings } from './cards/cardMotion'
import { lastDeed, othersOf, spotsOf } from './places/places'
import { story } from './story'
import type { Card, Deed, Event, View } from './types'
import { cardWords, deedWords, openSetWords, roundWords, setWords } from './names'

const name = (seat: number) => ['Aino', 'Eero', 'Siiri'][seat] ?? ''
const listener = { seat: 0, name }
const card = (up: number, down: number): Card => ({ up, down })

beforeAll(() => speak('fi'))

const EVENTS: [Event, string | undefined][] = [
  [{ type: 'Shuffled', round: 1 }, undefined],
  [{ type: 'Dealt', round: 2, starter: 1, hands: [] }, 'Kierros 2: Eero sai tähden ja aloittaa.'],
  [{ type: 'Played', seat: 0, area: 1, cards: [card(5, 1)] }, 'Aino pelaa: viitonen.'],
  [{ type: 'Played', seat: 0, area: 1, cards: [card(5, 1), card(5, 2)] }, 'Aino pelaa: 2 viitosta.'],
  [{ type: 'Discarded', seat: 1, area: 1, cards: [card(4, 7)] }, 'Vuoron alussa pinoon: nelonen (Eero).'],
  [{ type: 'Turned', seat: 2 }, 'Siiri kääntää kätensä.'],
  [
    { type: 'Beaten', seat: 1, area: 1, cards: [card(10, 2)], piled: false },
    'Lyöty: kymppi. Eero saa kortit takaisin ylösalaisin.',
  ],
  [{ type: 'WentOut', seat: 1, place: 1, points: 2 }, 'Eero pääsi eroon korteistaan: 2 pistettä.'],
  [{ type: 'WentOut', seat: 1, place: 2, points: 1 }, 'Eero pääsi eroon korteistaan: 1 piste.'],
  [{ type: 'WentOut', seat: 1, place: 1, points: 1 }, 'Eero pääsi eroon korteistaan ja voitti kierroksen.'],
  [
    { type: 'Voided', round: 3, why: 'quiet' },
    'Kierros 3 raukesi: pitkään aikaan kukaan ei päässyt eroon yhdestäkään kortista.',
  ],
  [{ type: 'Won', seat: 0 }, 'Aino voitti pelin.'],
]

describe('the story', () => {
  it.each(EVENTS)('%j', (event, line) => {
    expect(story(event, listener).line).toBe(line)
  })

  it('tells every event in words', () => {
    const more: Event[] = [
      { type: 'Added', seat: 0, card: card(3, 7), owner: 1, area: 1 },
      { type: 'Took', seat: 0, owner: 1, area: 1, cards: [card(3, 7)] },
      { type: 'Discarded', seat: 0, area: 1, cards: [card(3, 7)] },
      { type: 'Beaten', seat: 1, area: 1, cards: [card(10, 2)], piled: true },
      { type: 'RoundEnded', round: 1, out: [0, 1], why: 'DNUP-3.2' },
    ]
    for (const event of more) expect(story(event, listener).line).toMatch(/^[A-ZÅÄÖ].*\.$/)
  })
})

describe('words', () => {
  it('name cards and sets', () => {
    expect(cardWords(card(1, 5))).toBe('1, toinen pää 5, tähti')
    expect(cardWords(card(6, 9))).toBe('6, toinen pää 9')
    expect(setWords([card(3, 1), card(3, 4), card(3, 6)])).toBe('3 kolmosta')
    expect(openSetWords([card(3, 1), card(3, 4)])).toBe('2 kolmosta, toisissa päissä 1 ja 4')
  })

  it('tell what was done', () => {
    const at = { seat: 0, area: 1 }
    const play: Deed = {
      at,
      act: { type: 'Play', cards: [card(8, 1)] },
      hit: { seat: 2, area: 1 },
      lifted: [card(7, 1)],
    }
    expect(deedWords(play, name)).toBe('pelasi: kasi, löi: Siiri')
    expect(deedWords({ at, act: { type: 'Turn' }, hit: null, lifted: [] }, name)).toBe('käänsi kätensä')
    const take: Deed = { at, act: { type: 'Take', seat: 1, area: 1 }, hit: { seat: 1, area: 1 }, lifted: [card(2, 5)] }
    expect(deedWords(take, name)).toBe('otti: kakkonen (Eero)')
  })

  it('tell how a round ended', () => {
    expect(roundWords({ out: [0, 2], points: [2, 0, 1], void: false }, name)).toBe(
      'Aino pääsi eroon korteistaan ensin, Siiri toisena.',
    )
    expect(roundWords({ out: [1], points: [0, 1], void: false }, name)).toBe('Eero pääsi eroon korteistaan.')
    expect(roundWords({ out: [], points: [0, 0], void: true }, name)).toBe(
      'Raukesi. Kukaan ei päässyt eroon korteistaan.',
    )
  })
})

describe('places', () => {
  const deed = (area: number): Deed => ({ at: { seat: 0, area }, act: { type: 'Turn' }, hit: null, lifted: [] })
  const view = {
    areas: 2,
    counts: [5, 5],
    stage: 'play',
    turn: 0,
    area: 2,
    deeds: [deed(1), deed(2), null, null],
  } as unknown as View

  it('has the areas of all players in the same order', () => {
    for (const seat of [0, 1]) expect(spotsOf(view, seat).map(({ area }) => area)).toEqual([2, 1])
  })

  it('goes round the table from me', () => {
    const five = { counts: [1, 1, 1, 1, 1] } as unknown as View
    expect(othersOf(five, 2)).toEqual([3, 4, 0, 1])
    expect(othersOf(five, null)).toEqual([0, 1, 2, 3, 4])
  })

  it('shows the last deed of the area that came last', () => {
    expect(lastDeed(view, 0)?.at.area).toBe(1)
    expect(lastDeed({ ...view, area: 1 }, 0)?.at.area).toBe(2)
    expect(lastDeed({ ...view, turn: 1 }, 0)?.at.area).toBe(2)
    expect(lastDeed(view, 1)).toBeNull()
  })

  it('knows where a set went', () => {
    const gone = leavings(view, [
      { type: 'Beaten', seat: 1, area: 2, cards: [], piled: false },
      { type: 'Discarded', seat: 0, area: 1, cards: [] },
      { type: 'Took', seat: 0, owner: 1, area: 1, cards: [] },
    ])
    expect(gone).toEqual(
      new Map<number, unknown>([
        [3, { to: 'hand', seat: 1 }],
        [0, { to: 'pile' }],
        [2, { to: 'hand', seat: 0 }],
      ]),
    )
  })
})
