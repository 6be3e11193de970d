import { flushSync } from 'svelte'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { remembered } from './remembered'

interface Bag {
  order: 'suit' | 'rank'
  large: boolean
  name: string
}

const DEFAULTS: Bag = { order: 'suit', large: false, name: '' }
const opened = () => remembered<Bag>('bag', DEFAULTS, { order: ['suit', 'rank'] })
const left = (value: unknown) => localStorage.setItem('pelipoyta.bag', JSON.stringify(value))

beforeEach(() => localStorage.clear())

describe('what is remembered', () => {
  it('is as given until something is chosen, and then as it was left', () => {
    const bag = opened()
    expect({ ...bag }).toEqual(DEFAULTS)
    bag.order = 'rank'
    bag.name = 'Aino'
    expect({ ...opened() }).toEqual({ order: 'rank', large: false, name: 'Aino' })
    expect(DEFAULTS.order).toBe('suit')
  })

  it.each([
    [{ order: 'colour', large: 'yes', name: 7 }, DEFAULTS],
    [
      { large: true, stray: 1 },
      { ...DEFAULTS, large: true },
    ],
    ['rank', DEFAULTS],
    [null, DEFAULTS],
  ])('takes nothing that makes no sense out of %j', (kept, bag) => {
    left(kept)
    expect({ ...opened() }).toEqual(bag)
  })

  it('lives on where nothing can be kept', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full')
    })
    const bag = opened()
    bag.large = true
    expect(bag.large).toBe(true)
  })

  it('is followed by whoever reads it', () => {
    const bag = opened()
    const seen: string[] = []
    const stop = $effect.root(() => {
      $effect(() => void seen.push(bag.order))
    })
    flushSync()
    bag.order = 'rank'
    flushSync()
    stop()
    expect(seen).toEqual(['suit', 'rank'])
  })
})
