// The lines of the log, in order.

import type { GameEvent, TableInfo } from '../../api/wire'

/** A player's new name; empty for a guest. */
export interface Renamed {
  seat: number
  from: string
  to: string
}

/** A line about the game rather than of it. */
export type Remark = 'undone' | 'taken-back' | 'gap'

/** A line of the log: an event, a remark, or a new name. */
export type LogEntry = { number: number } & ({ what: GameEvent | Remark } | { renamed: Renamed })

type Unnumbered = LogEntry extends infer E ? (E extends LogEntry ? Omit<E, 'number'> : never) : never

export class Log {
  entries = $state.raw<LogEntry[]>([])
  /** The events among the lines. */
  readonly events = $derived(
    this.entries.flatMap((entry) => ('what' in entry && typeof entry.what === 'object' ? [entry.what] : [])),
  )
  #count = 0

  write(lines: readonly (GameEvent | Remark)[]): void {
    this.#add(lines.map((what) => ({ what })))
  }

  /** Adds a line for each player whose name has changed. */
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
