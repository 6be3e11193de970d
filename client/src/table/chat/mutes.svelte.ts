// Players whose messages this reader hides: accounts everywhere and on every device, guests at their table.

import { whoAmI } from '../../account/session.svelte'
import type { TableInfo } from '../../api/wire'
import { recall, remember } from '../../browser/storage/storage'
import { isText, listOf, withFields } from '../../browser/storage/validate'
import { fetchPeople, relate } from '../../people/peopleApi'

interface Kept {
  /** Names of accounts. */
  names: readonly string[]
  /** `table:seat` of guests. */
  seats: readonly string[]
}

const areKept = withFields<Kept>({ names: listOf(isText), seats: listOf(isText) })
const MOST = 200

let kept = $state.raw<Kept>(recall('muted', { names: [], seats: [] }, areKept))

function keep(next: Kept): void {
  kept = { names: next.names.slice(-MOST), seats: next.seats.slice(-MOST) }
  remember('muted', kept)
}

const toggled = (all: readonly string[], one: string, on: boolean): string[] => [
  ...all.filter((each) => each !== one),
  ...(on ? [one] : []),
]

/** Seats at this table whose messages are hidden. */
export const mutedSeats = (table: Pick<TableInfo, 'id' | 'seats'>): number[] =>
  table.seats.flatMap(({ seat, name, account }) =>
    (account ? kept.names.includes(name) : kept.seats.includes(`${table.id}:${seat}`)) ? [seat] : [],
  )

/** Takes what the account has muted on other devices. */
export async function learnMutes(): Promise<void> {
  if (!(await whoAmI())) return
  const { muted } = await fetchPeople()
  keep({ ...kept, names: muted.map(({ name }) => name) })
}

/** Hides the messages of a seat's player, or shows them again; an account keeps it for all its devices. */
export async function setMuted(table: Pick<TableInfo, 'id' | 'seats'>, seat: number, on: boolean): Promise<void> {
  const player = table.seats.find((each) => each.seat === seat)
  if (!player) return
  if (!player.account) return keep({ ...kept, seats: toggled(kept.seats, `${table.id}:${seat}`, on) })
  if (await whoAmI()) await relate(on ? 'mute' : 'unmute', { table: table.id, seat })
  keep({ ...kept, names: toggled(kept.names, player.name, on) })
}
