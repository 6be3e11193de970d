// A list of the lobby as this page holds it: rows by place with holes, folded from windows and numbered changes.

import type { ListedRow, LobbyAnswer } from '../../api/messages'

type Window = Extract<LobbyAnswer, { type: 'list' }>
type Change = Extract<LobbyAnswer, { type: 'list_change' }>

/** Rows asked for at once. */
export const WINDOW = 60

export class TableList {
  rows = $state.raw<readonly (ListedRow | undefined)[]>([])
  known = $state(false)
  #number = 0

  /** Takes a window; rows outside it that are of the same state stay. */
  take({ number, count, first, rows }: Window): void {
    const same = this.known && number === this.#number && this.rows.length === count
    const all = same ? [...this.rows] : new Array<ListedRow | undefined>(count).fill(undefined)
    rows.forEach((row, at) => (all[first + at] = row))
    this.rows = all
    this.#number = number
    this.known = true
  }

  /** Folds a change; false where one was missed, and the window must be asked for again. */
  fold({ number, count, gone, put }: Change): boolean {
    if (!this.known) return true
    if (number !== this.#number + 1) return false
    const all = [...this.rows]
    for (const place of gone) all.splice(place, 1)
    for (const [place, row] of put) all.splice(place, 0, row)
    if (all.length !== count) return false
    this.rows = all
    this.#number = number
    return true
  }

  forget(): void {
    this.rows = []
    this.known = false
    this.#number = 0
  }

  /** The first place from `first` on whose row is not known, before `last`; null where all are. */
  missing(first: number, last: number): number | null {
    for (let place = first; place < Math.min(last, this.rows.length); place += 1) {
      if (this.rows[place] === undefined) return place
    }
    return null
  }
}
