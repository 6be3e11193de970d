// A request started by the reader: whether it is under way, and its error if it failed.

import { asApiError, type ApiError } from './request'

export class Task {
  busy = $state(false)
  trouble = $state.raw<ApiError | null>(null)

  /** Runs the work; an error ends up in `trouble`. */
  run = async (work: () => Promise<unknown>): Promise<void> => {
    this.busy = true
    this.trouble = null
    try {
      await work()
    } catch (error) {
      this.trouble = asApiError(error)
    } finally {
      this.busy = false
    }
  }
}
