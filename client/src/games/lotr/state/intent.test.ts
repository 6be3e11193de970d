import { beforeAll, describe, expect, it } from 'vitest'
import { speak } from '../../../i18n/translate'
import { knowCards, type CardFace } from '../cards/cardCatalogue'
import { meantBy } from './intent'
import type { Card, View } from '../types'

const card = (id: number, code: number, zone: Card['zone']): Card => ({
  id,
  code,
  owner: 0,
  zone,
  host: -1,
  wounds: 0,
  tokens: [],
  holder: -1,
})
const view = {
  cards: [card(1, 10, 'fellowship'), card(2, 11, 'fellowship'), card(7, 20, 'centre'), card(8, 20, 'centre')],
  players: [{ bearer: 1 }],
  free: 0,
  fights: [{ character: 2, minions: [7] }],
  fight: null,
} as unknown as View

beforeAll(async () => {
  await speak('fi')
  knowCards('fi', [
    { code: 10, uses: [] },
    { code: 11, uses: [1] },
    { code: 20, uses: [] },
  ] as unknown as CardFace[])
})

describe('a touch that leads to nothing', () => {
  it('would play a card of the hand, or use one on the table by its first ability', () => {
    expect(meantBy(view, 'fellowship', { code: 4286 }, null)).toEqual({ type: 'Play', code: 4286 })
    expect(meantBy(view, 'skirmish', { card: 2 }, null)).toEqual({ type: 'Use', card: 2, ability: 1 })
    expect(meantBy(view, 'skirmish', { card: 1 }, null)).toEqual({ type: 'Use', card: 1, ability: 0 })
  })

  it('would pick where a card is to be picked', () => {
    expect(meantBy(view, 'target', { card: 2 }, null)).toEqual({ type: 'Pick', what: 2 })
    expect(meantBy(view, 'discard-down', { code: 4286 }, null)).toEqual({ type: 'Pick', what: 4286 })
  })

  it('would set a character against a minion, the two touched or the likeliest', () => {
    expect(meantBy(view, 'defend', { card: 7 }, 1)).toEqual({ type: 'Assign', character: 1, minion: 7 })
    expect(meantBy(view, 'defend', { card: 1 }, 8)).toEqual({ type: 'Assign', character: 1, minion: 8 })
    expect(meantBy(view, 'left-over', { card: 2 }, null)).toEqual({ type: 'Assign', character: 2, minion: 8 })
    expect(meantBy(view, 'defend', { card: 7 }, null)).toEqual({ type: 'Assign', character: 1, minion: 7 })
  })
})
