import { expect, it } from 'vitest'
import { opened } from './openView'
import type { View } from '../types'

const view = (cards: [id: number, face: number][]) =>
  ({
    seat: 0,
    deduced: [{ card: 1 }],
    cards: cards.map(([id, face]) => ({ id, side: id > 1 ? 1 : 0, cell: id, face, open: false, eyes: 0 })),
  }) as unknown as View

it('gives each card the face that somebody sees on it, also one that only its owner sees at all', () => {
  const seen = opened(
    [
      view([
        [0, 5],
        [2, 0],
      ]),
      view([
        [0, 0],
        [2, 13],
        [3, 4],
      ]),
    ],
    0,
  )
  expect(seen.cards.map(({ id, face }) => [id, face])).toEqual([
    [0, 5],
    [2, 13],
    [3, 4],
  ])
  expect(seen.deduced).toEqual([])
})
