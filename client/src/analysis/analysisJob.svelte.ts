// Polls the server for an analysis until it is done.

import { requestAnalysis, fetchAnalysis } from '../api/replays'
import { asApiError, type ApiError } from '../api/request'
import type { Study } from '../api/wire'

const PAUSE_MS = 700
const ENOUGH = 5 // pieces that must be done before the remaining time is estimated

/** Amount of work done, and its time. */
export interface Progress {
  at: number
  done: number
}

/** Seconds left at the speed since the first poll; undefined while too little is done to estimate. */
export function secondsLeft(first: Progress, now: Progress, total: number): number | undefined {
  const done = now.done - first.done
  return done < ENOUGH ? undefined : ((now.at - first.at) / 1000 / done) * (total - now.done)
}

export class AnalysisJob {
  told = $state.raw<Study | null>(null)
  trouble = $state.raw<ApiError | null>(null)
  /** Estimated seconds left. */
  left = $state.raw<number | undefined>(undefined)

  readonly #path: string
  readonly #token: string | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #first: Progress | undefined

  constructor(path: string, token?: string) {
    this.#path = path
    this.#token = token
  }

  /** Fetches what is known already, without requesting an analysis. */
  poll = (): Promise<void> => this.#follow(() => fetchAnalysis(this.#path, this.#token))

  ask = (): Promise<void> => this.#follow(() => requestAnalysis(this.#path, this.#token))

  stop = (): void => clearTimeout(this.#timer)

  #reckon({ done, total }: Study): void {
    const now = { at: performance.now(), done }
    if (!this.#first && total) this.#first = now
    this.left = this.#first && secondsLeft(this.#first, now, total)
  }

  async #follow(asked: () => Promise<Study>): Promise<void> {
    this.stop()
    this.trouble = null
    try {
      this.told = await asked()
      this.#reckon(this.told)
      if (this.told.state === 'working') this.#timer = setTimeout(() => void this.poll(), PAUSE_MS)
    } catch (error) {
      this.trouble = asApiError(error)
    }
  }
}
