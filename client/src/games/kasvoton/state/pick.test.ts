import { describe, expect, it } from 'vitest'
import {
  about,
  actors,
  chances,
  chosenWay,
  nameOf,
  NOTHING,
  only,
  steps,
  strikeable,
  targets,
  touch,
  waysTo,
  type Legal,
} from './pick'
import type { Action, Preview, Question } from '../types'

const hint = (cells: number[], aim: number[], win: number | null = null, fall: number | null = null): Preview => ({
  cells,
  targets: aim,
  win,
  fall,
})
const may = (action: Action, preview: Preview | null = null): Legal => ({ action, preview })

const STEP = may({ type: 'Move', src: 28, dst: 27 })
const ATTACK = may({ type: 'Move', src: 28, dst: 41 }, hint([28], [41], 0.6, 0.4))
const BETTER = may({ type: 'Move', src: 29, dst: 41 }, hint([29], [41], 0.9, 0.1))
const SHOT = may({ type: 'Shoot', cell: 28 }, hint([28], [41], 0.95))
const SCOUT = may({ type: 'Scout', cell: 30 }, hint([30], [43]))
const LINE = may({ type: 'Line', cell: 41 }, hint([40, 42], [41], 0.8))
const TRIANGLE = may({ type: 'Triangle', cell: 50 }, hint([49, 51, 37], [50], 1))
const DONE = may({ type: 'Done' })
const REVEAL = may({ type: 'Reveal', cell: 28 })
const TURN = [STEP, ATTACK, BETTER, SHOT, SCOUT, LINE, TRIANGLE, DONE, REVEAL]

describe('what a turn offers', () => {
  it('is told apart by what is at stake', () => {
    expect([...steps(TURN, 28)]).toEqual([27])
    expect([...actors(TURN)].sort()).toEqual([28, 29, 30])
    expect(targets(TURN, null)).toEqual(
      new Map([
        [41, new Set(['attack', 'shoot', 'line'])],
        [50, new Set(['triangle'])],
      ]),
    )
    expect(targets(TURN, 29)).toEqual(
      new Map([
        [41, new Set(['attack', 'line'])],
        [50, new Set(['triangle'])],
      ]),
    )
    expect([...strikeable(TURN)]).toEqual([
      [41, 'line'],
      [50, 'triangle'],
    ])
    expect(chances(TURN)).toEqual([1, 3, 1, 2])
  })

  it('lists strikes first, then shots, then attacks by their odds', () => {
    expect(waysTo(TURN, 41, null).map(({ kind, by }) => [kind, by])).toEqual([
      ['line', null],
      ['shoot', 28],
      ['attack', 29],
      ['attack', 28],
    ])
  })

  it('leaves other cards out once one is picked', () => {
    expect(waysTo(TURN, 41, 29).map(({ kind }) => kind)).toEqual(['line', 'attack'])
  })

  it('takes the best way until another is chosen', () => {
    const ways = waysTo(TURN, 41, null)
    const [best, , third] = ways
    expect(chosenWay(ways, NOTHING)).toBe(best)
    expect(chosenWay(ways, { ...NOTHING, way: third ? nameOf(third) : '' })).toBe(third)
    expect(chosenWay([], NOTHING)).toBeNull()
  })

  it('finds actions by kind and cell', () => {
    expect(only(TURN, 'Done')).toEqual({ type: 'Done' })
    expect(only(TURN, 'Decline')).toBeNull()
    expect(about(TURN, 'Reveal', 28)).toBe(REVEAL)
    expect(about(TURN, 'Reveal', null)).toBeNull()
  })
})

describe('touching', () => {
  const at = (cell: number, pick = NOTHING, what: Question | '' = 'archers', legal = TURN) =>
    touch(cell, pick, what, legal)

  it('picks an own card, and lets it go again', () => {
    expect(at(28)).toEqual({ pick: { from: 28, target: null } })
    expect(at(28, { from: 28, target: null })).toEqual({ pick: NOTHING })
  })

  it('moves to an empty cell at once', () => {
    expect(at(27, { from: 28, target: null })).toEqual({ pick: NOTHING, send: STEP.action })
  })

  it('aims first at an enemy: nobody attacks by a slip of the finger', () => {
    expect(at(41, { from: 29, target: null })).toEqual({ pick: { from: 29, target: 41 } })
    expect(at(41)).toEqual({ pick: { from: null, target: 41 } })
  })

  it('takes the only way at the second touch, and none of several', () => {
    expect(at(50, { from: null, target: 50 })).toEqual({ pick: NOTHING, send: TRIANGLE.action })
    expect(at(41, { from: null, target: 41 })).toEqual({ pick: { from: null, target: null } })
  })

  it('picks nothing where nothing can be done', () => {
    expect(at(3).pick).toBe(NOTHING)
    expect(at(3, { from: 28, target: null }).pick).toBe(NOTHING)
  })

  it('changes from card to card', () => {
    expect(at(29, { from: 28, target: 41 })).toEqual({ pick: { from: 29, target: null } })
  })
})

describe('finishing a strike', () => {
  const PAIRS = [
    may({ type: 'Pair', one: 40, other: 42 }),
    may({ type: 'Pair', one: 28, other: 54 }),
    may({ type: 'Decline' }),
  ]
  const ROYALS = [may({ type: 'Royal', cell: 40 }), may({ type: 'Decline' })]

  it('takes two touches for a pair', () => {
    expect(touch(42, NOTHING, 'pair', PAIRS)).toEqual({ pick: { from: 42, target: null } })
    expect(touch(40, { from: 42, target: null }, 'pair', PAIRS)).toEqual({ pick: NOTHING, send: PAIRS[0]?.action })
    expect(touch(28, { from: 42, target: null }, 'pair', PAIRS)).toEqual({ pick: { from: 28, target: null } })
    expect(touch(3, { from: 42, target: null }, 'pair', PAIRS).pick).toBe(NOTHING)
    expect(touch(42, { from: 42, target: null }, 'pair', PAIRS)).toEqual({ pick: NOTHING })
  })

  it('shows the royal that is touched', () => {
    expect(touch(40, NOTHING, 'royal', ROYALS)).toEqual({ pick: NOTHING, send: ROYALS[0]?.action })
    expect(touch(41, NOTHING, 'royal', ROYALS)).toEqual({ pick: NOTHING })
  })
})
