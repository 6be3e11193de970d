// What the table answers for its player: questions that are let pass, and an answer that waits for its time (TABLE-11).

import type { Fate } from '../../games/screen'
import type { TableSocket } from '../../api/socket'
import type { Action, FromServer } from '../../api/wire'

type Send = (command: (socket: TableSocket) => string) => Promise<Fate>
type News = Extract<FromServer, { type: 'lets_pass' }>

interface Answer {
  at: number
  action: Action
}

export class Answers {
  /** The questions that may be let pass, and those that are. */
  may = $state.raw<readonly string[]>([])
  passed = $state.raw<readonly string[]>([])
  /** The answer that the table keeps until a free one might have come. */
  waiting = $state.raw<Answer | null>(null)
  #sent: Answer | null = null
  readonly #send: Send

  constructor(send: Send) {
    this.#send = send
  }

  letPass = (what: string, on: boolean): Promise<Fate> => this.#send((socket) => socket.letPass(what, on))

  /** To a rematch: what is not named is kept. */
  bring = (brings: Readonly<Record<string, string>>): Promise<Fate> => this.#send((socket) => socket.bring(brings))
  show = (): Promise<Fate> => this.#send((socket) => socket.show())

  /** What waits is wanted now, though others may see that there was no other answer. */
  hurry = (): void => {
    const { waiting } = this
    if (waiting) void this.#send((socket) => socket.do(waiting.at, waiting.action, true))
  }

  sent(at: number, action: Action): void {
    this.#sent = { at, action }
    this.waiting = null
  }

  held(): void {
    this.waiting = this.#sent
  }

  told({ may, does }: News): void {
    this.may = may
    this.passed = does
  }

  /** Another number: what waited was given, or is of no use any more. */
  moved(at: number): void {
    if (at !== this.waiting?.at) this.waiting = null
  }
}
