import { beforeEach, describe, expect, it } from 'vitest'
import { dropText, forSeats, keepText, ownTexts } from './decks'

describe('texts of one’s own', () => {
  beforeEach(() => localStorage.clear())

  it('are kept by name and given up by name', () => {
    keepText('lotr', 'decks', { name: 'Ratsastajat', text: '3 4C286' })
    keepText('lotr', 'decks', { name: 'Örkit', text: '4 1C176' })
    keepText('lotr', 'decks', { name: 'Ratsastajat', text: '4 4C286' })
    expect(ownTexts('lotr', 'decks')).toEqual([
      { name: 'Örkit', text: '4 1C176' },
      { name: 'Ratsastajat', text: '4 4C286' },
    ])
    expect(dropText('lotr', 'decks', 'Örkit')).toHaveLength(1)
    expect(ownTexts('lotr', 'other')).toEqual([])
  })

  it('are none where the storage holds something else', () => {
    localStorage.setItem('pelipoyta.lotr.decks', '[{"name": 3}]')
    expect(ownTexts('lotr', 'decks')).toEqual([])
  })

  it('go round the seats', () => {
    expect(forSeats(['a', 'b'], 3)).toEqual(['a', 'b', 'a'])
    expect(forSeats([], 2)).toEqual(['', ''])
  })
})
