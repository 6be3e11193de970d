import { describe, expect, it } from 'vitest'
import { isTurned, RIM, rowsSeen, SPAN, spotOf, UNIT } from './geometry'
import { stepIn } from '../../../boards/arrowKeys'
import { cellName } from '../names'
import { outlinesOf } from './figureShapes'
import type { Kind } from '../types'

const A1 = 0
const G7 = 48

describe('the board as it is seen', () => {
  it('has the own home row at the bottom', () => {
    expect(spotOf(A1, isTurned(0))).toEqual({ x: RIM + UNIT / 2, y: SPAN - RIM - UNIT / 2 })
    expect(spotOf(A1, isTurned(1))).toEqual({ x: SPAN - RIM - UNIT / 2, y: RIM + UNIT / 2 })
    expect(isTurned(null)).toBe(false)
  })

  it.each([false, true])('reads row by row as it is drawn (turned: %s)', (turned) => {
    const cells = rowsSeen(turned).flat()
    const spots = cells.map((cell) => spotOf(cell, turned))
    expect(new Set(cells).size).toBe(49)
    expect(spots.every(({ x, y }, i) => i === 0 || y > (spots[i - 1]?.y ?? 0) || x > (spots[i - 1]?.x ?? 0))).toBe(true)
  })

  it('is walked by arrows, and has an edge', () => {
    const walk = (cell: number, key: string, turned: boolean) => cellName(stepIn(rowsSeen(turned), cell, key) ?? -1)
    expect(walk(A1, 'ArrowRight', false)).toBe('b1')
    expect(walk(A1, 'ArrowUp', false)).toBe('a2')
    expect(walk(A1, 'ArrowLeft', false)).toBe('a1')
    expect(walk(G7, 'ArrowUp', false)).toBe('g7')
    expect(walk(G7, 'ArrowUp', true)).toBe('g6')
    expect(walk(G7, 'ArrowRight', true)).toBe('f7')
  })
})

describe('the figures', () => {
  const kinds: Kind[] = ['emperor', 'adjutant', 'knight', 'guard', 'lackey']

  it('are all different, also between the sides', () => {
    const outlines = kinds.flatMap((kind) => [0, 1].map((seat) => outlinesOf(kind, seat).join()))
    expect(new Set(outlines).size).toBe(10)
  })

  it('are drawn without a hole in their path', () => {
    for (const kind of kinds)
      for (const seat of [0, 1]) expect(outlinesOf(kind, seat).join()).not.toMatch(/NaN|undefined/)
  })
})
