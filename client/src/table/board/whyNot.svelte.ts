// Why something cannot be done, told at the place that was touched.

import type { Action, FromServer, Refused, Trouble } from '../../api/wire'

/** Clicks that follow sooner are one. */
const DOUBLE_MS = 600

type Answer = Extract<FromServer, { type: 'ack' | 'allowed' | 'refused' | 'error' }>

export class Why {
  told = $state.raw<Refused | Trouble | null>(null)
  /** What it is said of; nothing where that lies outside the board. */
  place = $state.raw<Element | null>(null)
  /** What was touched last, if it is on the board: a choice that is refused was made there. */
  touched: Element | null = null
  #question = ''
  #choice: { id: string; place: Element | null; time: number } = { id: '', place: null, time: 0 }
  readonly #send: (action: Action) => string

  /** `send` puts the question to the table, and says by which id it will be answered. */
  constructor(send: (action: Action) => string) {
    this.#send = send
  }

  /** Only the newest question is answered. */
  ask = (action: Action, place: Element | null = this.touched): void => {
    if (this.#isEcho(place)) return
    this.hush()
    this.place = place
    this.#question = this.#send(action)
  }

  /** Takes the answer to what was asked here; false for any other. */
  answered(message: Answer): boolean {
    if (!this.#question || message.id !== this.#question) return false
    this.#question = ''
    if (message.type === 'refused' || (message.type === 'error' && message.code !== 'stale')) this.told = message
    return true
  }

  /** A choice is on its way, made at what was touched last. */
  chose(id: string): string {
    this.#choice = { id, place: this.touched, time: performance.now() }
    return id
  }

  /** Tells of a choice on the board that was refused; false for any other refusal. */
  refused(message: Refused): boolean {
    if (message.id !== this.#choice.id) return false
    this.place = this.#choice.place
    this.told = message
    return true
  }

  hush = (): void => {
    this.#question = ''
    this.told = null
  }

  /** The second click of a double click on what was chosen: one choice was meant, and no question. */
  #isEcho(place: Element | null): boolean {
    return place !== null && place === this.#choice.place && performance.now() - this.#choice.time < DOUBLE_MS
  }
}
