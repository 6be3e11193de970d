import { beforeEach, describe, expect, it } from 'vitest'
import { dropText, keepText, ownTexts, renameText } from './savedDecks'

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

  it('take another name, if it is free', () => {
    keepText('lotr', 'decks', { name: 'a', text: '1' })
    keepText('lotr', 'decks', { name: 'b', text: '2' })
    expect(renameText('lotr', 'decks', 'a', 'b').map(({ name }) => name)).toEqual(['a', 'b'])
    expect(renameText('lotr', 'decks', 'a', '').map(({ name }) => name)).toEqual(['a', 'b'])
    expect(renameText('lotr', 'decks', 'a', 'c')).toEqual([
      { name: 'c', text: '1' },
      { name: 'b', text: '2' },
    ])
    expect(ownTexts('lotr', 'decks').map(({ name }) => name)).toEqual(['c', 'b'])
  })

  it('are none where the storage holds something else', () => {
    localStorage.setItem('pelipoyta.lotr.decks', '[{"name": 3}]')
    expect(ownTexts('lotr', 'decks')).toEqual([])
  })
})
