// Log line, spoken words, sound and duration of each event.

import type { GameEvent, Listener, Telling } from '../screen'
import { dashed, firstOf, has, kebab, list, t } from '../../i18n/translate'
import { titleOf } from './cards/cardCatalogue'
import { remember, memoryTitle } from './view/knownCards'
import type { Event } from './types'

type Of<K extends Event['type']> = Extract<Event, { type: K }>
type Name = (seat: number) => string
type Tell<K extends Event['type']> = (event: Of<K>, name: Name) => Telling

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

/** « (Saruman's Ambition)», « (archery)»: the card or rule that caused it, if any. */
function whyOf({ cause = -1, why = '' }: { cause?: number; why?: string }): string {
  const words = cause >= 0 ? titleOf(cause) : why ? t(`lotr-log-why-${why}`) : ''
  return words && ` (${words})`
}

/** A line about a seat and nothing else. */
const bySeat = ({ type, seat }: { type: string; seat: number }, name: Name): Telling => ({
  line: t(keyOf(type), { name: name(seat) }),
  by: seat,
})

/** A line about one card on the table. */
const byCard = (event: { type: string; card: number; cause?: number; why?: string }): Telling => ({
  line: t(keyOf(event.type), { card: memoryTitle(event.card), why: whyOf(event) }),
})

function change(key: string, by: number, facts: Record<string, string | number>): string {
  return t(`lotr-log-${key}-${by < 0 ? 'removed' : 'added'}`, { by: Math.abs(by), ...facts })
}

function played({ seat, code, bearer = -1, paid = 0, pool = 0 }: Of<'CardPlayed'>, name: Name): string {
  const cost = paid ? t('lotr-log-paid', { by: signed(paid), pool }) : ''
  const facts = { name: name(seat), card: titleOf(code), paid: cost }
  return bearer < 0
    ? t('lotr-log-card-played', facts)
    : t('lotr-log-card-played-on', { ...facts, bearer: memoryTitle(bearer) })
}

function fought({ character, winner, free, shadow, overwhelmed }: Of<'FightEnded'>): string {
  const how = winner === 'free' ? 'free' : free === shadow ? 'tie' : 'shadow'
  const line = t(`lotr-log-fight-ended-${how}`, { character: memoryTitle(character), free, shadow })
  return overwhelmed ? `${line} ${t('lotr-log-overwhelmed')}` : line
}

/** Choices are logged only where no other event tells of them. */
const SEATS = ['player', 'archery-player']

