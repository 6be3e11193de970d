// Cache of a replay's moments for one viewer, fetched in windows.

import type { Shown } from '../../api/wire'

/** Moments in one request. */
export const WINDOW = 16

export class Moments {
  readonly #kept = new Map<number, Shown>()
  readonly #asked = new Map<number, Promise<void>>()
  readonly #fetch: (from: number, count: number) => Promise<Shown[]>

  constructor(fetch: (from: number, count: number) => Promise<Shown[]>) {
    this.#fetch = fetch
  }

  /** The moment, if it is cached. */
  known(at: number): Shown | undefined {
    return this.#kept.get(at)
  }

  /** Fetches the moment with those around it; a failed request is repeated the next time. */
  async get(at: number): Promise<Shown | undefined> {
    const from = at - (at % WINDOW)
    const asked = this.#asked.get(from) ?? this.#window(from)
    this.#asked.set(from, asked)
    await asked
    return this.#kept.get(at)
  }

  async #window(from: number): Promise<void> {
    try {
      const moments = await this.#fetch(from, WINDOW)
      moments.forEach((moment, i) => this.#kept.set(from + i, moment))
    } catch (error) {
      this.#asked.delete(from)
      throw error
    }
  }
}
