// HTTP calls about one table: create it, take a seat, and read its record, decks and dice.

import { newSecret } from '../browser/randomId'
import { wordOf } from '../lobby/diceWord'
import { getJson, getText, isUnanswered, post, postAsGuest, retry } from './request'
import type { Advised, Brought, DiceProof, PastTable, TableInfo } from './wire'

export type Place = 'me' | 'open' | `bot:${string}`

/** Private options of a seat: the key of a ready-made text, or the player's own text. */
export type Brings = Readonly<Record<string, string>>

/** More than one game: a general form such as "best of", or a contest from the game's rule book. */
export interface NewContest {
  form: string
  count: number
  /** Seconds between a game's end and the next table. */
  pause: number
  /** Partners stay together in all games. */
  partners?: boolean
}

export interface NewTable {
  game: string
  seats: number
  options: Record<string, unknown>
  places: Place[]
  name: string
  /** By seat; empty for open seats. */
  brings?: Brings[]
  /** True if players may ask for advice; true by default. */
  hints?: boolean
  /** Everything is open to all players, and any choice may be taken back; false by default (TABLE-15). */
  teaching?: boolean
  /** Seconds after which a bot may play for an absent player; 0 is never, the default two minutes (TABLE-17). */
  away?: number
  /** The player's contribution to the dice; random by default (TABLE-12). */
  word?: string
  contest?: NewContest
  /** The players' clocks; none by default. */
  time?: TableInfo['time']
  /** Lists that show the table; none by default. */
  listing?: TableInfo['listing']
  /** The club whose table it is. */
  club?: string
  /** Viewers who may watch; everyone live by default (TABLE-25). */
  watch?: TableInfo['watch']
  /** The result moves ratings; only for signed-in players (TABLE-23). */
  rated?: boolean
}

export interface Seated {
  table: string
  seat: number | null
  token: string | null
}

/** With the commitment to the table's dice that was made before any player's word was known. */
export interface NewlySeated extends Seated {
  commitment: string
}

export const tablePath = (id: string): string => `/api/tables/${encodeURIComponent(id)}`

/** The keys of tables whose creation was requested but not answered, by the request's body. */
const unansweredKeys = new Map<string, string>()

/** Asks for the commitment to the dice before the player's word is chosen. */
async function commitThenCreate(wanted: NewTable, key: string): Promise<NewlySeated> {
  const { commitment } = await retry(() => post<{ commitment: string }>('/api/commitments', { key }))
  const word = wordOf(wanted.word ?? '')
  return { ...(await retry(() => post<Seated>('/api/tables', { ...wanted, key, word }))), commitment }
}

/** The table as everyone sees it. */
export const fetchTable = (id: string): Promise<TableInfo> => getJson(tablePath(id))

/** Creates one table, however often the answer is lost and the request repeated. */
export async function createTable(wanted: NewTable): Promise<NewlySeated> {
  const body = JSON.stringify(wanted)
  const key = unansweredKeys.get(body) ?? newSecret()
  unansweredKeys.set(body, key)
  try {
    const seated = await commitThenCreate(wanted, key)
    unansweredKeys.delete(body)
    return seated
  } catch (error) {
    if (!isUnanswered(error)) unansweredKeys.delete(body)
    throw error
  }
}

export interface SeatRequest {
  id: string
  name: string
  brings: Brings
  key: string
  word: string
}

/** Takes a seat; `asGuest` also where this browser is signed in, for somebody else who plays on it. */
export const sitDown = ({ id, ...wanted }: SeatRequest, asGuest = false): Promise<Seated> =>
  retry(() => (asGuest ? postAsGuest : post)(`${tablePath(id)}/sit`, wanted))

export const seatBot = (id: string, seat: number, bot: string, token: string): Promise<TableInfo> =>
  post(`${tablePath(id)}/seats/${seat}`, { bot }, token)

/** The results of these tables, each as far as its token allows. */
export const fetchHistory = (tables: readonly { id: string; token: string }[]): Promise<PastTable[]> =>
  post('/api/history', { tables })

/** The whole record where the caller may see all decks; else the record as the caller saw the game. */
export const fetchRecord = (id: string, token?: string): Promise<string> => getText(`${tablePath(id)}/record`, token)

/** The players' decks and other private options, as far as they are shown. */
export const fetchBrought = (id: string): Promise<Brought[]> => getJson(`${tablePath(id)}/brought`)

/** Everything needed to verify the dice of a finished game. */
export const fetchDice = (id: string, token?: string): Promise<DiceProof> => getJson(`${tablePath(id)}/dice`, token)

/** Fetches the move of a good player in this seat; the table notes that help was given (TABLE-14). */
export const fetchAdvice = (table: string, at: number, token: string | undefined): Promise<Advised> =>
  post(`${tablePath(table)}/hint`, { at }, token)

export const livePath = (id: string): string => `${tablePath(id)}/live`
