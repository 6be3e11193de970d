import { beforeAll, describe, expect, it } from 'vitest'
import { refusalWords } from '../api/failure'
import { learnWords, speak } from '../i18n/translate'
import {
  linkTo,
  newTableWith,
  readLink,
  unfairness,
  variantsIn,
  variantTitle,
  wantedIn,
  withThese,
} from './variantText'

describe('variants in words and links', () => {
  beforeAll(async () => {
    await speak('fi')
    await learnWords('kasvoton')
  })

  it('have a title with their few numbers', () => {
    expect(variantTitle('kasvoton', 'reload:2')).toBe('Jousimiesten lataus: 2')
    expect(variantTitle('rolechess', `card${':5'.repeat(15)}`)).not.toContain('5')
    expect(variantTitle('kasvoton', 'unheard-of')).toBe('Unheard of')
  })

  it('are read from the link that they were written to', () => {
    const link = { version: 1, variants: ['riders', 'reload:2'], name: 'Villit ratsut' }
    expect(readLink(new URL(linkTo('kasvoton', link), 'http://x').search)).toEqual(link)
    expect(readLink('')).toBeNull()
    expect(readLink('?v=x&with=,riders')).toEqual({ version: NaN, variants: ['riders'], name: '' })
    expect(wantedIn(new URL(newTableWith('kasvoton', ['riders', 'duel']), 'http://x').search)).toEqual([
      'riders',
      'duel',
    ])
    expect(newTableWith('kasvoton', [])).toBe('/new/kasvoton')
    expect(wantedIn(new URL(withThese('/tournament/new/lotr', ['cube:4001:4002']), 'http://x').search)).toEqual([
      'cube:4001:4002',
    ])
  })

  it('are what options name, whatever else they hold', () => {
    expect(variantsIn({ variants: ['riders', 3] })).toEqual(['riders'])
    expect(variantsIn(null)).toEqual([])
  })

  it('are called unfair where one side scores far more', () => {
    expect([30, 31, 69, 70].map((share) => unfairness({ share }))).toEqual([
      'variant-second-ahead',
      null,
      null,
      'variant-first-ahead',
    ])
  })

  it('are named in a refusal', () => {
    const facts = { rule: 'TABLE-28', reason: 'variant-contradiction', variant: 'mirrored', other: 'same-draw' }
    expect(refusalWords('kasvoton', 'variant-contradiction', facts)).toContain('Peiliarmeijat')
  })
})
