// The cells highlighted on the board: those of the log line under the pointer, of a pressed line, or of a hint.

import { cellsOf } from '../prompt/hintText'
import type { Action } from '../../api/wire'

export class Highlight {
  cells = $state.raw<readonly number[]>([])
  /** The action that a hint suggests. */
  advice = $state.raw<Action | null>(null)
  readonly #uncover: () => void
  #pinned = false

  /** `uncover` closes the drawer where it covers the board. */
  constructor(uncover: () => void) {
    this.#uncover = uncover
  }

  show = (cells: readonly number[]): void => {
    this.#pinned = false
    this.advice = null
    this.cells = cells
  }

  leave = (): void => {
    if (!this.#pinned) this.show([])
  }

  pin = (cells: readonly number[]): void => {
    this.show(cells)
    this.#pinned = true
    this.#uncover()
  }

  /** Holds until the next touch, except one that closes the hint. */
  showAdvice = (action: Action): void => {
    this.pin(cellsOf(action))
    this.advice = action
  }

  handleTouch = ({ target }: Event): void => {
    if (!(target instanceof Element && target.closest('#hint-box'))) this.clear()
  }

  clear = (): void => {
    this.#pinned = false
    this.leave()
  }
}
