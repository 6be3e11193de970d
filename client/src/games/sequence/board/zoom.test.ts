import { describe, expect, it, vi } from 'vitest'
import { kept, pinch, rescale, stepped } from './zoom'

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

describe('pinching', () => {
  const fingers = (type: string, apart: number) =>
    Object.assign(new Event(type, { cancelable: true }), {
      touches: [
        { clientX: 100 - apart / 2, clientY: 50 },
        { clientX: 100 + apart / 2, clientY: 50 },
      ],
    })

  function zoomed(): { pane: HTMLElement; scale: () => number; stop: () => void } {
    const pane = document.createElement('div')
    let scale = 1
    const stop = pinch(
      () => scale,
      (to) => (scale = to),
    )(pane)
    return { pane, scale: () => scale, stop }
  }

  it('follows two fingers', () => {
    const { pane, scale, stop } = zoomed()
    pane.dispatchEvent(fingers('touchstart', 80))
    const move = fingers('touchmove', 160)
    pane.dispatchEvent(move)
    expect(scale()).toBe(2)
    expect(move.defaultPrevented).toBe(true)
    stop()
    pane.dispatchEvent(fingers('touchmove', 240))
    expect(scale()).toBe(2)
  })

  it('follows a wheel with Ctrl, and leaves a plain wheel to the page', () => {
    const { pane, scale } = zoomed()
    pane.dispatchEvent(new WheelEvent('wheel', { deltaY: -100 }))
    expect(scale()).toBe(1)
    pane.dispatchEvent(Object.assign(new Event('wheel', { cancelable: true }), { deltaY: -100, ctrlKey: true }))
    expect(scale()).toBeGreaterThan(1.2)
  })
})
