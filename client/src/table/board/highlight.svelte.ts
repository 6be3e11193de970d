// The cells highlighted on the board: those of the log line under the pointer, of a pressed line, or of a hint.

import { cellsOf } from '../prompt/hintText'
import type { Action } from '../../api/wire'

export class Pointing {
  cells = $state.raw<readonly number[]>([])
  /** The action that a hint suggests. */
  advice = $state.raw<Action | null>(null)
  readonly #uncover: () => void
  #held = false

  /** `uncover` closes the drawer where it covers the board. */
  constructor(uncover: () => void) {
    this.#uncover = uncover
  }

  at = (cells: readonly number[]): void => {
    this.#held = false
    this.advice = null
    this.cells = cells
  }

  leave = (): void => {
    if (!this.#held) this.at([])
  }

  hold = (cells: readonly number[]): void => {
    this.at(cells)
    this.#held = true
    this.#uncover()
  }

  /** Holds until the next touch, except one that closes the hint. */
  advise = (action: Action): void => {
    this.hold(cellsOf(action))
    this.advice = action
  }

  touched = ({ target }: Event): void => {
    if (!(target instanceof Element && target.closest('#hint-box'))) this.drop()
  }

  drop = (): void => {
    this.#held = false
    this.leave()
  }
}
