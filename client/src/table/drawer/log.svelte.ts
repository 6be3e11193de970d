// The lines of the log, in the order in which they were told.

import type { GameEvent, TableInfo } from '../../api/wire'

/** Somebody is called something else from here on; no name is a guest's. */
export interface Renamed {
  seat: number
  from: string
  to: string
}

/** Said of the game rather than in it. */
export type Remark = 'undone' | 'taken-back' | 'gap'

/** A line of the log: an event to tell, a choice taken back, a place where something is missing; or a new name. */
export type Entry = { number: number } & ({ what: GameEvent | Remark } | { renamed: Renamed })

type Unnumbered = Entry extends infer E ? (E extends Entry ? Omit<E, 'number'> : never) : never

export class Log {
  entries = $state.raw<Entry[]>([])
  #count = 0

  write(lines: readonly (GameEvent | Remark)[]): void {
    this.#add(lines.map((what) => ({ what })))
  }

  /** What people at a game are called from now on. */
  rename(before: TableInfo | null, now: TableInfo): void {
    if (before?.state === 'waiting') return
    const changed = now.seats.flatMap(({ seat, kind, name: to }) => {
      const from = before?.seats[seat]?.name ?? to
      return kind === 'person' && from !== to ? [{ renamed: { seat, from, to } }] : []
    })
    this.#add(changed)
  }

  #add(lines: readonly Unnumbered[]): void {
    if (lines.length) this.entries = [...this.entries, ...lines.map((line) => ({ number: this.#count++, ...line }))]
  }

  forget(): void {
    this.entries = []
  }
}
