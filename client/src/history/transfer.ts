// The history as a file, which holds everything, or as a link, which holds the newest seats.

import { heldTables, holdMore, type Held } from '../lobby/mySeats'
import { pathOf } from '../app/router'
import { isText, orNull, shaped, textUpTo, withFields } from '../browser/storage/validate'
import { isGame, keepGames, keptGames, type Game } from './playedGames'

export const MAGIC = 'pelipoyta-history'
const VERSION = 1
/** Bytes of the largest file that is read: ten times what is written. */
const LARGEST = 4 * 1024 * 1024
/** Games in a link: addresses longer than some kilobytes get cut. */
export const LINKED = 30
const FRAGMENT = '#seats='

/** An invalid file or link; its sentence is `history-bad-<what>`. */
export class InvalidHistory extends Error {
  constructor(
    readonly what: 'not-ours' | 'newer' | 'broken' | 'large' | 'link',
    readonly place = 0,
  ) {
    super(what)
  }
}

interface Carried {
  game: Game | null
  seat: Held | null
}

const isSeat = withFields<Held>({ id: isText, token: textUpTo(255), game: isText })

const isEntry = shaped<Carried>({ game: orNull(isGame), seat: orNull(isSeat) })

/** Everything known here, with the seats' tokens. */
export function exportHistory(): string {
  const seats = new Map(heldTables().map((held) => [held.id, held]))
  const known = new Map(keptGames().map((game) => [game.id, game]))
  const ids = [...new Set([...known.keys(), ...seats.keys()])]
  const games: Carried[] = ids.map((id) => ({ game: known.get(id) ?? null, seat: seats.get(id) ?? null }))
  return JSON.stringify({ kind: MAGIC, version: VERSION, games }, null, 1)
}

function parsed(text: string): { kind?: unknown; version?: unknown; games?: unknown } {
  if (text.length > LARGEST) throw new InvalidHistory('large')
  try {
    const found: unknown = JSON.parse(text)
    return typeof found === 'object' && found !== null ? found : {}
  } catch {
    throw new InvalidHistory('not-ours')
  }
}

const isCarried = (value: unknown): value is Carried => isEntry(value) && (value.game ?? value.seat) !== null

/** The games of a file. Raises InvalidHistory without taking any of it. */
export function parseHistory(text: string): Carried[] {
  const { kind, version, games } = parsed(text)
  if (kind !== MAGIC || typeof version !== 'number' || !Array.isArray(games)) throw new InvalidHistory('not-ours')
  if (version > VERSION) throw new InvalidHistory('newer')
  const bad = games.findIndex((each) => !isCarried(each))
  if (bad >= 0) throw new InvalidHistory('broken', bad + 1)
  return games as Carried[]
}

/** Adds games and says how many were new. Known finished games stay; adding the same twice changes nothing. */
export function importGames(carried: readonly Carried[]): number {
  const known = new Map(keptGames().map((game) => [game.id, game]))
  const here = new Set([...known.keys(), ...heldTables().map(({ id }) => id)])
  keepGames(carried.flatMap(({ game }) => (game && known.get(game.id)?.state !== 'over' ? game : [])))
  holdMore(carried.flatMap(({ seat }) => seat ?? []))
  return carried.filter(({ game, seat }) => !here.has(game?.id ?? seat?.id ?? '')).length
}

/** The link holds the seats' tokens after the #, which no browser sends. */
export const linkTo = (origin: string): string =>
  `${origin}${pathOf.history()}${FRAGMENT}${heldTables()
    .slice(0, LINKED)
    .map(({ id, token }) => `${id}~${token}`)
    .join(',')}`

/** The seats that an address brings; null if none. */
export function seatsInLink(hash: string): Held[] | null {
  if (!hash.startsWith(FRAGMENT)) return null
  const pairs = hash
    .slice(FRAGMENT.length)
    .split(',')
    .slice(0, LINKED)
    .map((pair) => pair.split('~'))
  if (
    pairs.some(
      ([id, token, ...rest]) => !/^[\w-]{4,64}$/.test(id ?? '') || !/^[\w.-]{8,255}$/.test(token ?? '') || rest.length,
    )
  ) {
    throw new InvalidHistory('link')
  }
  return pairs.map(([id = '', token = '']) => ({ id, token, game: '', seat: null }))
}
