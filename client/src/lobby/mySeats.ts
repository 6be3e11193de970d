// The seats this browser holds, by table; a token is a seat.

import { recall, remember } from '../browser/storage/storage'
import { isText, listOf, withFields } from '../browser/storage/validate'
import { transport } from '../transport/transport'
import type { TableInfo } from '../api/wire'

export interface Held {
  id: string
  game: string
  /** Null for a host who only watches. */
  seat: number | null
  token: string
  /** The number of the last chat line read there. */
  read?: number
  /** The commitment to the dice, as this browser saw it first. */
  commitment?: string
  /** The commitments to the players' decks, by seat. */
  decks?: readonly string[]
}

/** As many as the history keeps: a seat is the only key to a game's result. */
const KEPT = 400

const areHeld = listOf(withFields<Held>({ id: isText, token: isText }))

/** Newest first. */
export const heldTables = (): Held[] => recall('tables', [], areHeld)

/** Seats whose tables can be asked for now: at the server, or without a network in this browser. */
export const heldHere = (): Held[] => heldTables().filter(({ id }) => transport().holds(id))

export const heldAt = (id: string): Held | undefined => heldTables().find((held) => held.id === id)

export function hold(held: Held): void {
  remember('tables', [held, ...heldTables().filter(({ id }) => id !== held.id)].slice(0, KEPT))
}

/** Adds seats from another device after those held here. */
export function holdMore(seats: readonly Held[]): void {
  const known = new Set(heldTables().map(({ id }) => id))
  remember('tables', [...heldTables(), ...seats.filter(({ id }) => !known.has(id))].slice(0, KEPT))
}

/** The seat of a table that has another id now, with the token that opens it there. */
export function moveSeat(from: string, to: string, tokenOf: (seat: number | null) => string): void {
  remember(
    'tables',
    heldTables().map((held) => {
      const { game, seat, read = 0 } = held
      return held.id === from ? { id: to, game, seat, token: tokenOf(seat), read } : held
    }),
  )
}

export function letGo(id: string): void {
  remember(
    'tables',
    heldTables().filter((held) => held.id !== id),
  )
}

/** Stores the seat with the table's state, and for the rematch, which the same token opens. */
export function keepSeat(
  id: string,
  { game, next, commitment, decks }: Pick<TableInfo, 'game' | 'next' | 'commitment' | 'decks'>,
  seat: number | null,
): void {
  const held = heldAt(id)
  if (!held) return
  if (next && !heldAt(next)) hold({ id: next, game, seat, token: held.token, read: 0 })
  const noted = decks.map((root, at) => held.decks?.[at] || root)
  hold({ ...held, game, seat, commitment: held.commitment ?? commitment, ...(noted.length > 0 && { decks: noted }) })
}
