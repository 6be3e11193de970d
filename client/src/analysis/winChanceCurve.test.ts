import { describe, expect, it } from 'vitest'
import type { Analysis } from '../api/wire'
import { curvesOf, HIGH, moments, placeOf, WIDE } from './winChanceCurve'

const found = (teams: number[], chances: number[][]): Analysis =>
  ({ teams, points: chances.map((each) => ({ chances: each, error: 0 })), moments: [0, 0, 1] }) as unknown as Analysis

describe('the curve', () => {
  it('is one line for two sides, from left to right, a win on top', () => {
    const two = found(
      [0, 1],
      [
        [0.5, 0.5],
        [0.25, 0.75],
        [1, 0],
      ],
    )
    expect(curvesOf(two)).toEqual([{ team: 0, seat: 0, points: '0.0,100.0 300.0,150.0 600.0,0.0' }])
    expect(placeOf(two, 2, 1)).toEqual([WIDE, HIGH])
  })
  it('is a line a team for more, and one for a team of several', () => {
    const three = [0.2, 0.3, 0.5]
    expect(curvesOf(found([0, 1, 2], [three, three, three])).map(({ seat }) => seat)).toEqual([0, 1, 2])
    expect(
      curvesOf(
        found(
          [0, 1, 0, 1],
          [
            [1, 0, 1, 0],
            [1, 0, 1, 0],
            [1, 0, 1, 0],
          ],
        ),
      ),
    ).toHaveLength(1)
  })
  it('tells of each moment what it ended with', () => {
    expect(
      moments(
        found(
          [0, 1],
          [
            [0.5, 0.5],
            [0.25, 0.75],
            [1, 0],
          ],
        ),
      ),
    ).toEqual([
      { moment: 0, step: 1 },
      { moment: 1, step: 2 },
    ])
  })
})
