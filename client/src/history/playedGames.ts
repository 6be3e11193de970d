// Games played in this browser: where one holds a seat, and what the house has told of each since.

import { fetchHistory } from '../api/tables'
import { heldTables, letGo, type Held } from '../lobby/mySeats'
import { recall, remember } from '../browser/storage'
import { readerOf } from '../table/ending/endingText'
import type { PastTable, Result, DiceStats, SeatInfo, StudiedLuck } from '../api/wire'

export type Fate = 'won' | 'lost' | 'drawn' | 'running'

/** One game as this browser knows it. */
export interface Game {
  id: string
  game: string
  /** None for a host who only looked on. */
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
  /** It went on from a position. */
  placed: boolean
  /** All cards lay open by consent, to learn by. */
  taught: boolean
  /** The house has no such table any more. */
  gone: boolean
}

/** As many are kept; the oldest are forgotten first. */
export const KEPT = 400
/** Tables in one question, as the house allows. */
const BATCH = 24

type Check = (value: unknown) => boolean
const isText: Check = (value) => typeof value === 'string' && value.length <= 200
const isNumber: Check = Number.isFinite
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value)
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.length <= 16 && value.every(check)
const shaped =
  (shape: Record<string, Check>): Check =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(shape).every(([key, fits]) => fits((value as Record<string, unknown>)[key]))

const isFlag: Check = (value) => typeof value === 'boolean'
const oneOf =
  (...words: string[]): Check =>
  (value) =>
    words.includes(value as string)

const fitsGame = shaped({
  id: isText,
  game: isText,
  seat: orNull(isNumber),
  state: oneOf('waiting', 'playing', 'over'),
  result: orNull(shaped({ scores: listOf(isNumber), why: isText })),
  seats: listOf(shaped({ kind: oneOf('bot', 'open', 'person'), name: isText, bot: isText })),
  options: shaped({}),
  began: isNumber,
  lasted: orNull(isNumber),
  choices: isNumber,
  asked: isFlag,
  rolled: listOf(shaped({ dice: isNumber, total: isNumber, expected: isNumber, variance: isNumber })),
  luck: orNull(shaped({ amount: isNumber, error: isNumber, uncertain: isFlag })),
  placed: isFlag,
  taught: isFlag,
  gone: isFlag,
})

export const isGame = (value: unknown): value is Game => fitsGame(value)
const areGames = (value: unknown): value is Game[] => Array.isArray(value) && value.every(isGame)

const newestFirst = (games: Game[]): Game[] => games.sort((a, b) => b.began - a.began || (a.id < b.id ? -1 : 1))

/** Newest first. */
export const keptGames = (): Game[] => recall('history', [], areGames)

/** What a browser knew stays; of the same game the newer word is kept. */
export function keepGames(games: readonly Game[]): Game[] {
  const all = new Map(keptGames().map((game) => [game.id, game]))
  for (const game of games) all.set(game.id, game)
  const kept = newestFirst([...all.values()]).slice(0, KEPT)
  remember('history', kept)
  return kept
}

export const fateOf = ({ result, seat }: Pick<Game, 'result' | 'seat'>): Fate => {
  if (!result) return 'running'
  const reader = readerOf(result, seat)
  return reader === 'over' ? 'drawn' : reader
}

/** A game as the house tells of it. */
function told(past: PastTable): Game | null {
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

/** What is still open, and of what is over what somebody may have had studied since. */
function toAsk(): Held[] {
  const known = new Map(keptGames().map((game) => [game.id, game]))
  const open = heldTables().filter(({ id }) => known.get(id)?.state !== 'over')
  const unstudied = heldTables().filter(({ id }) => known.get(id)?.state === 'over' && !known.get(id)?.luck)
  return [...open.slice(0, 4 * BATCH), ...unstudied.slice(0, BATCH)]
}

/** A table that is gone is no longer anywhere to sit at; what is known of it stays. */
function forget(id: string): Game[] {
  letGo(id)
  return keptGames()
    .filter((game) => game.id === id)
    .map((game) => ({ ...game, asked: false, gone: true }))
}

/** What the house tells of these tables; it is kept. */
export async function ask(some: readonly Held[]): Promise<readonly PastTable[]> {
  const found = await fetchHistory(some.map(({ id, token }) => ({ id, token })))
  keepGames(found.flatMap((past) => told(past) ?? forget(past.id)))
  return found
}

/** Asks the house what has become of the games, and keeps it. */
export async function renew(): Promise<Game[]> {
  const asked = toAsk()
  for (let from = 0; from < asked.length; from += BATCH) await ask(asked.slice(from, from + BATCH))
  return keptGames()
}
