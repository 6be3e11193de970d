// The tables where this browser holds a seat: the token is the seat.

import { recall, remember } from '../browser/storage'
import type { TableInfo } from '../api/wire'

export interface Held {
  id: string
  game: string
  /** A host who only looks on holds no seat. */
  seat: number | null
  token: string
  /** The number of the last line of talk read there. */
  read?: number
  /** What the dice were committed to, as this browser saw it first. */
  commitment?: string
  /** And what the players brought, by seat. */
  decks?: readonly string[]
}

/** All of one's history: a seat is the only key to what became of it. */
const KEPT = 400

const isHeld = (value: unknown): value is Held => {
  const held = value as Held | null
  return typeof held?.id === 'string' && typeof held.token === 'string'
}

const areHeld = (value: unknown): value is Held[] => Array.isArray(value) && value.every(isHeld)

/** Newest first. */
export const heldTables = (): Held[] => recall('tables', [], areHeld)

export const heldAt = (id: string): Held | undefined => heldTables().find((held) => held.id === id)

export function hold(held: Held): void {
  remember('tables', [held, ...heldTables().filter(({ id }) => id !== held.id)].slice(0, KEPT))
}

/** Seats from elsewhere, after those that are held here and stay as they are. */
export function holdMore(seats: readonly Held[]): void {
  const known = new Set(heldTables().map(({ id }) => id))
  remember('tables', [...heldTables(), ...seats.filter(({ id }) => !known.has(id))].slice(0, KEPT))
}

export function letGo(id: string): void {
  remember(
    'tables',
    heldTables().filter((held) => held.id !== id),
  )
}

/** A seat is its token: kept with what the table says of it, and for the rematch, where it opens a seat too. */
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
