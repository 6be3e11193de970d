// State of a page on a device that several people play on: the player in front, and the connection for that player.
//
// In a game with hidden parts the page is connected as the person in front or as an onlooker, never as both: with the
// curtain down nothing is there that an onlooker may not know. A person's view is asked for when the curtain is lifted.

import type { LiveTable } from '../table/live/liveTable.svelte'
import type { TableInfo } from '../api/wire'
import { go, pathOf } from '../app/router'
import { createHotTable, keepHotTable, nextWish, type HotTable } from './hotTables'

/** Public facts of the table now. */
export interface Moment {
  over: boolean
  /** The seats that are asked, once what led to it was shown. */
  asked: readonly number[]
}

/** The first of the asked seats of this device after the one that was in front last. */
export function nextInFront(asked: readonly number[], here: readonly number[], last: number | null): number | null {
  const waiting = here.filter((seat) => asked.includes(seat)).sort((a, b) => a - b)
  return waiting.find((seat) => seat > (last ?? -1)) ?? waiting[0] ?? null
}

export class HotSeat {
  table = $state.raw() as HotTable
  /** The seat whose player is in front; null while the page sees what an onlooker sees. */
  front = $state<number | null>(null)
  /** A player who wants to look although not asked. */
  wishes = $state<number | null>(null)
  /** Grows with every change of what the page is connected as: its parts are made anew. */
  epoch = $state(0)
  #live = $state.raw<LiveTable | null>(null)
  #last = $state<number | null>(null)
  /** Last version that each seat has seen: later updates are shown when the curtain is lifted. */
  // No part of the screen reads it.
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  readonly #seen = new Map<number, number>()

  readonly seats = $derived(this.table.people.flatMap(({ seat }) => (seat === null ? [] : [seat])))
  /** True if a curtain is drawn between players: the game hides something, and several people are here. */
  readonly hides = $derived(!this.table.open && this.seats.length > 1)
  readonly #moment = $derived.by((): Moment => {
    const live = this.#live
    const running = live?.table?.state === 'playing' && !live.result
    return { over: !!live?.result, asked: (running && live.settled?.ask?.seats) || [] }
  })
  /** Seat of the next player in front; the present one while still asked. */
  readonly next = $derived.by(() => {
    const { asked } = this.#moment
    if (this.front !== null && asked.includes(this.front)) return this.front
    return nextInFront(asked, this.seats, this.front ?? this.#last)
  })
  /** Seat of the player who has to come to the device. */
  readonly comes = $derived(this.wishes ?? this.next)
  /** True while the curtain is down: a player has to come to the device. */
  readonly covered = $derived(this.hides && this.front === null && this.comes !== null && !this.#live?.toJudge)
  /** True once the player in front has answered and another one is asked. */
  readonly passes = $derived(
    this.hides && this.front !== null && this.next !== null && this.next !== this.front && !this.#live?.busy,
  )
  readonly over = $derived(this.#moment.over)

  constructor(table: HotTable) {
    this.table = table
    if (!this.hides && this.seats.length === 1) this.front = this.seats[0] ?? null
  }

  get id(): string {
    return this.table.id
  }

  /** The token the page is connected with. */
  get token(): string {
    return this.#tokenOf(this.front) ?? this.table.host
  }

  /** The last update but one that the player in front saw: the last one is shown again. */
  get seen(): number {
    return this.front === null ? 0 : Math.max(0, (this.#seen.get(this.front) ?? 0) - 1)
  }

  nameOf(seat: number | null): string {
    return this.table.people.find((person) => person.seat === seat)?.name ?? ''
  }

  /** The table as this page shows it: all players on this device count as present, and none of them as a watcher. */
  withPeopleHere = (info: TableInfo): TableInfo => ({
    ...info,
    watchers: Math.max(0, info.watchers - (this.front === null ? 1 : 0)),
    seats: info.seats.map((each) => (this.seats.includes(each.seat) ? { ...each, here: true } : each)),
  })

  /** Follows the connection of the page, until the returned function is called. */
  follow(live: LiveTable): () => void {
    this.#live = live
    return () => {
      if (this.#live === live) this.#live = null
    }
  }

  /** Shows the player in front what is theirs to see. */
  lift(seat: number): void {
    if (!this.seats.includes(seat)) return
    this.#become(seat)
  }

  /** Draws the curtain: the page forgets what the player in front saw. */
  cover(): void {
    if (this.hides && this.front !== null) this.#become(null)
  }

  /** The seat from which an open board is seen, unless it turns to each player. */
  get from(): number | null {
    return this.table.open && !this.table.turns ? (this.seats[0] ?? null) : null
  }

  /** Sets whether the board turns to each player. */
  turn(turns: boolean): void {
    this.table = { ...this.table, turns }
    keepHotTable(this.table)
  }

  /** The next game of the same people. */
  again = async (): Promise<void> => {
    const { id } = await createHotTable(nextWish(this.table))
    go(pathOf.oneDevice(id))
  }

  /** In an open game the turn passes by itself. */
  passOn(): void {
    const { next } = this
    if (this.hides || next === null || next === this.front) return
    this.front = next
    this.#live?.takeSeat(this.token, true)
  }

  #become(seat: number | null): void {
    if (this.front !== null) {
      this.#last = this.front
      this.#seen.set(this.front, this.#live?.hello.seen ?? 0)
    }
    this.#live = null
    this.wishes = null
    this.front = seat
    this.epoch++
  }

  #tokenOf(seat: number | null): string | null {
    return this.table.people.find((person) => person.seat === seat && seat !== null)?.token ?? null
  }
}
