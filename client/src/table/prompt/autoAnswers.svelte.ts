// Answers that the table gives for the player: skipped questions, and an answer held back for a while (TABLE-11).

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
  /** The questions that may be skipped, and those that are. */
  may = $state.raw<readonly string[]>([])
  passed = $state.raw<readonly string[]>([])
  /** The answer that the table holds back, so that its speed tells other players nothing. */
  waiting = $state.raw<Answer | null>(null)
  #sent: Answer | null = null
  readonly #send: Send

  constructor(send: Send) {
    this.#send = send
  }

  letPass = (what: string, on: boolean): Promise<Fate> => this.#send((socket) => socket.letPass(what, on))

  /** Changes private options for a rematch; others stay. */
  bring = (brings: Readonly<Record<string, string>>): Promise<Fate> => this.#send((socket) => socket.bring(brings))
  show = (): Promise<Fate> => this.#send((socket) => socket.show())

  /** Gives the held answer now, though others may see that there was no choice. */
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

  /** An update has come: a held answer was given or is void. */
  moved(at: number): void {
    if (at !== this.waiting?.at) this.waiting = null
  }
}
