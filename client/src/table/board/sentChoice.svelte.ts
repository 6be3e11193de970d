// The choice that is on its way to the server: how long it has been, and what it is.

import type { Action } from '../../api/wire'

/** A choice unanswered for so long is said to be on its way. */
const SLOW_MS = 1_000
/** A choice unanswered for so long is marked on the board; a quicker answer shows it itself. */
const MARKED_MS = 150

export class SentChoice {
  /** Sent, and for a second unanswered; null without a choice. */
  state = $state<'sent' | 'slow' | null>(null)
  /** The chosen action once it has been on its way for more than a moment. */
  marked = $state.raw<Action | null>(null)
  #timers: ReturnType<typeof setTimeout>[] = []

  begin(action: Action): void {
    this.state = 'sent'
    this.#timers = [
      setTimeout(() => (this.marked = action), MARKED_MS),
      setTimeout(() => (this.state = 'slow'), SLOW_MS),
    ]
  }

  end(): void {
    this.#timers.forEach(clearTimeout)
    this.state = null
    this.marked = null
  }
}
