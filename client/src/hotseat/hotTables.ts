// Tables at which several people play on this device in turn: their seats, kept apart from those of one's own games.
//
// Nothing else in the client reads these tokens: every other page sees such a table as an onlooker does.

import { createTable, sitDown, type Brings, type NewTable, type Place } from '../api/tables'
import { recall, remember } from '../browser/storage/storage'
import { isFlag, isNumber, isText, listOf, orNull, shaped, withFields } from '../browser/storage/validate'
import { newSecret } from '../browser/randomId'
import { wordOf } from '../lobby/diceWord'

export interface Person {
  name: string
  /** Opens the same seat however often it is asked for. */
  key: string
  /** Null until the person has sat down. */
  token: string | null
  seat: number | null
}

export interface HotTable {
  id: string
  game: string
  /** True if nothing is hidden: then no curtain is drawn. */
  open: boolean
  /** True if each player brings something in secret, such as a deck. */
  brings: boolean
  /** True if an open board turns to the player whose turn it is. */
  turns: boolean
  /** The token of the host, who sees what an onlooker sees. */
  host: string
  people: Person[]
  /** Settings of the table, for the next game. */
  wanted: NewTable
}

const KEPT = 24

const isPerson = shaped<Person>({ name: isText, key: isText, token: orNull(isText), seat: orNull(isNumber) })
const areTables = listOf(
  withFields<HotTable>({
    ...{ id: isText, game: isText, host: isText, open: isFlag, brings: isFlag, turns: isFlag },
    people: listOf(isPerson),
  }),
)

/** Tables of this page where storage is denied. */
let unstored: HotTable[] = []

export function hotTables(): HotTable[] {
  const stored = recall('one-device', [], areTables)
  const known = new Set(stored.map(({ id }) => id))
  return [...unstored.filter(({ id }) => !known.has(id)), ...stored]
}

export const hotTable = (id: string): HotTable | undefined => hotTables().find((table) => table.id === id)

export function keepHotTable(table: HotTable): void {
  const all = [table, ...hotTables().filter(({ id }) => id !== table.id)].slice(0, KEPT)
  remember('one-device', all)
  unstored = all
}

export function dropHotTable(id: string): void {
  const all = hotTables().filter((table) => table.id !== id)
  remember('one-device', all)
  unstored = all
}

/** A table that has another id now, with the tokens that open it there. */
export function moveHotTable(from: string, to: string, host: string, tokenOf: (seat: number) => string): void {
  const table = hotTable(from)
  if (!table) return
  const people = table.people.map((each) => (each.seat === null ? each : { ...each, token: tokenOf(each.seat) }))
  dropHotTable(from)
  keepHotTable({ ...table, id: to, host, people })
}

interface Wish {
  game: string
  options: Record<string, unknown>
  /** Names of people, or bots, by seat. */
  seats: readonly ({ name: string } | { bot: string })[]
  open: boolean
  brings: boolean
  turns: boolean
  teaching?: boolean
}

/** The host takes no seat; no bot is proposed as a stand-in, since a waiting player is not away. */
const tableOf = ({ game, options, seats, teaching = false }: Wish): NewTable => ({
  ...{ game, options, teaching, seats: seats.length, name: '', away: 0 },
  places: seats.map((each): Place => ('bot' in each ? `bot:${each.bot}` : 'open')),
})

/** Creates the table, without anybody at it yet. */
export async function createHotTable(wish: Wish): Promise<HotTable> {
  const wanted = tableOf(wish)
  const { table: id, token } = await createTable(wanted)
  const people = wish.seats.flatMap((each) =>
    'name' in each ? [{ name: each.name, key: newSecret(), token: null, seat: null }] : [],
  )
  const { game, open, brings, turns } = wish
  const made = { id, game, open, brings, turns, host: token ?? '', people, wanted }
  keepHotTable(made)
  return made
}

/** Seats the next person who stands; asked again after a lost answer, it gives the same seat. */
export async function seatPerson(table: HotTable, at: number, brings: Brings = {}): Promise<HotTable> {
  const person = table.people[at]
  if (!person || person.token !== null) return table
  const { name, key } = person
  const { seat, token } = await sitDown({ id: table.id, name, brings, key, word: wordOf('') }, true)
  const people = table.people.map((each, i) => (i === at ? { ...each, seat, token } : each))
  const changed = { ...table, people }
  keepHotTable(changed)
  return changed
}

/** The next game of the same people, each one seat further on (TABLE-3). */
export function nextWish({ game, open, brings, turns, people, wanted }: HotTable): Wish {
  const byPlace = [...people].sort((a, b) => (a.seat ?? 0) - (b.seat ?? 0))
  let taken = 0
  const seats = wanted.places.map((place) =>
    place.startsWith('bot:') ? { bot: place.slice(4) } : { name: byPlace[taken++]?.name ?? '' },
  )
  const moved = [...seats.slice(-1), ...seats.slice(0, -1)]
  return { game, options: wanted.options, seats: moved, open, brings, turns, teaching: wanted.teaching ?? false }
}
