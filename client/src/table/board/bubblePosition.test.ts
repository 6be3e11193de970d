import { describe, expect, it } from 'vitest'
import { spotFor, type Box } from './bubblePosition'

const board: Box = { left: 0, top: 0, right: 390, bottom: 500 }
const bubble = { width: 200, height: 60 }
const cell = (left: number, top: number): Box => ({ left, top, right: left + 50, bottom: top + 50 })
const covers = ({ left, top }: { left: number; top: number }, box: Box): boolean =>
  left < box.right && left + bubble.width > box.left && top < box.bottom && top + bubble.height > box.top

describe('where a bubble lies', () => {
  it('stands above what was touched, in the middle', () => {
    expect(spotFor(bubble, cell(170, 200), board, [])).toEqual({ left: 95, top: 130, side: 'above' })
  })

  it('stands below where there is no room above', () => {
    expect(spotFor(bubble, cell(170, 20), board, [])).toEqual({ left: 95, top: 80, side: 'below' })
  })

  it('never leaves the board nor covers the place, wherever that is', () => {
    for (let left = 0; left <= 340; left += 17) {
      for (let top = 0; top <= 450; top += 15) {
        const place = cell(left, top)
        const spot = spotFor(bubble, place, board, [])
        expect(covers(spot, place)).toBe(false)
        expect(spot.left >= 0 && spot.left + 200 <= 390 && spot.top >= 0 && spot.top + 60 <= 500).toBe(true)
      }
    }
  })

  it('goes round a button', () => {
    const button = { left: 100, top: 120, right: 300, bottom: 190 }
    expect(covers(spotFor(bubble, cell(170, 200), board, [{ box: button, weight: 8 }]), button)).toBe(false)
  })

  it('stands at the foot for what lies outside', () => {
    expect(spotFor(bubble, { left: 0, right: 390, top: 500, bottom: 500 }, board, [])).toEqual({
      left: 95,
      top: 430,
      side: 'above',
    })
  })
})
