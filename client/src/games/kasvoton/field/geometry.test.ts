import { describe, expect, it } from 'vitest'
import { across, cellAt, cellName, down, isFlipped, rowsSeen, spotOf, type Plan } from './geometry'

const PLANS: Plan[] = [true, false].flatMap((tall) => [true, false].map((flip) => ({ tall, flip })))
const ALL = Array.from({ length: 78 }, (_, cell) => cell)

describe.each(PLANS)('the field %o', (plan) => {
  it('has every cell once, where it says', () => {
    expect(
      rowsSeen(plan)
        .flat()
        .sort((a, b) => a - b),
    ).toEqual(ALL)
    for (const cell of ALL) expect(cellAt(spotOf(cell, plan), plan)).toBe(cell)
    expect([across(plan), down(plan)]).toEqual(plan.tall ? [6, 13] : [13, 6])
  })

  it('shows the own rear row nearest: below, or on the left', () => {
    const rear = plan.flip ? 65 : 0
    expect(plan.tall ? spotOf(rear, plan).x : spotOf(rear, plan).y).toBe(plan.tall ? 0 : 5)
  })
})

describe('the own side', () => {
  it('is near for everyone, and for onlookers it is blue', () => {
    expect([0, 1, 2, 3, null].map(isFlipped)).toEqual([false, true, false, true, false])
  })

  it('has cells named as the rules do', () => {
    expect([0, 12, 65, 77, 41].map(cellName)).toEqual(['a1', 'm1', 'a6', 'm6', 'c4'])
  })
})
