import { expect, it } from 'vitest'
import { opened } from './openView'

it('shows of each seat what it sees of itself', () => {
  const views = [
    { guesses: [3, -1], score: { points: [1, 2], round: 4 }, die: 0 },
    { guesses: [-1, 5], score: { points: [1, 2], round: 4 }, die: 0 },
  ]
  expect(opened(views, 0, ['guesses', 'score.points'])).toEqual({
    guesses: [3, 5],
    score: { points: [1, 2], round: 4 },
    die: 0,
  })
})
