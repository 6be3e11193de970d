import { describe, expect, it } from 'vitest'
import { PacedQueue } from './pacedQueue'

function setUp(lengths: Record<string, number> = {}) {
  const shown: string[] = []
  const later: (() => void)[] = []
  const pace = new PacedQueue<string>(
    (item) => {
      shown.push(item)
      return lengths[item] ?? 0
    },
    { after: (_, then) => void later.push(then) },
  )
  return { pace, shown, tick: () => later.shift()?.() }
}

describe('PacedQueue', () => {
  it('shows what asks for no time at once', () => {
    const { pace, shown } = setUp()
    for (const item of ['a', 'b', 'c']) pace.push(item)
    expect(shown).toEqual(['a', 'b', 'c'])
  })

  it('lets each finish before the next', () => {
    const { pace, shown, tick } = setUp({ a: 500, b: 500 })
    for (const item of ['a', 'b', 'c']) pace.push(item)
    expect(shown).toEqual(['a'])
    expect(pace.behind).toBe(true)
    tick()
    expect(shown).toEqual(['a', 'b'])
    tick()
    expect(shown).toEqual(['a', 'b', 'c'])
    expect(pace.behind).toBe(false)
  })

  it('does not let anyone watch the past for long', () => {
    const { pace, shown } = setUp({ a0: 500 })
    for (let i = 0; i < 12; i++) pace.push(`a${i}`)
    expect(shown.length).toBeGreaterThanOrEqual(10)
    expect(shown).toEqual([...shown].sort((x, y) => Number(x.slice(1)) - Number(y.slice(1))))
  })

  it('goes on after a flush', () => {
    const { pace, shown, tick } = setUp({ a: 500 })
    pace.push('a')
    pace.push('b')
    pace.flush()
    pace.push('c')
    expect(shown).toEqual(['a', 'b'])
    tick()
    expect(shown).toEqual(['a', 'b', 'c'])
  })
})
