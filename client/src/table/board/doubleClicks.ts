// Suppresses the rest of a double click once its first click has sent a command.

export class DoubleClickGuard {
  readonly #sent: () => number
  #before = 0

  /** `sent` counts the commands sent so far. */
  constructor(sent: () => number) {
    this.#sent = sent
  }

  /** Handles every click before other listeners. */
  handle = (event: MouseEvent): void => {
    if (event.detail <= 1) this.#before = this.#sent()
    else if (this.#sent() !== this.#before) {
      event.preventDefault()
      event.stopImmediatePropagation()
    }
  }
}
