// Queries of a view: who stands where, who fights whom, which card asks.

import { faceOf } from '../cards/cardCatalogue'
import type { Card, Numbers, Part, View } from '../types'

export interface Lane {
  character: Card
  minions: Card[]
  /** True if it is the current skirmish. */
  current: boolean
}

/** Piles of a player that can be laid out to look at. */
export type OpenPile = 'discard' | 'dead' | 'fellowship'

/** The source of a question: a card, and its ability where that is known. */
export interface Source {
  code: number
  ability: number | null
}

export const total = (parts: readonly Part[]): number =>
  Math.max(
    0,
    parts.reduce((sum, { amount }) => sum + amount, 0),
  )

export const cardOf = (view: View, id: number): Card | undefined => view.cards.find((card) => card.id === id)

export const numbersOf = (view: View, id: number): Numbers | undefined => view.numbers.find(({ card }) => card === id)

export const strengthOf = (view: View, id: number): number => total(numbersOf(view, id)?.strength ?? [])

/** Attached to the card, or stacked on it. */
export const heldBy = (view: View, id: number): Card[] => view.cards.filter(({ host }) => host === id)

const inZone = (view: View, zone: Card['zone'], owner?: number): Card[] =>
  view.cards.filter((card) => card.zone === zone && (owner === undefined || card.owner === owner))

export const fellowshipOf = (view: View, seat: number): Card[] => inZone(view, 'fellowship', seat)

export const supportOf = (view: View, seat: number): Card[] => inZone(view, 'support', seat)

export const controlledBy = (view: View, seat: number): Card[] =>
  view.cards.filter(({ zone, holder }) => zone === 'controlled' && holder === seat)

/** The lanes of characters who may face minions: the active fellowship, and any other with an assignment. */
export function lanesOf(view: View): Lane[] {
  if (view.free < 0) return []
  const fighters = fellowshipOf(view, view.free)
  const others = fightsOf(view)
    .map(({ character }) => cardOf(view, character))
    .filter((card): card is Card => !!card && !fighters.includes(card))
  return [...fighters, ...others].map((character) => laneOf(view, character))
}

function fightsOf(view: View) {
  const now = view.fight
  if (!now || view.fights.some(({ character }) => character === now.character)) return view.fights
  return [now, ...view.fights]
}

function laneOf(view: View, character: Card): Lane {
  const current = view.fight?.character === character.id
  const fight = current ? view.fight : view.fights.find((each) => each.character === character.id)
  const minions = (fight?.minions ?? []).map((id) => cardOf(view, id)).filter((card): card is Card => !!card)
  return { character, minions, current }
}

/** Minions without an opponent. */
export function looseMinions(view: View): Card[] {
  const met = new Set(fightsOf(view).flatMap(({ minions }) => [...minions]))
  return inZone(view, 'centre').filter(({ id }) => !met.has(id))
}

/** All seats in turn order, beginning after the viewer. */
export function roundFrom(view: View, seat: number | null): number[] {
  const all = view.players.map((_, each) => each)
  const order = [...view.order, ...all.filter((each) => !view.order.includes(each))]
  const at = seat === null ? -1 : order.indexOf(seat)
  return [...order.slice(at + 1), ...order.slice(0, at + 1)]
}

const isSite = (card: Card | undefined, number: number): card is Card =>
  card !== undefined && faceOf(card.code)?.site === number

/** The site of that number on the path; with controlled sites missing, it is not its index. */
export const siteOn = (view: View, number: number): Card | undefined =>
  view.path.map((id) => cardOf(view, id)).find((card) => isSite(card, number))

/** The site of that number that a player controls: it has left the path (LOTR-23.6). */
export const takenSite = (view: View, number: number): Card | undefined =>
  view.cards.find((card) => card.zone === 'controlled' && isSite(card, number))

/** The card whose text is being carried out, or that is being played. */
export function sourceOf({ now }: View): Source | null {
  if (now.code >= 0) return { code: now.code, ability: now.ability < 0 ? null : now.ability }
  return now.playing >= 0 ? { code: now.playing, ability: null } : null
}

export const priceOf = (view: View, code: number): readonly Part[] | null =>
  view.prices.find((price) => price.code === code)?.parts ?? null
