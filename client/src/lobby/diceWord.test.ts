import { expect, test } from 'vitest'
import { MOST, wordOf } from './diceWord'

test('a word of one’s own is kept, within its bounds; without one it cannot be guessed (TABLE-12)', () => {
  expect(wordOf('  kuusi ')).toBe('kuusi')
  expect([...wordOf('🎲'.repeat(70))]).toHaveLength(MOST)
  expect(wordOf(' ')).not.toBe(wordOf(' '))
  expect(wordOf('').length).toBeGreaterThan(15)
})
