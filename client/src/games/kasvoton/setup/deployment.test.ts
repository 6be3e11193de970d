import { describe, expect, it } from 'vitest'
import {
  asSeen,
  cellsOf,
  ELSEWHERE,
  FORMATIONS,
  formed,
  march,
  middleChoice,
  mirrored,
  restored,
  saved,
  shuffled,
  swapped,
} from './deployment'
import type { Legal } from '../state/pick'
import type { View } from '../types'

const ARMY = [1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 13, 14, 15, 17]
const CELLS = Array.from({ length: 26 }, (_, i) => i)
const FAR = Array.from({ length: 26 }, (_, i) => 52 + i)
const LEFT = [0, 1, 2, 3, 4, 5, 13, 14, 15, 16, 17, 18]
const sorted = (faces: Iterable<number>) => [...faces].sort((a, b) => a - b)
const where = (draft: ReadonlyMap<number, number>, face: number) =>
  [...draft].find(([, each]) => each === face)?.[0] ?? -9
const view = (part: Partial<View>) => ({ hand: [], cards: [], berths: [], ...part }) as unknown as View

describe.each(FORMATIONS)('the formation %s', (formation) => {
  it('places every card once', () => {
    const draft = formed(formation, ARMY, CELLS)
    expect(sorted(draft.values())).toEqual(ARMY)
    expect(sorted(draft.keys())).toEqual(CELLS)
  })

  it.each([
    ['near', CELLS],
    ['far', FAR],
  ])('keeps the king behind and off the edges, %s', (_, cells) => {
    const king = where(formed(formation, ARMY, cells), 13)
    expect([0, 5]).toContain(Math.floor(king / 13))
    expect(king % 13).toBeGreaterThan(1)
    expect(king % 13).toBeLessThan(11)
  })

  it('fits half a field with the card that goes elsewhere', () => {
    const draft = formed(formation, ARMY.slice(13), [...LEFT, ELSEWHERE])
    expect(sorted(draft.values())).toEqual(ARMY.slice(13))
    expect(draft.get(ELSEWHERE)).not.toBe(13)
  })
})

describe('a draft', () => {
  const draft = formed('wall', ARMY, CELLS)

  it('is shuffled by chance', () => {
    let n = 0
    const dice = () => ((n += 7) % 26) / 26
    expect(sorted(shuffled(ARMY, CELLS, dice).values())).toEqual(ARMY)
    expect([...shuffled(ARMY, CELLS, dice).values()]).not.toEqual(ARMY)
  })

  it('swaps two cards, and leaves cells that are not its own', () => {
    const next = swapped(draft, 0, 20)
    expect([next.get(0), next.get(20)]).toEqual([draft.get(20), draft.get(0)])
    expect(swapped(draft, 0, 40)).toBe(draft)
  })

  it('is mirrored and mirrored back', () => {
    expect(mirrored(draft).get(0)).toBe(draft.get(12))
    expect(mirrored(mirrored(draft))).toEqual(draft)
  })

  it('is saved and restored, on either side alike', () => {
    const plan = saved(draft, 0)
    expect(restored(ARMY, CELLS, plan, 0)).toEqual(draft)
    const far = restored(ARMY, FAR, plan, 1)
    expect(far.get(65 + 12)).toBe(draft.get(0))
    expect(far.get(52 + 12)).toBe(draft.get(13))
  })

  it('is restored with other cards, the nearest in rank', () => {
    const other = [...ARMY.slice(0, -1), 10]
    const next = restored(other, CELLS, saved(draft, 0), 0)
    expect(sorted(next.values())).toEqual(sorted(other))
    expect(next.get(where(draft, 17))).toBe(10)
    expect(where(next, 13)).toBe(where(draft, 13))
  })

  it('reads both halves of a side from the outer flank', () => {
    expect(asSeen([0, 5, 13], 0)).toEqual([0, 5, 13])
    expect(asSeen([7, 12, 25], 2)).toEqual([12, 7, 25])
    expect(asSeen([65, 70], 1)).toEqual([65, 70])
    expect(asSeen([72, 77], 3)).toEqual([77, 72])
  })

  it('reads a whole field as its player sees it', () => {
    expect(asSeen([0, 12, 13], 0)).toEqual([0, 12, 13])
    expect(asSeen([65, 77, 52], 1)).toEqual([77, 65, 52])
  })
})

describe('the cells of an army', () => {
  it('are the berths of two', () => {
    expect(cellsOf(view({ hand: ARMY, berths: CELLS }), null)).toEqual(CELLS)
    expect(middleChoice(view({ hand: ARMY, berths: CELLS }))).toEqual([])
  })

  it('of a left player of four hold one of two middle cells', () => {
    const left = view({ hand: ARMY.slice(13), berths: [...LEFT, 6, 19] })
    expect(middleChoice(left)).toEqual([6, 19])
    expect(cellsOf(left, null)).toEqual([...LEFT, 6])
    expect(cellsOf(left, 19)).toEqual([...LEFT, 19])
  })

  it('of a right player leave one card elsewhere', () => {
    expect(cellsOf(view({ hand: ARMY.slice(13), berths: LEFT }), null)).toEqual([...LEFT, ELSEWHERE])
  })
})

describe('the march', () => {
  const place = (face: number, cell: number): Legal => ({ action: { type: 'Place', face, cell }, preview: null })
  const draft = new Map([
    [0, 13],
    [19, 5],
  ])

  it('puts down what was drafted for the cell the table names', () => {
    expect(march([place(5, 0), place(13, 0)], draft)).toEqual({ type: 'Place', face: 13, cell: 0 })
    expect(march([place(5, 6), place(5, 19)], draft)).toEqual({ type: 'Place', face: 5, cell: 19 })
  })

  it('ends with being ready, and never invents', () => {
    expect(march([{ action: { type: 'Ready' }, preview: null }], draft)).toEqual({ type: 'Ready' })
    expect(march([place(2, 0)], draft)).toBeNull()
  })
})
