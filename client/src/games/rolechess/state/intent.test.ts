import { describe, expect, it } from 'vitest'
import { MEN } from '../tileScene'
import { meant } from './intent'
import { NOTHING } from './pick'
import type { View } from '../types'

const view = { pieces: MEN, turn: 0, step: { type: 'Step', src: 1, dst: 31 }, attackers: [31] } as unknown as View
const cellOf = (seat: number, kind: string) =>
  MEN.find(({ piece, cell }) => cell !== null && piece.seat === seat && piece.kind === kind)?.cell ?? -1
const OWN = cellOf(0, 'guard')
const FOE = cellOf(1, 'emperor')
const EMPTY = 24
const KNIGHT = { from: 31, target: null }

describe('what a touch in vain must have meant', () => {
  it.each([
    ['an empty circle', EMPTY, NOTHING, 'turn', { type: 'Step', src: EMPTY, dst: EMPTY }],
    ['an empty circle, with a piece picked', EMPTY, KNIGHT, 'turn', { type: 'Step', src: 31, dst: EMPTY }],
    ['an enemy nobody reaches', FOE, NOTHING, 'turn', { type: 'Attack', src: FOE, target: FOE }],
    ['an enemy the piece picked does not reach', FOE, KNIGHT, 'turn', { type: 'Attack', src: 31, target: FOE }],
    ['a piece that cannot act', OWN, KNIGHT, 'turn', { type: 'Step', src: OWN, dst: OWN }],
    ['anything out of turn', OWN, NOTHING, '', { type: 'Step', src: OWN, dst: OWN }],
    ['another enemy after a move', FOE, NOTHING, 'attack', { type: 'Attack', src: 31, target: FOE }],
    ['another piece after a move', OWN, NOTHING, 'attack', { type: 'Attack', src: OWN, target: OWN }],
    ['a second move', EMPTY, NOTHING, 'attack', { type: 'Step', src: 31, dst: EMPTY }],
    ['a piece that may not join', OWN, NOTHING, 'partner', { type: 'Join', src: OWN }],
    ['a second attack', FOE, NOTHING, 'advance', { type: 'Attack', src: 31, target: FOE }],
    ['a move after the battle', EMPTY, NOTHING, 'advance', { type: 'Step', src: 31, dst: EMPTY }],
  ] as const)('%s', (_, cell, pick, what, action) => {
    expect(meant(cell, pick, what, view, 0)).toEqual(action)
  })
})
