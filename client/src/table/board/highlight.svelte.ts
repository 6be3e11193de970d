// What is pointed at: by a line of the log while the pointer is there, or after it was touched, and by a hint.

import { cellsOf } from '../prompt/hintText'
import type { Action } from '../../api/wire'

export class Pointing {
  cells = $state.raw<readonly number[]>([])
  /** What a hint would do. */
  advice = $state.raw<Action | null>(null)
  readonly #uncover: () => void
  #held = false

  /** `uncover` takes away what lies over the board. */
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

  /** Until the next touch; to put the hint itself away is none. */
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
