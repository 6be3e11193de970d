import { describe, expect, it } from 'vitest'
import {
  actionsOn,
  assignable,
  bidsIn,
  codesElsewhere,
  couldAct,
  isIn,
  opponents,
  pairOf,
  passIn,
  seatsIn,
  waysIn,
} from './pick'
import type { Action, Pile, View } from '../types'

const choices = (...actions: Action[]) => actions.map((action) => ({ action }))
const asking = (names: View['choosing']['names'] = 'card', pile: Pile | null = null): View =>
  ({
    choosing: { names, pile, most: 1, picked: 0, spent: 0 },
    cards: [],
    seat: 0,
    players: [{ hand: [{ code: 5 }] }],
  }) as unknown as View

const PAIRS = choices(
  { type: 'Assign', character: 1, minion: 7 },
  { type: 'Assign', character: 1, minion: 8 },
  { type: 'Assign', character: 2, minion: 8 },
  { type: 'Pass' },
)

describe('touching a card', () => {
  const legal = choices(
    { type: 'Use', card: 4, ability: 1 },
    { type: 'Transfer', item: 5 },
    { type: 'Play', code: 4286 },
    { type: 'HealBy', code: 4286 },
  )

  it('finds what the card on the table can do', () => {
    expect(actionsOn(asking(), legal, { card: 4 })).toEqual([{ type: 'Use', card: 4, ability: 1 }])
    expect(actionsOn(asking(), legal, { card: 5 })).toEqual([{ type: 'Transfer', item: 5 }])
  })

  it('finds all that a card of the hand is good for', () => {
    expect(actionsOn(asking(), legal, { code: 4286 })).toHaveLength(2)
  })

  it('knows a card from a code and a seat of the same number', () => {
    const picks = choices({ type: 'Pick', what: 1 })
    expect(actionsOn(asking(), picks, { card: 1 })).toHaveLength(1)
    expect(actionsOn(asking('code', 'discard'), picks, { card: 1 })).toEqual([])
    expect(actionsOn(asking('code', 'hand'), picks, { code: 1 })).toHaveLength(1)
    expect(actionsOn(asking('seat'), picks, { card: 1 })).toEqual([])
    expect(seatsIn(asking('seat'), picks)).toEqual([1])
  })
})

describe('assigning', () => {
  it('goes either way round', () => {
    expect(pairOf(PAIRS, 8, 2)).toEqual({ type: 'Assign', character: 2, minion: 8 })
    expect(pairOf(PAIRS, 2, 8)).toEqual({ type: 'Assign', character: 2, minion: 8 })
    expect(pairOf(PAIRS, 2, 7)).toBeUndefined()
  })

  it('shows who can be met', () => {
    expect([...opponents(PAIRS, 1)]).toEqual([7, 8])
    expect([...assignable(PAIRS)].sort()).toEqual([1, 2, 7, 8])
  })
})

describe('answers', () => {
  it('passing wants to be sure only when something else can be done', () => {
    expect(couldAct(choices({ type: 'Pass' }))).toBe(false)
    expect(couldAct(PAIRS)).toBe(true)
    expect(passIn(choices({ type: 'Decide', way: 1 }))).toBe(false)
  })

  it('reads ways and bids', () => {
    expect(waysIn(choices({ type: 'Decide', way: 0 }, { type: 'Decide', way: 2 }))).toEqual([0, 2])
    expect(bidsIn(choices({ type: 'Bid', burdens: 3 }))).toEqual([3])
  })

  it('lists cards that lie elsewhere than in hand', () => {
    const picks = choices({ type: 'Pick', what: 1187 }, { type: 'Pass' })
    expect(codesElsewhere(asking('code', 'discard'), picks, 'card')).toEqual([1187])
    expect(codesElsewhere(asking('code', 'hand'), choices({ type: 'Pick', what: 5 }), 'reconcile')).toEqual([])
    expect(codesElsewhere(asking('code', 'hand'), picks, 'card')).toEqual([1187]) // of a hand that another has shown
    expect(codesElsewhere(asking(), choices({ type: 'Play', code: 4049 }), 'starting')).toEqual([4049])
  })
})

it('finds what a hint is about: a card in hand, one that lies there, both of a pair, and nothing of a pass', () => {
  const view = asking()
  expect(isIn(view, { type: 'Play', code: 4286 }, { code: 4286 })).toBe(true)
  expect(isIn(view, { type: 'Play', code: 4286 }, { card: 4286 })).toBe(false)
  expect(isIn(view, { type: 'Use', card: 7, ability: 0 }, { card: 7 })).toBe(true)
  const pair: Action = { type: 'Assign', character: 3, minion: 9 }
  expect([3, 9, 4].map((card) => isIn(view, pair, { card }))).toEqual([true, true, false])
  expect(isIn(view, pair, { code: 3 })).toBe(false)
  expect(isIn(view, { type: 'Pass' }, { card: 3 })).toBe(false)
})
