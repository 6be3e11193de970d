import { expect, it, vi } from 'vitest'
import { Highlight } from './highlight.svelte'

it('lights what is pointed at, for as long as that is', () => {
  const highlight = new Highlight(vi.fn())
  highlight.show([3])
  expect(highlight.cells).toEqual([3])
  highlight.leave()
  expect(highlight.cells).toEqual([])
})

it('holds what was touched until the next touch, with nothing over it', () => {
  const uncover = vi.fn()
  const highlight = new Highlight(uncover)
  highlight.pin([3, 4])
  highlight.leave()
  expect(highlight.cells).toEqual([3, 4])
  expect(uncover).toHaveBeenCalledOnce()
  highlight.clear()
  expect(highlight.cells).toEqual([])
})

it('lets go of what was touched when something else is pointed at', () => {
  const highlight = new Highlight(vi.fn())
  highlight.pin([3])
  highlight.show([5])
  highlight.leave()
  expect(highlight.cells).toEqual([])
})

it('keeps what a hint is about while the hint is put away, and lets go of it at the next touch', () => {
  const highlight = new Highlight(vi.fn())
  const advice = { type: 'Step', src: 3, dst: 4 }
  document.body.innerHTML = '<div id="hint-box"><button></button></div><p></p>'
  const touch = (what: string) => {
    const event = new Event('pointerdown')
    Object.defineProperty(event, 'target', { value: document.querySelector(what) })
    highlight.handleTouch(event)
  }
  highlight.showAdvice(advice)
  touch('button')
  expect([highlight.cells, highlight.advice]).toEqual([[3, 4], advice])
  touch('p')
  expect([highlight.cells, highlight.advice]).toEqual([[], null])
  document.body.innerHTML = ''
})
