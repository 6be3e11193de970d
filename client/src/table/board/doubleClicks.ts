// A double click is one click: once the first has told the table something, the rest of the series tells it nothing.

export class Clicks {
  readonly #sent: () => number
  #before = 0

  /** `sent` counts what was told to the table so far. */
  constructor(sent: () => number) {
    this.#sent = sent
  }

  /** For every click, before anything else hears of it. */
  heed = (event: MouseEvent): void => {
    if (event.detail <= 1) this.#before = this.#sent()
    else if (this.#sent() !== this.#before) {
      event.preventDefault()
      event.stopImmediatePropagation()
    }
  }
}
