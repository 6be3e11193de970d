import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { speak } from '../i18n/translate'
import { TUMBLE_MS } from './dice'
import Dice from './Dice.svelte'

const pips = () => [...document.querySelectorAll('svg')].map((die) => die.querySelectorAll('circle').length)

function throwDice(still: boolean) {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: still } as MediaQueryList)
  const dice = mount(Dice, { target: document.body, props: { values: [3, 6], roll: 1 } })
  flushSync()
  return () => void unmount(dice)
}

beforeAll(() => speak('fi'))
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  document.body.innerHTML = ''
})

describe('Dice', () => {
  it('lie still at once where motion is unwanted', () => {
    const end = throwDice(true)
    expect(document.querySelector('.tumbling')).toBeNull()
    expect(pips()).toEqual([3, 6])
    end()
  })

  it('tumble, for at most 700 ms, and show what was thrown', () => {
    const end = throwDice(false)
    expect(document.querySelectorAll('.tumbling')).toHaveLength(2)
    vi.advanceTimersByTime(TUMBLE_MS)
    flushSync()
    expect(TUMBLE_MS).toBeLessThanOrEqual(700)
    expect(document.querySelector('.tumbling')).toBeNull()
    expect(pips()).toEqual([3, 6])
    end()
  })

  it('say what they show, also while they tumble', () => {
    const end = throwDice(false)
    expect(document.querySelector('[role=img]')?.getAttribute('aria-label')).toBe('Silmäluvut: 3, 6')
    end()
  })
})
