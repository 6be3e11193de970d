import { describe, expect, it } from 'vitest'
import { meant } from './intent'
import { NOTHING } from './pick'
import type { Card, View } from '../types'

const ALL = Array.from({ length: 13 }, (_, i) => i)
const at = (id: number, side: number, cell: number): Card => ({
  id,
  side,
  cell,
  face: side ? 0 : 7,
  open: false,
  eyes: 1,
})
const CARDS = [at(0, 0, 2), at(1, 0, 15), at(30, 1, 54), at(31, 1, 67)]
const view = (part: Partial<View> = {}) =>
  ({ seat: 0, phase: 0, columns: ALL, cards: CARDS, target: -1, ...part }) as unknown as View
const picked = (from: number) => ({ from, target: null })

describe('a touch that leads nowhere', () => {
  it('is the move of the picked card', () => {
    expect(meant(view(), 'archers', picked(15), 54, null)).toEqual({ type: 'Move', src: 15, dst: 54 })
  })

  it('is a step ahead of the own card touched, seen from either side', () => {
    expect(meant(view(), 'archers', NOTHING, 2, null)).toEqual({ type: 'Move', src: 2, dst: 15 })
    expect(meant(view({ seat: 1 }), 'archers', NOTHING, 67, null)).toEqual({ type: 'Move', src: 67, dst: 54 })
    const last = view({ cards: [at(0, 0, 70)] })
    expect(meant(last, 'archers', NOTHING, 70, null)).toEqual({ type: 'Move', src: 70, dst: 57 })
  })

  it('is an attack on the enemy by who stands nearest, and a strike once the move is made', () => {
    expect(meant(view(), 'archers', NOTHING, 54, null)).toEqual({ type: 'Move', src: 15, dst: 54 })
    expect(meant(view({ phase: 1 }), 'scout', NOTHING, 54, null)).toEqual({ type: 'Line', cell: 54 })
    expect(meant(view({ columns: [9] }), 'archers', NOTHING, 54, null)).toEqual({ type: 'Line', cell: 54 })
  })

  it('is the move of the card looked at, also out of turn; else of a card that is not there', () => {
    expect(meant(view(), '', NOTHING, 28, 15)).toEqual({ type: 'Move', src: 15, dst: 28 })
    expect(meant(view(), '', NOTHING, 28, 54)).toEqual({ type: 'Move', src: 28, dst: 41 })
    expect(meant(view(), 'archers', NOTHING, 28, null)).toEqual({ type: 'Move', src: 28, dst: 41 })
  })

  it('is a pair with whoever stands opposite, or the royal touched', () => {
    const pair = view({ target: 41 })
    expect(meant(pair, 'pair', NOTHING, 42, null)).toEqual({ type: 'Pair', one: 40, other: 42 })
    expect(meant(pair, 'pair', NOTHING, 27, null)).toEqual({ type: 'Pair', one: 27, other: 55 })
    expect(meant(pair, 'pair', picked(28), 42, null)).toEqual({ type: 'Pair', one: 28, other: 42 })
    expect(meant(view({ target: 0 }), 'pair', NOTHING, 14, null)).toEqual({ type: 'Pair', one: 14, other: 14 })
    expect(meant(pair, 'royal', NOTHING, 42, null)).toEqual({ type: 'Royal', cell: 42 })
  })
})
