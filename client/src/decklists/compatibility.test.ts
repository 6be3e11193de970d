import { describe, expect, it } from 'vitest'
import type { Offer } from '../api/wire'
import { deckOptions, fitsOptions, withDeckOptions, defaultDeck } from './compatibility'

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
    expect(fitsOptions(fits[0] ?? {}, { format: 'open', variant: 'deluxe', redraw: true })).toBe(true)
    expect(fitsOptions(fits[0] ?? {}, { format: 'open', variant: 'starter' })).toBe(false)
    expect(fitsOptions({}, { format: 'open' })).toBe(true)
    expect(fitsOptions({ format: [] }, { format: 'open' })).toBe(false)
  })

  it('goes round the seats where nothing is brought', () => {
    const towers = { format: 'towers', variant: 'deluxe' }
    expect([0, 1, 2].map((seat) => defaultDeck(offers, towers, seat))).toEqual([
      'ttt-aragorn',
      'ttt-theoden',
      'ttt-aragorn',
    ])
    expect(defaultDeck(offers, { format: 'towers', variant: 'starter' }, 0)).toBe('')
  })

  it('lets the other choices give way to the one just made', () => {
    const towers = { format: 'towers', variant: 'deluxe', redraw: true }
    expect(withDeckOptions(fits, { ...towers, variant: 'starter' }, 'variant')).toEqual({
      format: 'fellowship',
      variant: 'starter',
      redraw: true,
    })
    expect(withDeckOptions(fits, { format: 'towers', variant: 'starter' }, 'format')).toEqual({
      format: 'towers',
      variant: 'deluxe',
    })
    expect(withDeckOptions(fits, { ...towers, format: 'open' }, 'format')).toEqual({ ...towers, format: 'open' })
    expect(withDeckOptions(fits, towers, 'redraw')).toEqual(towers)
    expect(withDeckOptions([], towers, 'format')).toEqual(towers)
  })

  it('asks only for the options that matter', () => {
    expect(deckOptions(fits, { format: 'open', variant: 'deluxe', loop_limit: null })).toEqual({
      format: 'open',
      variant: 'deluxe',
    })
  })
})
