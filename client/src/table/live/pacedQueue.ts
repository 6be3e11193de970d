// Shows what happened at a speed one can follow: one batch at a time, each as long as its story asks.

export interface Clock {
  after: (ms: number, then: () => void) => void
}

const clock: Clock = { after: (ms, then) => void setTimeout(then, ms) }

/** With more than this waiting, the rest is shown at once: nobody should watch the past for long. */
const PATIENCE = 8
const LONGEST_MS = 3_000

export class Pace<T> {
  readonly #show: (item: T) => number
  readonly #clock: Clock
  #waiting: T[] = []
  #resting = false

  /** `show` shows an item and says for how many milliseconds it should stand alone. */
  constructor(show: (item: T) => number, clockUsed: Clock = clock) {
    this.#show = show
    this.#clock = clockUsed
  }

  push(item: T): void {
    this.#waiting.push(item)
    if (this.#waiting.length > PATIENCE) this.flush()
    else if (!this.#resting) this.#next()
  }

  /** Shows all that waits, now. */
  flush(): void {
    const all = this.#waiting
    this.#waiting = []
    for (const item of all) this.#show(item)
  }

  /** Shows nothing any more. */
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
