import { beforeAll, describe, expect, it } from 'vitest'
import { learnWords } from '../i18n/translate'
import { ratingText, reasonOf, sameKey, signed } from './ratingText'
import { bandOf, plotOf } from './ratingPlot'

const change = { seat: 0, before: 1500, after: 1516, spread: 80, provisional: false, expected: 0.5, against: 0 }

beforeAll(() => learnWords('ratings'))

describe('a rating', () => {
  it('tells its uncertainty, and asks where it is provisional', () => {
    expect(ratingText({ points: 520, spread: 80, provisional: false })).toBe('520 ± 80')
    expect(ratingText({ points: 520, spread: 80, provisional: true })).toBe('520 ± 80 ?')
  })

  it('rises and falls with a sign', () => {
    expect([signed(16), signed(-16), signed(0)]).toEqual(['+16', '−16', '+0'])
  })

  it('changes for a reason that differs with the opponents', () => {
    const reasons = [90, 0, -90].map((against) => reasonOf({ ...change, against }))
    expect(new Set(reasons).size).toBe(3)
    expect(reasons[0]).toContain('90')
    expect(reasonOf({ ...change, provisional: true })).not.toBe(reasonOf(change))
  })

  it('is of the same kind of games by all three', () => {
    const key = { game: 'dnup', pace: 'live', seats: 'two' } as const
    expect(sameKey(key, { ...key })).toBe(true)
    expect(sameKey(key, { ...key, pace: 'days' })).toBe(false)
    expect(sameKey(null, key)).toBe(false)
  })
})

describe('the plot of a rating', () => {
  const points = [1500, 1540, 1520].map((points, i) => ({ ended: i * 3600, points, spread: 50, table: `t${i}` }))

  it('holds line and band within its box, times from left to right', () => {
    const { line, low, high } = plotOf(points, 300, 100)
    const xs = line.map(({ x }) => x)
    expect(xs).toEqual([...xs].sort((a, b) => a - b))
    for (const { y } of [...line, ...bandOf(points, 300, 100)]) {
      expect(y).toBeGreaterThanOrEqual(0)
      expect(y).toBeLessThanOrEqual(100)
    }
    expect([low, high]).toEqual([1450, 1590])
  })

  it('draws higher ratings higher, and a single one in the middle', () => {
    const { line } = plotOf(points, 300, 100)
    expect(line[1]?.y).toBeLessThan(line[0]?.y ?? 0)
    expect(plotOf(points.slice(0, 1), 300, 100).line).toEqual([{ x: 150, y: 50 }])
  })
})
