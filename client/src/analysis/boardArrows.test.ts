import { expect, test } from 'vitest'
import type { Analysis } from '../api/wire'
import { arrowsAt } from './boardArrows'

const option = (cells?: number[]) => ({ action: '', value: 0, error: 0, best: 0, cells })
const found = {
  moments: [0, 3, 7, 9],
  weighed: [
    { step: 1, mark: 'blunder', played: option([1, 2]), better: [option([1, 8]), option([4, 5])] },
    { step: 2, mark: '', played: option([1, 2]), better: [option([1, 8])] },
    { step: 3, mark: 'mistake', played: option(), better: [option([30])] },
  ],
} as unknown as Analysis

test('the choice made and the best one are drawn before a mistake', () => {
  expect(arrowsAt(found, 3)).toEqual([
    { look: 'played', cells: [1, 2] },
    { look: 'better', cells: [1, 8] },
  ])
  expect(arrowsAt(found, 9)).toEqual([{ look: 'better', cells: [30] }])
})

test('where no mistake was made nothing is drawn', () => {
  expect([...arrowsAt(found, 7), ...arrowsAt(found, 4), ...arrowsAt(null, 3)]).toEqual([])
})
