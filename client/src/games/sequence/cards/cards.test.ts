import { describe, expect, it } from 'vitest'
import { jackOf, rankOf, signOf, sorted, suitOf } from './cards'
import { CORNER, FACES } from '../board/layout'

const card = (name: string): number =>
  'CDHS'.indexOf(name.slice(-1)) * 13 + '23456789TJQKA'.indexOf(name.slice(0, -1).replace('10', 'T'))

describe('cards', () => {
  it('are ranks and suits', () => {
    expect([rankOf(card('10H')), suitOf(card('10H'))]).toEqual(['10', 'hearts'])
    expect(signOf(card('AS'))).toBe('A♠\uFE0E')
  })

  it('tell what a jack does', () => {
    expect(['JC', 'JD', 'JH', 'JS', 'QS'].map((name) => jackOf(card(name)))).toEqual([
      'wild',
      'wild',
      'thief',
      'thief',
      null,
    ])
  })

  it('are sorted by suit or by rank, jacks last', () => {
    const hand = ['2C', 'JD', 'AS', '2H', '3S'].map(card)
    expect(sorted(hand, 'suit')).toEqual(['3S', 'AS', '2H', '2C', 'JD'].map(card))
    expect(sorted(hand, 'rank')).toEqual(['2H', '2C', '3S', 'AS', 'JD'].map(card))
    expect(hand[0]).toBe(card('2C'))
  })
})

describe('the printed board', () => {
  it('has four corners and every other card twice', () => {
    expect(FACES.filter((face) => face === CORNER)).toHaveLength(4)
    for (let face = 0; face < 52; face++)
      expect(FACES.filter((each) => each === face)).toHaveLength(jackOf(face) ? 0 : 2)
  })
})
