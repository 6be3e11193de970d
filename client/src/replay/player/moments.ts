// The moments of a replay for one pair of eyes, fetched some at a time and kept.

import type { Shown } from '../../api/wire'

/** Moments fetched together. */
export const WINDOW = 16

export class Moments {
  readonly #kept = new Map<number, Shown>()
  readonly #asked = new Map<number, Promise<void>>()
  readonly #fetch: (from: number, count: number) => Promise<Shown[]>

  constructor(fetch: (from: number, count: number) => Promise<Shown[]>) {
    this.#fetch = fetch
  }

  /** At once where it is known. */
  known(at: number): Shown | undefined {
    return this.#kept.get(at)
  }

  /** Asks for it, with those around it; a failure is tried again the next time. */
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
