// Timing of events: each starts in turn, and its log line follows once the board has shown it.

export interface Act {
  ms: number
  /** Milliseconds until its line may be read; `ms` by default. */
  seen?: number
  begins: () => void
  tells: () => void
}

export class Acts {
  #timers: ReturnType<typeof setTimeout>[] = []
  #untold: (() => void)[] = []

  /** Starts the timers and returns the total duration; `done` follows the last event. */
  perform(acts: readonly Act[], done: () => void): number {
    this.hurry()
    let at = 0
    const plan = acts.map(({ ms, seen = ms, begins, tells }) => {
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
  hurry(): void {
    for (const timer of this.#timers) clearTimeout(timer)
    this.#timers = []
    while (this.#untold.length) this.#tell()
  }

  /** Cancels everything. */
  stop(): void {
    this.#untold = []
    this.hurry()
  }

  #tell(): void {
    this.#untold.shift()?.()
  }

  #later(ms: number, then: () => void): void {
    if (ms > 0) this.#timers.push(setTimeout(then, ms))
    else then()
  }
}