/** The line of every event of the rules, or null where another event says it all. */
export const STORIES: { [K in Event['type']]: Tell<K> | null } = {
  BidMade: (event, name) => ({ ...bySeat(event, name), tone: 'aside' }),
  BidsShown: ({ type, bids }, name) => ({
    line: t(keyOf(type), { bids: list(bids.map((bid, seat) => `${name(seat)} ${bid}`)) }),
    sound: 'turn',
  }),
  TieSettled: ({ type }) => ({ line: t(keyOf(type)), sound: 'dice' }),
  PlaceTaken: ({ type, seat, place }, name) => ({
    line: t(keyOf(type), { name: name(seat), place: place + 1 }),
    by: seat,
  }),
  TurnBegan: (event, name) => ({ ...bySeat(event, name), turn: event.seat, tone: 'head', sound: 'turn' }),
  PhaseBegan: ({ type, phase, seat = -1 }, name) => {
    const words = t(`lotr-phase-name-${phase}`)
    return { line: t(keyOf(type), { phase: seat < 0 ? words : `${words} (${name(seat)})` }), tone: 'part' }
  },
  SitePlaced: ({ type, seat, code, number }, name) => ({
    line: t(keyOf(type), { name: name(seat), card: titleOf(code), number }),
    by: seat,
    sound: 'card',
  }),
  FellowshipMoved: ({ type, seat, number }) => ({ line: t(keyOf(type), { number }), by: seat, sound: 'step' }),
  // It is played next, and the board shows it meanwhile.
  CardShown: null,
  CardPlayed: (event, name) => ({ line: played(event, name), by: event.seat, sound: 'card' }),
  AbilityUsed: ({ type, seat, code }, name) => ({
    line: t(keyOf(type), { name: name(seat), card: titleOf(code) }),
    by: seat,
    sound: 'card',
  }),
  ItemMoved: ({ type, card, bearer }) => ({
    line: t(keyOf(type), { card: memoryTitle(card), bearer: memoryTitle(bearer) }),
  }),
  // The payment is told with the card.
  TwilightChanged: (event) =>
    event.why === 'cost'
      ? {}
      : { line: change('twilight', event.by, { now: event.now, why: whyOf(event) }), say: '', tone: 'aside' },
  BurdensChanged: (event, name) => ({
    line: change('burdens', event.by, { now: event.now, name: name(event.seat), why: whyOf(event) }),
    by: event.seat,
    sound: 'knock',
  }),
  CardsDrawn: (event, name) => ({
    line: event.codes.value
      ? t('lotr-log-cards-drawn-own', { cards: codes(event.codes.value), why: whyOf(event) })
      : t('lotr-log-cards-drawn', { name: name(event.seat), count: event.count, why: whyOf(event) }),
    by: event.seat,
    sound: 'card',
  }),
  CardsDiscarded: (event, name) => ({
    line: t(`lotr-log-cards-discarded-${event.pile === 'deck' ? 'deck' : 'hand'}`, {
      name: name(event.seat),
      cards: codes(event.codes),
      why: whyOf(event),
    }),
    by: event.seat,
    sound: 'card',
  }),
  CardReturned: ({ seat, code, to }, name) => ({
    line: t(`lotr-log-card-returned-${to}`, { name: name(seat), card: titleOf(code) }),
    by: seat,
  }),
  CardSunk: ({ seat, code: { value } }, name) => ({
    line:
      value === null
        ? t('lotr-log-card-sunk', { name: name(seat) })
        : t('lotr-log-card-sunk-own', { card: titleOf(value) }),
    by: seat,
  }),
  HandSeen: ({ seat, of, codes: { value } }, name) => ({
    line: value
      ? t('lotr-log-hand-seen-own', { other: name(of), cards: codes(value) })
      : t('lotr-log-hand-seen', { name: name(seat), other: name(of) }),
    by: seat,
  }),
  HandShown: ({ seat, of, codes: shown }, name) => ({
    line: t('lotr-log-hand-shown', { other: name(of), cards: codes(shown) }),
    by: seat,
  }),
  DeckSeen: ({ seat, of, codes: { value } }, name) => ({
    line: value
      ? t('lotr-log-deck-seen-own', { other: name(of), cards: codes(value) })
      : t('lotr-log-deck-seen', { name: name(seat), other: name(of) }),
    by: seat,
  }),
  DeckShown: ({ seat, of, codes: shown }, name) => ({
    line: t('lotr-log-deck-shown', { other: name(of), cards: codes(shown) }),
    by: seat,
  }),
  // Follows every search of a deck; worth a line only when the discard pile becomes the deck.
  DeckShuffled: (event, name) => (event.anew ? bySeat(event, name) : {}),
  Wounded: (event) => ({ ...byCard(event), sound: 'knock' }),
  Exerted: byCard,
  Healed: byCard,
  Died: ({ type, codes: dead }) => ({
    line: t(keyOf(type), { cards: codes(dead), count: dead.length }),
    sound: 'fall',
    mark: 'point',
  }),
  LeftPlay: (event) => ({
    line: t(keyOf(event.type), { cards: codes(event.codes), why: whyOf(event) }),
    sound: 'slide',
  }),
  WoundPrevented: byCard,
  Strengthened: (event) => ({
    line: t(keyOf(event.type), { by: signed(event.by), cards: titles(event.cards), why: whyOf(event) }),
  }),
  Affected: (event) => ({
    line: t(`lotr-log-affected-${event.what}`, {
      cards: titles(event.cards),
      n: event.amount,
      word: event.keyword ? t(`lotr-keyword-${event.keyword}`, { n: signed(event.amount) }) : '',
      why: whyOf(event),
    }),
  }),
  RingPutOn: (event, name) => ({
    line: t(keyOf(event.type), { name: name(event.seat), why: whyOf(event) }),
    by: event.seat,
  }),
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
    tone: 'part',
    sound: 'knock',
    mark: 'chapter',
  }),
  FightEnded: (event) => ({ line: fought(event), sound: 'fall' }),
  FightUncontested: ({ winner }) => ({
    line: t(`lotr-log-fight-uncontested-${winner === 'free' ? 'free' : 'shadow'}`),
    sound: 'fall',
  }),
  FightCancelled: (event) => ({
    line: t(keyOf(event.type), { card: memoryTitle(event.character), why: whyOf(event) }),
  }),
  Picked: ({ type, seat, what, card }, name) =>
    SEATS.includes(what) ? { line: t(keyOf(type), { name: name(seat), other: name(card) }), by: seat } : {},
  Decided: ({ seat, what, way, code = -1 }, name) => {
    const key = `lotr-log-decided-${what}-${way}`
    return has(key) ? { line: t(key, { name: name(seat), card: code < 0 ? '' : titleOf(code) }), by: seat } : {}
  },
  Passed: (event, name) => ({ ...bySeat(event, name), say: '', tone: 'aside' }),
  Skipped: ({ what, seat = -1, code = -1 }, name) => ({
    line: t(what === 'actions' && seat < 0 ? 'lotr-log-skipped-nobody' : `lotr-log-skipped-${what}`, {
      name: seat < 0 ? '' : name(seat),
      card: code < 0 ? '' : titleOf(code),
    }),
    say: '',
    tone: 'aside',
  }),
  SiteControlled: (event, name) => ({
    line: t(keyOf(event.type), { name: name(event.seat), card: memoryTitle(event.card), why: whyOf(event) }),
    by: event.seat,
  }),
  SiteLiberated: byCard,
  CardStacked: ({ type, seat, code, on }) => ({
    line: t(keyOf(type), { card: titleOf(code), on: memoryTitle(on) }),
    by: seat,
  }),
  TokensChanged: (event) => ({
    line: t(keyOf(event.type), { card: memoryTitle(event.card), now: event.now, why: whyOf(event) }),
  }),
  GaveUp: ({ type, seat }, name) => ({ line: t(keyOf(type), { name: name(seat) }), by: seat }),
  PlayerOut: ({ type, seat, why }, name) => ({
    line: firstOf([`${keyOf(type)}-${dashed(why)}`, keyOf(type)], { name: name(seat) }),
    by: seat,
    sound: 'fall',
    mark: 'point',
  }),
}

function learn(event: Event): void {
  if ('code' in event && 'card' in event && typeof event.code === 'number') {
    remember([{ id: event.card, code: event.code }])
  }
}

export function story(event: GameEvent, { name }: Listener): Telling {
  const known = event as unknown as Event
  learn(known)
  const tell = STORIES[known.type] as ((event: Event, name: Name) => Telling) | null | undefined
  const told = tell?.(known, name) ?? {}
  // A heading read aloud ends like a sentence.
  const say = told.tone === 'head' || told.tone === 'part' ? `${told.line ?? ''}.` : told.say
  return { ms: MS[known.type] ?? 0, ...told, say }
}
