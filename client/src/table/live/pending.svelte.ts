// Commands without an answer, and the result of each.

import type { SendResult } from '../../games/screen'

export class PendingCommands {
  busy = $state(false)
  // Plain map: the screen does not read it.
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  readonly #open = new Map<string, (fate: SendResult) => void>()

  /** Sends a command; the promise resolves when it is answered. */
  send(send: () => string): Promise<SendResult> {
    this.busy = true
    return new Promise((settle) => this.#open.set(send(), settle))
  }

  settle(id: string | null, fate: SendResult): void {
    if (id !== null) {
      this.#open.get(id)?.(fate)
      this.#open.delete(id)
    }
    this.busy = this.#open.size > 0
  }

  /** Fails all commands: no answer will come. */
  failAll(): void {
    for (const settle of this.#open.values()) settle('failed')
    this.#open.clear()
  }
}
