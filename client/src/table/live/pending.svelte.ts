// Commands on their way, and how each fared.

import type { Fate } from '../../games/screen'

export class Fates {
  busy = $state(false)
  // Nothing on the screen reads it.
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  readonly #open = new Map<string, (fate: Fate) => void>()

  /** Sends a command; its fate is known when it is answered. */
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

  /** Nobody will answer any more. */
  end(): void {
    for (const settle of this.#open.values()) settle('failed')
    this.#open.clear()
  }
}
