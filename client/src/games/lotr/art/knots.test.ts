import { describe, expect, it } from 'vitest'
import { knotOf, type Weave } from './knots'

const CULTURES: Weave[] = [
  'dwarven',
  'elven',
  'gandalf',
  'gondor',
  'rohan',
  'shire',
  'dunland',
  'isengard',
  'moria',
  'raider',
  'ringwraith',
  'sauron',
  'gollum',
  'site',
]

describe('a knot', () => {
  it.each(CULTURES)('of %s stays in its box and crosses itself', (culture) => {
    const { strand, overs } = knotOf(culture)
    const numbers = strand.match(/[\d.]+/g)?.map(Number) ?? []
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...numbers)).toBeLessThanOrEqual(100)
    expect(overs.length).toBeGreaterThan(1)
  })

  it('is its own for every culture', () => {
    expect(new Set(CULTURES.map((culture) => knotOf(culture).strand)).size).toBe(CULTURES.length)
  })

  it('goes over once at each crossing', () => {
    expect(knotOf('elven').overs).toHaveLength(5)
    expect(knotOf('shire').overs).toHaveLength(3)
  })
})
