// Answers that the table gives for the player: skipped questions, and an answer held back for a while (TABLE-11).

import { remembered } from '../../../browser/storage/remembered'
import type { SendResult } from '../../../games/screen'
import type { TableSocket } from '../../../api/socket'
import type { Action, FromServer } from '../../../api/wire'

type Send = (command: (socket: TableSocket) => string) => Promise<SendResult>
type News = Extract<FromServer, { type: 'lets_pass' }>

/** Questions with one possible answer, as the server calls them. */
const ONLY_CHOICE = 'only-choice'

/** `anyway`: the player wants to be asked also where only one answer is possible, at every table. */
export const answerPrefs = remembered('answers', { anyway: false })

interface Answer {
  at: number
  action: Action
}

export class AutoAnswers {
  /** The questions that may be skipped, and those that are. */
  skippable = $state.raw<readonly string[]>([])
  skipped = $state.raw<readonly string[]>([])
  /** True if the player is asked at this table also where only one answer is possible. */
  anyway = $state(false)
  /** The answer that the table holds back, so that its speed tells other players nothing. */
  held = $state.raw<Answer | null>(null)
  #sent: Answer | null = null
  readonly #send: Send

  constructor(send: Send) {
    this.#send = send
  }

  skip = (what: string, on: boolean): Promise<SendResult> => this.#send((socket) => socket.letPass(what, on))

  /** Changes private options for a rematch; others stay. */
  bring = (brings: Readonly<Record<string, string>>): Promise<SendResult> =>
    this.#send((socket) => socket.bring(brings))
  show = (): Promise<SendResult> => this.#send((socket) => socket.show())

  /** Gives the held answer now, though others may see that there was no choice. */
  giveNow = (held = this.held): void => {
    if (held) void this.#send((socket) => socket.do(held.at, held.action, true))
  }

  noteSent(at: number, action: Action): void {
    this.#sent = { at, action }
    this.held = null
  }

  hold(): void {
    this.held = this.#sent
  }

  /** Lets the table give the player's only answers, or asks for them: here, and at tables to come. */
  askAnyway = (on: boolean): void => {
    answerPrefs.anyway = on
    void this.skip(ONLY_CHOICE, !on)
  }

  /** The only answer of an update, unless the player wants to be asked for it. */
  forced = (update: { forced?: unknown } | null): Action | null =>
    this.anyway ? null : ((update?.forced as Action | undefined) ?? null)

  setSkipped({ may, does, anyway }: News): void {
    this.skippable = may
    this.skipped = does
    this.anyway = anyway
    if (answerPrefs.anyway && !anyway) void this.skip(ONLY_CHOICE, false)
  }

  /** An update has come: a held answer was given or is void. */
  updated(at: number): void {
    if (at !== this.held?.at) this.held = null
  }
}
