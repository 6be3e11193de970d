// Turns touches and keys into legal actions; holds half-made picks, and no rules.

import type { Action, Assign, Event, Question, View } from '../types'

export interface Choice {
  action: Action
}

type Names = View['choosing']['names']

/** A touched card: one on the table by id, or one in hand or pile by code. */
export type Touch = { card: number } | { code: number }

export const isCard = (touch: Touch): touch is { card: number } => 'card' in touch

export const same = (a: Touch | null, b: Touch | null): boolean => JSON.stringify(a) === JSON.stringify(b)

/** The actions possible with the touched card, except assignments. */
export function actionsOn(view: View, legal: readonly Choice[], touch: Touch): Action[] {
  const { names } = view.choosing
  return legal
    .map(({ action }) => action)
    .filter((action) => (isCard(touch) ? isAbout(action, touch.card, names) : isOf(action, touch.code, names)))
}

/** True if the action is about the touched card, also as one of a pair. */
export function isIn(view: View, action: Action, touch: Touch): boolean {
  if (action.type === 'Assign') return isCard(touch) && [action.character, action.minion].includes(touch.card)
  return actionsOn(view, [{ action }], touch).length > 0
}

function isAbout(action: Action, card: number, names: Names): boolean {
  if (action.type === 'Use') return action.card === card
  if (action.type === 'Transfer') return action.item === card
  return action.type === 'Pick' && names === 'card' && action.what === card
}

function isOf(action: Action, code: number, names: Names): boolean {
  if (action.type === 'Play' || action.type === 'HealBy') return action.code === code
  return action.type === 'Pick' && names === 'code' && action.what === code
}

const assigns = (legal: readonly Choice[]): Assign[] =>
  legal.flatMap(({ action }) => (action.type === 'Assign' ? [action] : []))

/** The possible opponents of a character or minion. */
export const opponents = (legal: readonly Choice[], card: number): Set<number> =>
  new Set(
    assigns(legal).flatMap(({ character, minion }) =>
      character === card ? [minion] : minion === card ? [character] : [],
    ),
  )

export const assignable = (legal: readonly Choice[]): Set<number> =>
  new Set(assigns(legal).flatMap(({ character, minion }) => [character, minion]))

export const pairOf = (legal: readonly Choice[], one: number, other: number): Assign | undefined =>
  assigns(legal).find(
    ({ character, minion }) => (character === one && minion === other) || (character === other && minion === one),
  )

export const passIn = (legal: readonly Choice[]): boolean => legal.some(({ action }) => action.type === 'Pass')

/** True if anything but passing is possible, so that passing needs confirmation. */
export const couldAct = (legal: readonly Choice[]): boolean =>
  passIn(legal) && legal.some(({ action }) => action.type !== 'Pass')

export const waysIn = (legal: readonly Choice[]): number[] =>
  legal.flatMap(({ action }) => (action.type === 'Decide' ? [action.way] : []))

export const bidsIn = (legal: readonly Choice[]): number[] =>
  legal.flatMap(({ action }) => (action.type === 'Bid' ? [action.burdens] : []))

export const placesIn = (legal: readonly Choice[]): number[] =>
  legal.flatMap(({ action }) => (action.type === 'TakePlace' ? [action.place] : []))

export const seatsIn = (view: View, legal: readonly Choice[]): number[] =>
  view.choosing.names === 'seat' ? legal.flatMap(({ action }) => (action.type === 'Pick' ? [action.what] : [])) : []

/** Codes to choose from outside the hand: from a draw deck, a discard pile, a starting fellowship. */
export function codesElsewhere(view: View, legal: readonly Choice[], what: Question | ''): number[] {
  const { pile } = view.choosing
  if (what === 'starting') return legal.flatMap(({ action }) => (action.type === 'Play' ? [action.code] : []))
  if (pile === null) return []
  const own = new Set(pile === 'hand' ? view.players[view.seat ?? -1]?.hand.map(({ code }) => code) : [])
  return legal.flatMap(({ action }) => (action.type === 'Pick' && !own.has(action.what) ? [action.what] : []))
}

/** Cards that have just come into play. */
export const playedIn = (events: readonly Event[]): Set<number> =>
  new Set(events.flatMap((event) => (event.type === 'CardPlayed' ? [event.card] : [])))
