// Which cells the log points at: while a line is pointed at, or after it was touched until the next touch.

export class Pointing {
  cells = $state.raw<readonly number[]>([])
  readonly #uncover: () => void
  #held = false

  /** `uncover` takes away what lies over the board. */
  constructor(uncover: () => void) {
    this.#uncover = uncover
  }

  at = (cells: readonly number[]): void => {
    this.#held = false
    this.cells = cells
  }

  leave = (): void => {
    if (!this.#held) this.cells = []
  }

  hold = (cells: readonly number[]): void => {
    this.at(cells)
    this.#held = true
    this.#uncover()
  }

  drop = (): void => {
    this.#held = false
    this.leave()
  }
}
