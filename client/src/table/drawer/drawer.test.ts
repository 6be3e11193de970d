import { afterEach, expect, it, vi } from 'vitest'
import { DrawerState } from './drawer.svelte'

/** A window that can be made wider and narrower. */
function windowOf(roomy: boolean) {
  const media = Object.assign(new EventTarget(), { matches: roomy })
  vi.stubGlobal('matchMedia', () => media)
  return (wide: boolean) => {
    media.matches = wide
    media.dispatchEvent(new Event('change'))
  }
}

afterEach(() => vi.unstubAllGlobals())

it('never comes to lie over the board by itself', async () => {
  const make = windowOf(true)
  const drawer = new DrawerState()
  const stop = drawer.follow()
  await drawer.show('log')
  expect(drawer.covered).toBe(false)
  make(false)
  expect([drawer.over, drawer.open, drawer.covered]).toEqual([true, false, false])
  await drawer.show('rules')
  expect(drawer.covered).toBe(true)
  stop()
})
