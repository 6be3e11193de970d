// Creates a table in one step: against a bot, or with seats open for friends.

import { createTable, type NewTable, type Place } from '../api/tables'
import { settings } from '../browser/storage/settings'
import type { GameInfo, TableInfo } from '../api/wire'
import { hold } from './mySeats'

/** Empty for a player without a name: each reader's language has a word for guests. */
export const myName = (): string => settings.name.trim()

export const smallest = (game: GameInfo): number => Math.min(...game.seats)

/** A quick table has the options that the game recommends for a first game, and as many bots; a friend comes alone. */
export function quickTable(game: GameInfo, others: Place): NewTable {
  const seats = others === 'open' ? smallest(game) : game.first_seats || smallest(game)
  const places = Array.from({ length: seats }, (_, i): Place => (i === 0 ? 'me' : others))
  return { game: game.id, seats, options: game.first, places, name: myName() }
}

type Options = Record<string, unknown>
type Repeated = Pick<TableInfo, 'game' | 'options' | 'seats' | 'time' | 'hints'>

/**
 * True if a table like this one can be created without asking: private options are unknown, so only ready-made ones can
 * be repeated.
 */
export function mayRepeat(game: GameInfo, table: Pick<TableInfo, 'options' | 'round' | 'placed'>): boolean {
  const first = Object.entries(game.first as Options)
  const isFirst = first.length > 0 && first.every(([name, value]) => (table.options as Options)[name] === value)
  return !table.round && !table.placed && (isFirst || !game.options.some((option) => option.private))
}

/** The same seats, options and time, with these players in all other seats. */
export function likeThis({ game, options, seats, time, hints }: Repeated, seat: number, others: Place): NewTable {
  const places = seats.map((each): Place => (each.seat === seat ? 'me' : others))
  return { game, seats: seats.length, options: options as Options, places, name: myName(), time, hints }
}

/** Creates the table, stores the seat, and returns the table's id. */
export async function setTable(wanted: NewTable): Promise<string> {
  const { table, seat, token, commitment } = await createTable(wanted)
  if (token !== null) hold({ id: table, game: wanted.game, seat, token, commitment })
  return table
}
