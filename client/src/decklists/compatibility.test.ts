import { describe, expect, it } from 'vitest'
import type { Offer } from '../api/wire'
import { caredFor, goesWith, harmonised, usual } from './compatibility'

const offer = (key: string, format: string[], variant: string[]): Offer => ({
  key,
  text: key,
  fits: { format, variant },
  counts: {},
})
const offers = [
  offer('ttt-aragorn', ['towers', 'open'], ['deluxe']),
  offer('ttt-theoden', ['towers', 'open'], ['deluxe']),
  offer('fotr-aragorn', ['fellowship'], ['deluxe']),
  offer('fotr-60', ['fellowship'], ['starter']),
]
const fits = offers.map((each) => each.fits)

describe('what fits a table', () => {
  it('is what every option allows', () => {
    expect(goesWith(fits[0] ?? {}, { format: 'open', variant: 'deluxe', redraw: true })).toBe(true)
    expect(goesWith(fits[0] ?? {}, { format: 'open', variant: 'starter' })).toBe(false)
    expect(goesWith({}, { format: 'open' })).toBe(true)
    expect(goesWith({ format: [] }, { format: 'open' })).toBe(false)
  })

  it('goes round the seats where nothing is brought', () => {
    const towers = { format: 'towers', variant: 'deluxe' }
    expect([0, 1, 2].map((seat) => usual(offers, towers, seat))).toEqual(['ttt-aragorn', 'ttt-theoden', 'ttt-aragorn'])
    expect(usual(offers, { format: 'towers', variant: 'starter' }, 0)).toBe('')
  })

  it('lets the other choices give way to the one just made', () => {
    const towers = { format: 'towers', variant: 'deluxe', redraw: true }
    expect(harmonised(fits, { ...towers, variant: 'starter' }, 'variant')).toEqual({
      format: 'fellowship',
      variant: 'starter',
      redraw: true,
    })
    expect(harmonised(fits, { format: 'towers', variant: 'starter' }, 'format')).toEqual({
      format: 'towers',
      variant: 'deluxe',
    })
    expect(harmonised(fits, { ...towers, format: 'open' }, 'format')).toEqual({ ...towers, format: 'open' })
    expect(harmonised(fits, towers, 'redraw')).toEqual(towers)
    expect(harmonised([], towers, 'format')).toEqual(towers)
  })

  it('asks only for the options that matter', () => {
    expect(caredFor(fits, { format: 'open', variant: 'deluxe', loop_limit: null })).toEqual({
      format: 'open',
      variant: 'deluxe',
    })
  })
})
