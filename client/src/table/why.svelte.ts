// Why something cannot be done, told at the place that was touched.

import type { FromServer, Refused, Trouble } from '../wire'

type Answer = Extract<FromServer, { type: 'ack' | 'allowed' | 'refused' | 'error' }>

export class Why {
  told = $state.raw<Refused | Trouble | null>(null)
  /** What it is said of; nothing where that lies outside the board. */
  place = $state.raw<Element | null>(null)
  /** What was touched last, if it is on the board: a choice that is refused was made there. */
  touched: Element | null = null
  #question = ''

  /** A question is on its way; only the newest is answered. */
  asked(question: string, place: Element | null = this.touched): void {
    this.hush()
    this.#question = question
    this.place = place
  }

  /** Takes the answer to what was asked here; false for any other. */
  answered(message: Answer): boolean {
    if (!this.#question || message.id !== this.#question) return false
    this.#question = ''
    if (message.type === 'refused' || (message.type === 'error' && message.code !== 'stale')) this.told = message
    return true
  }

  /** A choice made on the board was refused. */
  tell(refused: Refused): void {
    this.#question = ''
    this.place = this.touched
    this.told = refused
  }

  hush = (): void => {
    this.#question = ''
    this.told = null
  }
}
