// Turns touches and keys into legal actions; holds half-made picks, and no rules.

import { jackOf } from '../cards/cards'
import { CORNER } from '../board/layout'
import { faces } from '../board/shownBoard.svelte'
import type { Action, Five, Lock } from '../types'

export interface Legal {
  action: Action
}

/** The player's picks so far: a card of the hand, or a cell of the board. */
export interface Pick {
  card: number | null
  cell: number | null
}

export interface Touched {
  pick: Pick
  send?: Action
  /** No effect: the player is told why. */
  dead?: true
}

export const NOTHING: Pick = { card: null, cell: null }

const playsIn = (legal: readonly Legal[]) => legal.flatMap(({ action }) => (action.type === 'Play' ? [action] : []))

export const playOf = (legal: readonly Legal[], card: number | null, cell: number | null): Action | null =>
  playsIn(legal).find((play) => play.card === card && play.cell === cell) ?? null

/** The cells where the card can be played. */
export const cellsFor = (legal: readonly Legal[], card: number | null): Set<number> =>
  new Set(playsIn(legal).flatMap((play) => (play.card === card ? [play.cell] : [])))

/** The cards that can be played on the cell. */
export const cardsFor = (legal: readonly Legal[], cell: number | null): Set<number> =>
  new Set(playsIn(legal).flatMap((play) => (play.cell === cell ? [play.card] : [])))

/** The cells that show the card, on any player's turn. */
export const printed = (card: number | null): number[] =>
  card === null ? [] : faces().flatMap((face, cell) => (face === card ? [cell] : []))

export const only = <T extends Action['type']>(legal: readonly Legal[], type: T): Extract<Action, { type: T }> | null =>
  legal.map(({ action }) => action).find((action): action is Extract<Action, { type: T }> => action.type === type) ??
  null

export const exchangeOf = (legal: readonly Legal[], card: number | null): Action | null =>
  legal.find(({ action }) => action.type === 'Exchange' && action.card === card)?.action ?? null

export const loseOf = (legal: readonly Legal[], card: number | null): Action | null =>
  legal.find(({ action }) => action.type === 'Lose' && action.card === card)?.action ?? null

export const claimsIn = (legal: readonly Legal[]): number[] =>
  legal.flatMap(({ action }) => (action.type === 'Claim' ? [action.team] : []))

/** The judge's possible decisions on the open claim. */
export const verdictIn = (legal: readonly Legal[], upheld: boolean): Action | null =>
  legal.find(({ action }) => action.type === 'Judge' && action.upheld === upheld)?.action ?? null

export const waysIn = (legal: readonly Legal[]): Lock[] =>
  legal.flatMap(({ action }) => (action.type === 'Lock' ? [action] : []))

const isIdle = (legal: readonly Legal[], card: number): boolean =>
  playsIn(legal).length > 0 && !cellsFor(legal, card).size && !exchangeOf(legal, card)

export function touchCard(card: number, pick: Pick, legal: readonly Legal[]): Touched {
  const play = playOf(legal, card, pick.cell)
  if (play) return { pick: NOTHING, send: play }
  if (pick.card === card) return { pick: NOTHING }
  return isIdle(legal, card) ? { pick: { card, cell: null }, dead: true } : { pick: { card, cell: null } }
}

/** A cell touched twice plays the only card that fits it; `fits` are the cards that go with it, now or later. */
export function touchCell(cell: number, pick: Pick, legal: readonly Legal[], fits: ReadonlySet<number>): Touched {
  const play = playOf(legal, pick.card, cell)
  if (play) return { pick: NOTHING, send: play }
  if (pick.card !== null) return { pick, dead: true }
  if (pick.cell !== cell) return fits.size ? { pick: { card: null, cell } } : { pick: NOTHING, dead: true }
  const [card, ...more] = cardsFor(legal, cell)
  const last = more.length === 0 && card !== undefined ? playOf(legal, card, cell) : null
  return last ? { pick: NOTHING, send: last } : { pick: NOTHING }
}

/** The play that a touch of a cell without effect was meant as: the picked card, or the one printed there. */
export function meantByCell(cell: number, { card }: Pick, hand: readonly number[]): Action {
  const face = faces()[cell] ?? CORNER
  return { type: 'Play', card: card ?? (face === CORNER ? (hand[0] ?? 0) : face), cell }
}

/** The action that a touch of an unplayable card was meant as: to take any chip, or to discard it. */
export const meantByCard = (card: number, board: readonly number[]): Action =>
  jackOf(card)
    ? { type: 'Play', card, cell: faces().findIndex((face, cell) => face !== CORNER && (board[cell] ?? -1) < 0) }
    : { type: 'Exchange', card }

/** The way to lock whose middle is nearest to the touched cell; null where the cell is in none. */
export function wayNear(ways: readonly Lock[], cell: number): number | null {
  const far = ways.map(({ cells }) => (cells.includes(cell) ? Math.abs(cells.indexOf(cell) - 2) : Infinity))
  const nearest = Math.min(...far)
  return Number.isFinite(nearest) ? far.indexOf(nearest) : null
}

/** The cells of finished sequences. */
export const lockedIn = (fives: readonly Five[]): Set<number> => new Set(fives.flatMap(({ cells }) => [...cells]))

/** Number of sequences that a team has finished. */
export const finishedBy = (fives: readonly Five[], team: number): number =>
  fives.filter((five) => five.team === team).length
