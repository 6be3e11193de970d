// Events in the time the board needs to act them out: what tells of one waits until it was seen.

export interface Act {
  ms: number
  /** Milliseconds until it may be told; `ms` unless told. */
  seen?: number
  begins: () => void
  tells: () => void
}

export class Acts {
  #timers: ReturnType<typeof setTimeout>[] = []
  #untold: (() => void)[] = []

  /** Begins; `done` follows the last of them, in no time where none takes any. Says how long they take. */
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

  /** Tells at once what has not been told yet; what has not begun makes no sound. */
  hurry(): void {
    for (const timer of this.#timers) clearTimeout(timer)
    this.#timers = []
    while (this.#untold.length) this.#tell()
  }

  /** Nobody is there any more to be told. */
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
