// The lines of the log, in the order in which they were told.

import type { GameEvent } from '../wire'

/** A line of the log: an event to tell, a choice taken back, a new name, or a place where something is missing. */
export interface Entry {
  number: number
  what: GameEvent | 'undone' | 'gap'
}

export class Log {
  entries = $state.raw<Entry[]>([])
  #count = 0

  write(lines: readonly Entry['what'][]): void {
    if (lines.length) this.entries = [...this.entries, ...lines.map((what) => ({ number: this.#count++, what }))]
  }

  forget(): void {
    this.entries = []
  }
}
