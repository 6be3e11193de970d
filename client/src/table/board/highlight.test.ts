import { expect, it, vi } from 'vitest'
import { Pointing } from './highlight.svelte'

it('lights what is pointed at, for as long as that is', () => {
  const pointing = new Pointing(vi.fn())
  pointing.at([3])
  expect(pointing.cells).toEqual([3])
  pointing.leave()
  expect(pointing.cells).toEqual([])
})

it('holds what was touched until the next touch, with nothing over it', () => {
  const uncover = vi.fn()
  const pointing = new Pointing(uncover)
  pointing.hold([3, 4])
  pointing.leave()
  expect(pointing.cells).toEqual([3, 4])
  expect(uncover).toHaveBeenCalledOnce()
  pointing.drop()
  expect(pointing.cells).toEqual([])
})

it('lets go of what was touched when something else is pointed at', () => {
  const pointing = new Pointing(vi.fn())
  pointing.hold([3])
  pointing.at([5])
  pointing.leave()
  expect(pointing.cells).toEqual([])
})

it('keeps what a hint is about while the hint is put away, and lets go of it at the next touch', () => {
  const pointing = new Pointing(vi.fn())
  const advice = { type: 'Step', src: 3, dst: 4 }
  document.body.innerHTML = '<div id="hint-box"><button></button></div><p></p>'
  const touch = (what: string) => {
    const event = new Event('pointerdown')
    Object.defineProperty(event, 'target', { value: document.querySelector(what) })
    pointing.touched(event)
  }
  pointing.advise(advice)
  touch('button')
  expect([pointing.cells, pointing.advice]).toEqual([[3, 4], advice])
  touch('p')
  expect([pointing.cells, pointing.advice]).toEqual([[], null])
  document.body.innerHTML = ''
})
