// Commands without an answer, and the result of each.

import type { Fate } from '../../games/screen'

export class Fates {
  busy = $state(false)
  // Nothing on the screen reads it.
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  readonly #open = new Map<string, (fate: Fate) => void>()

  /** Sends a command; the promise resolves when it is answered. */
  sent(send: () => string): Promise<Fate> {
    this.busy = true
    return new Promise((settle) => this.#open.set(send(), settle))
  }

  settle(id: string | null, fate: Fate): void {
    if (id !== null) {
      this.#open.get(id)?.(fate)
      this.#open.delete(id)
    }
    this.busy = this.#open.size > 0
  }

  /** Fails all commands: no answer will come. */
  end(): void {
    for (const settle of this.#open.values()) settle('failed')
    this.#open.clear()
  }
}
