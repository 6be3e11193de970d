// From a tile to a table in one step: against a bot, or with seats left open for friends.

import { createTable, type NewTable, type Place } from '../api'
import { settings } from '../shared/settings'
import type { GameInfo } from '../wire'
import { hold } from './mine'

/** Nothing for one who has not said it: each reader's language has a word for guests. */
export const myName = (): string => settings.name.trim()

export const smallest = (game: GameInfo): number => Math.min(...game.seats)

/** Whoever chooses nothing plays what the game names for a first game. */
export function quickTable(game: GameInfo, others: Place): NewTable {
  const seats = smallest(game)
  const places = Array.from({ length: seats }, (_, i): Place => (i === 0 ? 'me' : others))
  return { game: game.id, seats, options: game.first, places, name: myName() }
}

/** Sets the table and keeps the seat; gives the table's id. */
export async function setTable(wanted: NewTable): Promise<string> {
  const { table, seat, token, commitment } = await createTable(wanted)
  if (token !== null) hold({ id: table, game: wanted.game, seat, token, commitment })
  return table
}
