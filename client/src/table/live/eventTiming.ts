// Timing of events: each starts in turn, and its log line follows once the board has shown it.

export interface TimedEvent {
  ms: number
  /** Milliseconds until its line may be read; `ms` by default. */
  seen?: number
  begins: () => void
  tells: () => void
}

export class EventTimer {
  #timers: ReturnType<typeof setTimeout>[] = []
  #untold: (() => void)[] = []

  /** Starts the timers and returns the total duration; `done` follows the last event. */
  start(events: readonly TimedEvent[], done: () => void): number {
    this.finish()
    let at = 0
    const plan = events.map(({ ms, seen = ms, begins, tells }) => {
      const start = at
      at += ms
      return { begins: { at: start, then: begins }, tells: { at: start + Math.min(seen, ms), then: tells } }
    })
    this.#untold = [...plan.map(({ tells }) => tells.then), done]
    for (const { begins, tells } of plan) {
      this.#later(begins.at, begins.then)
      this.#later(tells.at, () => this.#tell())
    }
    this.#later(at, () => this.#tell())
    return at
  }

  /** Finishes everything at once; events that have not begun make no sound. */
  finish(): void {
    for (const timer of this.#timers) clearTimeout(timer)
    this.#timers = []
    while (this.#untold.length) this.#tell()
  }

  /** Cancels everything. */
  cancel(): void {
    this.#untold = []
    this.finish()
  }

  #tell(): void {
    this.#untold.shift()?.()
  }

  #later(ms: number, then: () => void): void {
    if (ms > 0) this.#timers.push(setTimeout(then, ms))
    else then()
  }
}
