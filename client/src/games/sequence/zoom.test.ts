import { describe, expect, it, vi } from 'vitest'
import { kept, rescale, stepped } from './zoom'

describe('zooming', () => {
  it('goes in steps and stops at both ends', () => {
    expect([1, 1.3, 1.6, 2.4, 3].map((scale) => stepped(scale, true))).toEqual([1.6, 1.6, 2.4, 2.4, 2.4])
    expect([3, 2.4, 1.6, 1.2, 1].map((scale) => stepped(scale, false))).toEqual([2.4, 1.6, 1, 1, 1])
  })

  it('keeps the spot under the fingers where it was', () => {
    expect(kept(0, 100, 1, 2)).toBe(100)
    expect(kept(100, 100, 2, 1)).toBe(0)
  })

  it('scrolls the window and stays within bounds', () => {
    const pane = document.createElement('div')
    const scrolled = vi.spyOn(pane, 'scrollTo')
    const set = vi.fn()
    rescale(pane, 1, 9, { x: 50, y: 20 }, set)
    expect(set).toHaveBeenCalledWith(3)
    expect(scrolled).toHaveBeenCalledWith({ left: 100, top: 40, behavior: 'instant' })
  })
})
