// Requests that the other players must agree to: a bot for an absent player, a step back (TABLE-17, TABLE-18), the end
// of a series (TABLE-21, TABLE-22).

import type { SendResult } from '../../games/screen'
import type { TableSocket } from '../../api/socket'
import type { PlanInfo, TableInfo } from '../../api/wire'

type Send = (command: (socket: TableSocket) => string) => Promise<SendResult>

export class Consent {
  plan = $state.raw<PlanInfo | null>(null)
  /** The bot that plays for this player. */
  standIn = $state<string | null>(null)
  #asking = false
  #granted = false
  readonly #send: Send

  constructor(send: Send) {
    this.#send = send
  }

  askForBot = (seat: number, bot: string): Promise<SendResult> => this.#ask((socket) => socket.standIn(seat, bot))
  askStepBack = (): Promise<SendResult> => this.#ask((socket) => socket.stepBack())
  askSeriesEnd = (seat: number | null): Promise<SendResult> => this.#ask((socket) => socket.endSeries(seat))
  answer = (yes: boolean): Promise<SendResult> => this.#send((socket) => socket.consent(yes))
  comeBack = (): Promise<SendResult> => this.#send((socket) => socket.comeBack())
  withdraw = (): Promise<SendResult> => {
    this.#asking = false
    return this.answer(false)
  }

  /** Notes whether the game went back or on. */
  updated(undone: boolean): void {
    this.#granted = undone
  }

  /** Takes a new table state; returns whether another player declined the request. */
  tableChanged(table: TableInfo, seat: number | null): boolean {
    const [before, granted] = [this.plan, this.#granted]
    this.#granted = false
    this.plan = table.plan
    this.standIn = (seat !== null && table.seats[seat]?.stand_in) || null
    if (!this.#asking || !before || this.plan) return false
    this.#asking = false
    const replaced = typeof before.seat === 'number' && !!table.seats[before.seat]?.stand_in
    return table.state === 'playing' && !granted && !replaced
  }

  #ask(command: (socket: TableSocket) => string): Promise<SendResult> {
    this.#asking = true
    return this.#send(command)
  }
}
