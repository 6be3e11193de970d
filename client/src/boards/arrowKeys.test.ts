import { describe, expect, it } from 'vitest'
import { stepIn } from './arrowKeys'

const ROWS = [
  [5, 4, 3],
  [2, 1, 0],
]

describe('arrow keys on a board', () => {
  it('go to the next cell as it is seen', () => {
    expect(stepIn(ROWS, 4, 'ArrowLeft')).toBe(5)
    expect(stepIn(ROWS, 4, 'ArrowRight')).toBe(3)
    expect(stepIn(ROWS, 4, 'ArrowDown')).toBe(1)
    expect(stepIn(ROWS, 1, 'ArrowUp')).toBe(4)
  })

  it('stop at the rim', () => {
    expect(stepIn(ROWS, 5, 'ArrowLeft')).toBe(5)
    expect(stepIn(ROWS, 3, 'ArrowRight')).toBe(3)
    expect(stepIn(ROWS, 4, 'ArrowUp')).toBe(4)
    expect(stepIn(ROWS, 1, 'ArrowDown')).toBe(1)
  })

  it('go to the ends of the row by Home and End', () => {
    expect(stepIn(ROWS, 4, 'Home')).toBe(5)
    expect(stepIn(ROWS, 1, 'End')).toBe(0)
  })

  it('are no others', () => {
    expect(stepIn(ROWS, 4, 'Enter')).toBeNull()
  })
})
