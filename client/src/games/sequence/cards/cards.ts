// Cards as shown: rank, suit, what a jack does, and the order of a hand.

import { t } from '../../../i18n/translate'
import { RANKS } from '../board/layout'

export type Suit = 'clubs' | 'diamonds' | 'hearts' | 'spades'
/** Power of a jack: puts a chip anywhere, or takes one away. */
export type Jack = 'wild' | 'thief'
export type Order = 'suit' | 'rank'

const SUITS: readonly Suit[] = ['clubs', 'diamonds', 'hearts', 'spades']
// The selector keeps phones from drawing the signs as emoji.
const SIGNS: Record<Suit, string> = { clubs: '♣\uFE0E', diamonds: '♦\uFE0E', hearts: '♥\uFE0E', spades: '♠\uFE0E' }
const JACK = RANKS.indexOf('J')

const place = (card: number): number => card % RANKS.length

export const rankOf = (card: number): string => RANKS[place(card)] ?? ''
export const suitOf = (card: number): Suit => SUITS[Math.floor(card / RANKS.length)] ?? 'clubs'

export function jackOf(card: number): Jack | null {
  if (place(card) !== JACK) return null
  return suitOf(card) === 'clubs' || suitOf(card) === 'diamonds' ? 'wild' : 'thief'
}

/** Short, the same in every language: 10♥. */
export const signOf = (card: number): string => rankOf(card) + SIGNS[suitOf(card)]

/** In words, for screen readers: «hertta 10». */
export const cardName = (card: number): string => t('sequence-card', { suit: suitOf(card), rank: rankOf(card) })

/** The name of a card in the hand: a jack says what it does. */
export function handName(card: number): string {
  const jack = jackOf(card)
  return jack ? `${cardName(card)}, ${t(`sequence-jack-${jack}`)}` : cardName(card)
}

/** Alternating colours, so that neighbours are told apart. */
const SUIT_ORDER: Record<Suit, number> = { spades: 0, hearts: 1, clubs: 2, diamonds: 3 }

const bySuit = (card: number): number => SUIT_ORDER[suitOf(card)] * RANKS.length + place(card)
const byRank = (card: number): number => place(card) * SUITS.length + SUIT_ORDER[suitOf(card)]

/** The hand in the chosen order, jacks last. */
export function sorted(hand: readonly number[], order: Order): number[] {
  const key = order === 'suit' ? bySuit : byRank
  const weight = (card: number) => (jackOf(card) ? 1000 : 0) + key(card)
  return [...hand].sort((one, other) => weight(one) - weight(other))
}
