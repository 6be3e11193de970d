import { describe, expect, it } from 'vitest'
import { at, shownAs, without } from './values'

describe('a value', () => {
  it.each([
    [null, 'nothing'],
    ['', 'nothing'],
    [[], 'nothing'],
    [0, 'scalar'],
    [false, 'scalar'],
    ['e4', 'scalar'],
    ['x.o\n.x.', 'drawing'],
    [[3, 1, 4], 'chips'],
    [
      [
        [1, 0],
        [0, 1],
      ],
      'grid',
    ],
    [[[1, 0], [0]], 'items'],
    [[[1], [0]], 'items'],
    [[{ kind: 'king', at: [1, 2] }, { kind: 'pawn' }], 'table'],
    [[{ kind: 'king', moves: [[1, 2]] }], 'items'],
    [{ left: 3 }, 'fields'],
    [{ value: null, eyes: [1] }, 'hidden'],
    [{ value: 3, eyes: [1] }, 'scalar'],
    [
      [
        { value: null, eyes: [] },
        { value: 3, eyes: [] },
      ],
      'chips',
    ],
  ])('%j is shown as %s', (value, kind) => {
    expect(shownAs(value).kind).toBe(kind)
  })

  it('has every column that any of its rows has', () => {
    expect(shownAs([{ a: 1 }, { b: 2, a: 3 }])).toMatchObject({ columns: ['a', 'b'] })
  })
})

describe('a path', () => {
  const view = { die: 2, score: { points: [1, 2], best: 2 }, of: { each: [0, 0] } }

  it('leads to what lies there', () => {
    expect(at(view, 'score.points')).toEqual([1, 2])
    expect(at(view, 'die.none')).toBeUndefined()
  })

  it('is left out, with what holds nothing else', () => {
    expect(without(view, ['score.points', 'of.each'])).toEqual({ die: 2, score: { best: 2 } })
    expect(without(view, [])).toEqual(view)
  })
})
