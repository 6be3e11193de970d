import { describe, expect, it } from 'vitest'
import { plain } from './cardNames'

describe('a culture in words', () => {
  it('stands before its noun as the language has it', () => {
    expect(plain('löydä [dwarven] kortti')).toBe('löydä kääpiöiden kortti')
    expect(plain('[dwarven] tai [elven] kortti')).toBe('Kääpiöiden tai haltioiden kortti')
  })

  it('begins a sentence with a capital, and leaves other marks alone', () => {
    expect(plain('Manööveri: [raider] ihminen. [elven] kortti')).toBe(
      'Manööveri: Ryöstäjien ihminen. Haltioiden kortti',
    )
    expect(plain('[unheard] kortti')).toBe('[unheard] kortti')
  })
})
