// What happened, as a line of the log, spoken words, a sound and the time it wants to be looked at.

import type { GameEvent, Listener, Telling } from '../face'
import { kebab, list, t } from '../../words'
import { titleOf } from './faces'
import { remember, memoryTitle } from './memory'
import type { Event } from './types'

type Of<K extends Event['type']> = Extract<Event, { type: K }>
type Tell<K extends Event['type']> = (event: Of<K>, name: (seat: number) => string) => Telling

const MS: Partial<Record<Event['type'], number>> = {
  TurnBegan: 500,
  FellowshipMoved: 600,
  CardPlayed: 500,
  AbilityUsed: 350,
  ArcheryFired: 600,
  FightBegan: 500,
  FightEnded: 800,
  Died: 700,
  Wounded: 250,
}

const titles = (ids: readonly number[]): string => list(ids.map(memoryTitle))
const codes = (all: readonly number[]): string => list(all.map(titleOf))
const signed = (number: number): string => (number < 0 ? `−${-number}` : `+${number}`)
const keyOf = (type: string): string => `lotr-log-${kebab(type)}`

/** A line about a seat and nothing else. */
const bySeat = ({ type, seat }: { type: string; seat: number }, name: (seat: number) => string): Telling => ({
  line: t(keyOf(type), { name: name(seat) }),
  by: seat,
})

/** A line about one card on the table. */
const byCard = ({ type, card }: { type: string; card: number }): Telling => ({
  line: t(keyOf(type), { card: memoryTitle(card) }),
})

function change(key: string, by: number, facts: Record<string, string | number>): Telling {
  return { line: t(`lotr-log-${key}-${by < 0 ? 'removed' : 'added'}`, { by: Math.abs(by), ...facts }), say: '' }
}

