import { expect, it, vi } from 'vitest'
import { Pointing } from './pointing.svelte'

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
