// A game that is being studied: asked for once, then looked at until it is done.

import { askStudy, asApiError, fetchStudy, type ApiError } from '../api'
import type { Study } from '../wire'

const PAUSE_MS = 700

export class GameStudy {
  told = $state.raw<Study | null>(null)
  trouble = $state.raw<ApiError | null>(null)

  readonly #path: string
  readonly #token: string | undefined
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(path: string, token?: string) {
    this.#path = path
    this.#token = token
  }

  /** What is known already, without asking for more. */
  look = (): Promise<void> => this.#follow(() => fetchStudy(this.#path, this.#token))

  ask = (): Promise<void> => this.#follow(() => askStudy(this.#path, this.#token))

  stop = (): void => clearTimeout(this.#timer)

  async #follow(asked: () => Promise<Study>): Promise<void> {
    this.stop()
    this.trouble = null
    try {
      this.told = await asked()
      if (this.told.state === 'working') this.#timer = setTimeout(() => void this.look(), PAUSE_MS)
    } catch (error) {
      this.trouble = asApiError(error)
    }
  }
}