const STORIES: { [K in Event['type']]?: Tell<K> } = {
  BidMade: bySeat,
  BidsShown: ({ type, bids }, name) => ({
    line: t(keyOf(type), { bids: list(bids.map((bid, seat) => `${name(seat)} ${bid}`)) }),
    sound: 'turn',
  }),
  TieSettled: ({ type }) => ({ line: t(keyOf(type)), sound: 'dice' }),
  PlaceTaken: ({ type, seat, place }, name) => ({ line: t(keyOf(type), { name: name(seat), place: place + 1 }), by: seat }),
  TurnBegan: (event, name) => ({ ...bySeat(event, name), sound: 'turn' }),
  PhaseBegan: ({ type, phase, seat = -1 }, name) => {
    const words = t(`lotr-phase-name-${phase}`)
    return { line: t(keyOf(type), { phase: seat < 0 ? words : `${words} (${name(seat)})` }) }
  },
  SitePlaced: ({ type, seat, code, number }) => ({
    line: t(keyOf(type), { card: titleOf(code), number }),
    by: seat,
    sound: 'card',
  }),
  FellowshipMoved: ({ type, seat, number }) => ({ line: t(keyOf(type), { number }), by: seat, sound: 'step' }),
  CardShown: ({ type, seat, code }, name) => ({ line: t(keyOf(type), { name: name(seat), card: titleOf(code) }), by: seat }),
  CardPlayed: ({ type, seat, code }, name) => ({
    line: t(keyOf(type), { name: name(seat), card: titleOf(code) }),
    by: seat,
    sound: 'card',
  }),
  AbilityUsed: ({ type, seat, code }, name) => ({
    line: t(keyOf(type), { name: name(seat), card: titleOf(code) }),
    by: seat,
    sound: 'card',
  }),
  ItemMoved: ({ type, card, bearer }) => ({ line: t(keyOf(type), { card: memoryTitle(card), bearer: memoryTitle(bearer) }) }),
  TwilightChanged: ({ by, now }) => change('twilight', by, { now }),
  BurdensChanged: ({ seat, by, now }, name) => ({ ...change('burdens', by, { now, name: name(seat) }), by: seat, sound: 'knock' }),
  CardsDrawn: ({ seat, count, codes: drawn }, name) => ({
    line: drawn.value
      ? t('lotr-log-cards-drawn-own', { cards: codes(drawn.value) })
      : t('lotr-log-cards-drawn', { name: name(seat), count }),
    by: seat,
    sound: 'card',
  }),
  CardsDiscarded: ({ type, seat, codes: gone }, name) => ({
    line: t(keyOf(type), { name: name(seat), cards: codes(gone) }),
    by: seat,
    sound: 'card',
  }),
  CardReturned: ({ seat, code, to }, name) => ({
    line: t(`lotr-log-card-returned-${to}`, { name: name(seat), card: titleOf(code) }),
    by: seat,
  }),
  CardSunk: bySeat,
  HandSeen: ({ type, seat, of }, name) => ({ line: t(keyOf(type), { name: name(seat), other: name(of) }), by: seat }),
  DeckShuffled: bySeat,
  Wounded: (event) => ({ ...byCard(event), sound: 'knock' }),
  Exerted: byCard,
  Healed: byCard,
  Died: ({ type, codes: dead }) => ({ line: t(keyOf(type), { cards: codes(dead) }), sound: 'fall' }),
  LeftPlay: ({ type, codes: gone }) => ({ line: t(keyOf(type), { cards: codes(gone) }), sound: 'slide' }),
  WoundPrevented: byCard,
  Strengthened: ({ type, cards, by }) => ({ line: t(keyOf(type), { by: signed(by), cards: titles(cards) }) }),
  Affected: ({ cards, what, amount, keyword = null }) => ({
    line: t(`lotr-log-affected-${what}`, { cards: titles(cards), n: amount, word: keyword ? t(`lotr-keyword-${keyword}`, { n: signed(amount) }) : '' }),
  }),
  RingPutOn: bySeat,
  RingTakenOff: bySeat,
  BearerChanged: byCard,
  ArcheryFired: ({ type, fellowship, minions }) =>
    fellowship || minions ? { line: t(keyOf(type), { fellowship, minions }), sound: 'slide' } : {},
  Assigned: ({ type, seat, character, minion }) => ({
    line: t(keyOf(type), { character: memoryTitle(character), minion: memoryTitle(minion) }),
    by: seat,
    sound: 'step',
  }),
  FightBegan: ({ type, character, minions }) => ({
    line: t(keyOf(type), { character: memoryTitle(character), minions: titles(minions) }),
    sound: 'knock',
  }),
  FightEnded: ({ winner, free, shadow, overwhelmed }) => {
    const line = t(`lotr-log-fight-ended-${winner === 'free' ? 'free' : 'shadow'}`, { free, shadow })
    return { line: overwhelmed ? `${line} ${t('lotr-log-overwhelmed')}` : line, sound: 'fall' }
  },
  FightCancelled: ({ type, character }) => ({ line: t(keyOf(type), { card: memoryTitle(character) }) }),
  Passed: (event, name) => ({ ...bySeat(event, name), say: '' }),
  SiteControlled: ({ type, seat, card }, name) => ({ line: t(keyOf(type), { name: name(seat), card: memoryTitle(card) }), by: seat }),
  SiteLiberated: byCard,
  CardStacked: ({ type, seat, code }) => ({ line: t(keyOf(type), { card: titleOf(code) }), by: seat }),
  TokensChanged: ({ type, card, now }) => ({ line: t(keyOf(type), { card: memoryTitle(card), now }) }),
  PlayerOut: (event, name) => ({ ...bySeat(event, name), sound: 'fall' }),
}

function learn(event: Event): void {
  if ('code' in event && 'card' in event && typeof event.code === 'number') {
    remember([{ id: event.card, code: event.code }])
  }
}

export function story(event: GameEvent, { name }: Listener): Telling {
  const known = event as unknown as Event
  learn(known)
  const tell = STORIES[known.type] as ((event: Event, name: (seat: number) => string) => Telling) | undefined
  return { ms: MS[known.type] ?? 0, ...tell?.(known, name) }
}
