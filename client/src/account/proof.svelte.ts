// Dangerous acts need a fresh proof: one that is refused for want of it waits for the proof and is done then.

import { ApiError } from '../api/request'
import { Task } from '../api/task.svelte'

export class ProvenTask extends Task {
  /** The act that waits for the proof. */
  waiting = $state.raw<(() => Promise<unknown>) | null>(null)

  act = (work: () => Promise<unknown>): Promise<void> =>
    this.run(async () => {
      try {
        await work()
        this.waiting = null
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'prove_first') throw error
        this.waiting = work
      }
    })

  proved = (): Promise<void> => (this.waiting ? this.act(this.waiting) : Promise.resolve())
}
