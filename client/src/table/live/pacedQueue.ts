// Queue of batches, each shown as long as its animation takes.

export interface Clock {
  after: (ms: number, then: () => void) => void
}

const clock: Clock = { after: (ms, then) => void setTimeout(then, ms) }

/** With more than this waiting, the rest is shown at once. */
const PATIENCE = 8
const LONGEST_MS = 3_000

export class PacedQueue<T> {
  readonly #show: (item: T) => number
  readonly #clock: Clock
  #waiting: T[] = []
  #resting = false

  /** `show` shows an item and returns for how many milliseconds. */
  constructor(show: (item: T) => number, clockUsed: Clock = clock) {
    this.#show = show
    this.#clock = clockUsed
  }

  push(item: T): void {
    this.#waiting.push(item)
    if (this.#waiting.length > PATIENCE) this.flush()
    else if (!this.#resting) this.#next()
  }

  /** Shows everything that waits, now. */
  flush(): void {
    const all = this.#waiting
    this.#waiting = []
    for (const item of all) this.#show(item)
  }

  /** Drops everything that waits. */
  stop(): void {
    this.#waiting = []
  }

  get behind(): boolean {
    return this.#waiting.length > 0
  }

  #next(): void {
    this.#resting = false
    const item = this.#waiting.shift()
    if (item === undefined) return
    const ms = Math.min(this.#show(item), LONGEST_MS)
    if (ms <= 0) return this.#next()
    this.#resting = true
    this.#clock.after(ms, () => this.#next())
  }
}
