import { describe, expect, it } from 'vitest'
import { follow, layOut, moved, nearest, sorted, turned, turnedHand, type Held } from './handOrder'
import type { Card } from '../types'

const card = (text: string): Card => {
  const [up = 0, down = 0] = text.split('/').map(Number)
  return { up, down }
}
const cards = (text: string) => text.split(' ').map(card)
const held = (text: string): Held[] => cards(text).map((each, i) => ({ key: i + 1, card: each }))
const spell = (some: readonly Held[]) => some.map(({ card: { up, down } }) => `${up}/${down}`).join(' ')
const keys = (some: readonly Held[]) => some.map(({ key }) => key)

function counter(first = 100): () => number {
  let next = first
  return () => next++
}

describe('following the hand', () => {
  it('keeps places and keys of the cards that stay, and puts new ones last', () => {
    const after = follow(held('5/1 3/4 8/2'), cards('3/4 6/7 8/2'), counter())
    expect(spell(after)).toBe('3/4 8/2 6/7')
    expect(keys(after)).toEqual([2, 3, 100])
  })

  it('counts cards that look alike', () => {
    const after = follow(held('1/6 1/6 2/4'), cards('1/6 2/4'), counter())
    expect(keys(after)).toEqual([1, 3])
    expect(spell(follow([], cards('1/6 1/6'), counter()))).toBe('1/6 1/6')
  })

  it('tells a card from itself turned', () => {
    expect(keys(follow(held('1/6'), cards('6/1'), counter()))).toEqual([100])
  })
})

describe('a turn of the hand', () => {
  it('is one half turn: the last comes first, upside down', () => {
    const after = turnedHand(held('5/1 3/4 8/2'))
    expect(spell(after)).toBe('2/8 4/3 1/5')
    expect(keys(after)).toEqual([3, 2, 1])
    expect(turnedHand(after)).toEqual(held('5/1 3/4 8/2'))
    expect(turned(card('10/2'))).toEqual(card('2/10'))
  })
})

describe('the order', () => {
  it('goes by the active or by the passive value, or is left alone', () => {
    const hand = held('8/2 10/1 3/9 8/1')
    expect(spell(sorted(hand, 'active'))).toBe('3/9 8/1 8/2 10/1')
    expect(spell(sorted(hand, 'passive'))).toBe('8/1 10/1 8/2 3/9')
    expect(spell(sorted(hand, 'free'))).toBe('8/2 10/1 3/9 8/1')
  })

  it('lets a card be put anywhere', () => {
    const hand = held('1/5 2/4 3/6 4/7')
    expect(spell(moved(hand, 0, 2))).toBe('2/4 3/6 1/5 4/7')
    expect(spell(moved(hand, 3, 0))).toBe('4/7 1/5 2/4 3/6')
    expect(spell(moved(hand, 9, 0))).toBe('1/5 2/4 3/6 4/7')
  })
})

describe('the layout', () => {
  const phone = 374

  it.each([1, 5, 8, 10, 13, 18, 26])('shows a thumb of each of %i cards on a phone, inside the screen', (count) => {
    const { places, height } = layOut(count, phone, 62)
    expect(places).toHaveLength(count)
    for (const [i, place] of places.entries()) {
      expect(place.x).toBeGreaterThanOrEqual(0)
      expect(place.x + 62).toBeLessThanOrEqual(phone + 0.01)
      const next = places[i + 1]
      if (next?.y === place.y) expect(next.x - place.x).toBeGreaterThanOrEqual(34)
    }
    expect(height).toBeLessThan(300)
  })

  it('puts thirteen in two rows on a phone and in one on a desktop', () => {
    const rows = (width: number, size: number) => new Set(layOut(13, width, size).places.map(({ y }) => y)).size
    expect(rows(phone, 62)).toBe(2)
    expect(rows(880, 84)).toBe(1)
  })

  it('finds the place under a finger', () => {
    const layout = layOut(13, phone, 62)
    for (const [i, { x, y }] of layout.places.entries()) expect(nearest(layout, x + 5, y - 4)).toBe(i)
  })
})
