import { describe, expect, it } from 'vitest'
import type { Held } from '../hand/handOrder'
import {
  advisedIn,
  cardsOf,
  keysOf,
  NOTHING,
  offersOf,
  pickCard,
  pickTarget,
  playables,
  still,
  type Choice,
} from './pick'
import type { Action, Card, Preview } from '../types'

const card = (text: string): Card => {
  const [up = 0, down = 0] = text.split('/').map(Number)
  return { up, down }
}
const cards = (text: string) => text.split(' ').map(card)
const held = (text: string): Held[] => cards(text).map((each, i) => ({ key: i + 1, card: each }))
const nothing: Preview = { beats: null, piled: false, gains: [], out: false }
const choice = (action: Action, preview: Partial<Preview> = {}): Choice => ({
  action,
  preview: { ...nothing, ...preview },
})

const HAND = held('5/2 3/1 5/1 5/7')
const LEGAL: Choice[] = [
  choice({ type: 'Play', cards: cards('5/1 5/2') }, { beats: { seat: 2, area: 1 } }),
  choice({ type: 'Play', cards: cards('5/1 5/7') }, { beats: { seat: 2, area: 1 } }),
  choice({ type: 'Play', cards: cards('5/1 5/2 5/7') }),
  choice({ type: 'Play', cards: cards('3/1') }),
  choice({ type: 'Add', card: card('3/1'), seat: 1, area: 1 }),
  choice({ type: 'Add', card: card('5/1'), seat: 1, area: 1 }),
  choice({ type: 'Add', card: card('5/1'), seat: 2, area: 1 }),
  choice({ type: 'Take', seat: 1, area: 1 }),
  choice({ type: 'Take', seat: 2, area: 1 }),
  choice({ type: 'Turn' }),
]

describe('picking cards', () => {
  it('gathers a set of one value and begins anew with another', () => {
    let picked = pickCard(NOTHING, HAND, 1)
    picked = pickCard(picked, HAND, 3)
    expect(cardsOf(picked, HAND)).toEqual(cards('5/2 5/1'))
    picked = pickCard(picked, HAND, 2)
    expect(cardsOf(picked, HAND)).toEqual(cards('3/1'))
    expect(pickCard(picked, HAND, 2).keys).toEqual([])
  })

  it('keeps a set on the table chosen until it is chosen again', () => {
    const spot = { seat: 1, area: 1 }
    const picked = pickTarget(pickCard(NOTHING, HAND, 2), spot)
    expect(picked).toEqual({ keys: [2], target: spot })
    expect(pickTarget(picked, { ...spot }).target).toBeNull()
  })

  it('forgets what has gone', () => {
    const picked = { keys: [1, 3], target: { seat: 1, area: 1 } }
    expect(still(picked, HAND.slice(1), () => false)).toEqual({ keys: [3], target: null })
    expect(still(picked, HAND, () => true)).toEqual(picked)
  })
})

describe('what the four buttons would do', () => {
  it('is nothing but a turn when nothing is picked and two sets can be taken', () => {
    const offers = offersOf(LEGAL, [], null)
    expect([offers.play, offers.add, offers.take]).toEqual([null, null, null])
    expect(offers.turn?.action).toEqual({ type: 'Turn' })
  })

  it('names the cards of a set in order and says whose set it beats', () => {
    const { play } = offersOf(LEGAL, cards('5/2 5/1'), null)
    expect(play?.action.cards).toEqual(cards('5/1 5/2'))
    expect(play?.allowed).toBe(true)
    expect(play?.preview?.beats).toEqual({ seat: 2, area: 1 })
  })

  it('offers what is not allowed too, for the server to say why', () => {
    const { play } = offersOf(LEGAL, cards('5/2'), null)
    expect(play).toEqual({ action: { type: 'Play', cards: cards('5/2') }, allowed: false, preview: null })
  })

  it('adds where only one set fits, and asks where there are two', () => {
    expect(offersOf(LEGAL, cards('3/1'), null).add?.action.seat).toBe(1)
    expect(offersOf(LEGAL, cards('5/1'), null).add).toBeNull()
    expect(offersOf(LEGAL, cards('5/1'), { seat: 2, area: 1 }).add?.allowed).toBe(true)
    expect(offersOf(LEGAL, cards('3/1'), { seat: 2, area: 1 }).add?.allowed).toBe(false)
    expect(offersOf(LEGAL, cards('5/1 5/2'), { seat: 2, area: 1 }).add).toBeNull()
  })

  it('takes the chosen set, or the only one', () => {
    expect(offersOf(LEGAL, [], { seat: 2, area: 1 }).take?.action).toEqual({ type: 'Take', seat: 2, area: 1 })
    const one = LEGAL.filter(({ action }) => action.type !== 'Take' || action.seat === 1)
    expect(offersOf(one, [], null).take?.action.seat).toBe(1)
  })

  it('is nothing when it is not my turn', () => {
    expect(offersOf([], [], null)).toEqual({ play: null, add: null, take: null, turn: null })
  })
})

describe('the sets that can be played', () => {
  it('are one for each value and size, the lowest first', () => {
    expect(playables(LEGAL).map(({ value, size }) => [value, size])).toEqual([
      [3, 1],
      [5, 2],
      [5, 3],
    ])
    expect(playables(LEGAL)[1]?.preview?.beats?.seat).toBe(2)
  })

  it('can be found in the hand, alike cards one by one', () => {
    expect(keysOf(HAND, cards('5/1 5/2'))).toEqual([1, 3])
    expect(keysOf(held('1/6 1/6 1/7'), cards('1/6 1/7'))).toEqual([1, 3])
  })
})

it('finds what a hint is about: as many cards as it plays, a set, and which of the four', () => {
  const hand = held('5/2 5/2 5/2 3/1')
  expect(advisedIn(null, hand)).toEqual({ keys: [], spot: null, sign: null })
  expect(advisedIn({ type: 'Play', cards: cards('5/2 5/2') }, hand)).toEqual({ keys: [1, 2], spot: null, sign: 'play' })
  expect(advisedIn({ type: 'Add', card: card('3/1'), seat: 1, area: 0 }, hand)).toMatchObject({
    keys: [4],
    spot: { seat: 1, area: 0 },
    sign: 'add',
  })
  expect(advisedIn({ type: 'Take', seat: 1, area: 0 }, hand)).toMatchObject({
    keys: [],
    spot: { seat: 1 },
    sign: 'take',
  })
  expect(advisedIn({ type: 'Turn' }, hand).sign).toBe('turn')
})
