// State of the explanation why an action is not allowed, with the place that was touched.

import type { Action, FromServer, Refused, Trouble } from '../../api/wire'

/** Milliseconds within which two clicks are one double click. */
const DOUBLE_MS = 600

type Answer = Extract<FromServer, { type: 'ack' | 'allowed' | 'refused' | 'error' }>

export class WhyNot {
  answer = $state.raw<Refused | Trouble | null>(null)
  /** The element it refers to; null for one outside the board. */
  place = $state.raw<Element | null>(null)
  /** The element touched last, if it is on the board: a refused choice was made there. */
  touched: Element | null = null
  #question = ''
  #choice: { id: string; place: Element | null; time: number } = { id: '', place: null, time: 0 }
  readonly #send: (action: Action) => string

  /** `send` asks the table and returns the id of the question. */
  constructor(send: (action: Action) => string) {
    this.#send = send
  }

  /** Asks about an action; an older question is dropped. */
  ask = (action: Action, place: Element | null = this.touched): void => {
    if (this.#isEcho(place)) return
    this.hide()
    this.place = place
    this.#question = this.#send(action)
  }

  /** Takes the answer to a question asked here; returns false for any other message. */
  takeAnswer(message: Answer): boolean {
    if (!this.#question || message.id !== this.#question) return false
    this.#question = ''
    if (message.type === 'refused' || (message.type === 'error' && message.code !== 'stale')) this.answer = message
    return true
  }

  /** Notes that a choice was sent, made at the element touched last. */
  noteSent(id: string): string {
    this.#choice = { id, place: this.touched, time: performance.now() }
    return id
  }

  /** Takes the refusal of a choice made on the board; returns false for any other. */
  takeRefusal(message: Refused): boolean {
    if (message.id !== this.#choice.id) return false
    this.place = this.#choice.place
    this.answer = message
    return true
  }

  hide = (): void => {
    this.#question = ''
    this.answer = null
  }

  /** True if this is the second click of a double click on a choice: it asks nothing. */
  #isEcho(place: Element | null): boolean {
    return place !== null && place === this.#choice.place && performance.now() - this.#choice.time < DOUBLE_MS
  }
}
