// Games played in this browser, and what the server has told of each.

import { fetchHistory } from '../api/tables'
import { heldHere, letGo, type Held } from '../lobby/mySeats'
import { recall, remember } from '../browser/storage/storage'
import {
  isFlag,
  isNumber,
  isObject,
  listOf,
  oneOf,
  orNull,
  shaped,
  textUpTo,
  type Check,
} from '../browser/storage/validate'
import { readerOf } from '../table/ending/endingText'
import type { PastTable, Result, DiceStats, SeatInfo, StudiedLuck } from '../api/wire'

export type GameOutcome = 'won' | 'lost' | 'drawn' | 'running'

/** A finished or running game as this browser knows it. */
export interface Game {
  id: string
  game: string
  /** Null for a host who only watched. */
  seat: number | null
  state: 'waiting' | 'playing' | 'over'
  result: Result | null
  seats: { kind: SeatInfo['kind']; name: string; bot: string }[]
  options: Record<string, unknown>
  /** Seconds since 1970. */
  began: number
  /** Seconds. */
  lasted: number | null
  choices: number
  asked: boolean
  rolled: DiceStats[]
  luck: StudiedLuck | null
  /** True if it began from a set-up position. */
  placed: boolean
  /** True if it was played with open cards at a teaching table. */
  taught: boolean
  /** True if the server no longer has the table. */
  gone: boolean
}

/** The most games kept; the oldest are dropped first. */
export const KEPT = 400
/** Tables in one request, as the server allows. */
const BATCH = 24

const isShortText = textUpTo(200)
const shortListOf = <T>(check: Check<T>): Check<T[]> => listOf(check, 16)

export const isGame = shaped<Game>({
  id: isShortText,
  game: isShortText,
  seat: orNull(isNumber),
  state: oneOf('waiting', 'playing', 'over'),
  result: orNull(shaped({ scores: shortListOf(isNumber), why: isShortText })),
  seats: shortListOf(shaped({ kind: oneOf('bot', 'open', 'person'), name: isShortText, bot: isShortText })),
  options: isObject,
  began: isNumber,
  lasted: orNull(isNumber),
  choices: isNumber,
  asked: isFlag,
  rolled: shortListOf(shaped({ dice: isNumber, total: isNumber, expected: isNumber, variance: isNumber })),
  luck: orNull(shaped({ amount: isNumber, error: isNumber, uncertain: isFlag })),
  placed: isFlag,
  taught: isFlag,
  gone: isFlag,
})

const newestFirst = (games: Game[]): Game[] => games.sort((a, b) => b.began - a.began || (a.id < b.id ? -1 : 1))

/** Newest first. */
export const keptGames = (): Game[] => recall('history', [], listOf(isGame))

/** Merges games; of the same game the newer state is kept. */
export function keepGames(games: readonly Game[]): Game[] {
  const all = new Map(keptGames().map((game) => [game.id, game]))
  for (const game of games) all.set(game.id, game)
  const kept = newestFirst([...all.values()]).slice(0, KEPT)
  remember('history', kept)
  return kept
}

/** The same game under the id that its table has now. */
export function renameGame(from: string, to: string): void {
  remember(
    'history',
    keptGames().map((game) => (game.id === from ? { ...game, id: to } : game)),
  )
}

export const gameOutcome = ({ result, seat }: Pick<Game, 'result' | 'seat'>): GameOutcome => {
  if (!result) return 'running'
  const reader = readerOf(result, seat)
  return reader === 'over' ? 'drawn' : reader
}

/** A game as the server describes it. */
function gameFrom(past: PastTable): Game | null {
  const { table } = past
  if (!table) return null
  return {
    ...{ id: past.id, game: table.game, seat: past.mine, state: table.state, result: table.result },
    seats: table.seats.map(({ kind, name, bot }) => ({ kind, name, bot: bot ?? '' })),
    options: { ...(table.options as Record<string, unknown>) },
    ...{ began: past.began, lasted: past.lasted, choices: past.choices, asked: past.asked },
    ...{
      rolled: [...past.rolled],
      luck: past.luck,
      placed: table.placed !== '' && table.placed !== 'mirrored',
      taught: table.teaching,
      gone: false,
    },
  }
}

/** Unfinished games, and finished ones that may have been analysed since. */
function toAsk(): Held[] {
  const known = new Map(keptGames().map((game) => [game.id, game]))
  const open = heldHere().filter(({ id }) => known.get(id)?.state !== 'over')
  const unstudied = heldHere().filter(({ id }) => known.get(id)?.state === 'over' && !known.get(id)?.luck)
  return [...open.slice(0, 4 * BATCH), ...unstudied.slice(0, BATCH)]
}

/** Drops the seat of a table that is gone, and keeps what is known of the game. */
function forget(id: string): Game[] {
  letGo(id)
  return keptGames()
    .filter((game) => game.id === id)
    .map((game) => ({ ...game, asked: false, gone: true }))
}

/** Fetches and stores the state of these tables. */
export async function fetchPlayed(some: readonly Held[]): Promise<readonly PastTable[]> {
  const found = await fetchHistory(some.map(({ id, token }) => ({ id, token })))
  keepGames(found.flatMap((past) => gameFrom(past) ?? forget(past.id)))
  return found
}

/** Fetches and stores the state of all games. */
export async function fetchAllPlayed(): Promise<Game[]> {
  const asked = toAsk()
  for (let from = 0; from < asked.length; from += BATCH) await fetchPlayed(asked.slice(from, from + BATCH))
  return keptGames()
}
