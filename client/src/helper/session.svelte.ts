// The state of one helper: what the server shows this device, kept up to date while others use it too.

import type { HelperAct, HelperAnswer, HelperInfo, HelperMessage } from '../api/messages'
import { ApiError, asApiError } from '../api/request'
import { dial, type Socket } from '../api/socket'
import { deviceSecret } from '../browser/deviceSecret'
import { newSecret } from '../browser/randomId'
import { actWithHelper, helperPath } from './api'

/** Another process of the server may have done something: it tells at the next ping. */
const PING_MS = 4_000

type Wish = HelperAct extends infer A ? (A extends HelperAct ? Omit<A, 'key' | 'device' | 'seat'> : never) : never

function read(data: unknown): HelperAnswer | null {
  try {
    return JSON.parse(String(data)) as HelperAnswer
  } catch {
    return null
  }
}

export class HelperSession {
  info = $state.raw<HelperInfo | null>(null)
  trouble = $state.raw<ApiError | null>(null)
  busy = $state(false)
  away = $state(false)
  /** Seat whose secrets this device asks for. */
  seat = $state<number | null>(null)
  readonly #id: string
  readonly #line: Socket
  readonly #pinger: ReturnType<typeof setInterval>
  #open = false
  #answered = true

  constructor(id: string, connect: (path: string) => Socket = dial) {
    this.#id = id
    this.#line = connect(`${helperPath(id)}/live`)
    this.#line.addEventListener('open', () => this.#opened())
    this.#line.addEventListener('close', () => {
      this.#open = false
      this.away = true
    })
    this.#line.addEventListener('message', (event) => this.#message(event.data))
    this.#pinger = setInterval(() => this.#ping(), PING_MS)
  }

  close(): void {
    clearInterval(this.#pinger)
    this.#line.close()
  }

  /** Shows what a person of this device may see; null: what everyone may. */
  sit(seat: number | null): void {
    this.seat = seat
    this.info = null // nothing of another person stays
    this.#enter()
  }

  async do(wish: Wish): Promise<boolean> {
    if (this.busy) return false
    this.busy = true
    this.trouble = null
    const seat = this.seat
    try {
      this.#show(await actWithHelper(this.#id, { ...wish, key: newSecret(), device: deviceSecret(), seat }), seat)
      return true
    } catch (error) {
      this.trouble = asApiError(error)
      return false
    } finally {
      this.busy = false
    }
  }

  /** Takes the seat of a person for this device, or shows it again. */
  async take(seat: number): Promise<void> {
    const before = this.seat
    if (this.info?.players[seat]?.mine) return this.sit(seat)
    this.seat = seat
    if (await this.do({ type: 'take' })) this.sit(seat)
    else this.seat = before
  }

  #send(message: HelperMessage): void {
    if (this.#open) this.#line.send(JSON.stringify(message))
  }

  #enter(): void {
    this.#send({ type: 'enter', device: deviceSecret(), seat: this.seat })
  }

  #opened(): void {
    this.#open = this.#answered = true
    this.away = false
    this.#enter()
  }

  /** Reconnects where the last ping got no answer: a connection can die without an event. */
  #ping(): void {
    if (!this.#open) return
    if (!this.#answered) return this.#line.reconnect()
    this.#answered = false
    this.#send({ type: 'ping', at: this.info?.at ?? 0 })
  }

  #message(data: unknown): void {
    const message = read(data)
    if (!message) return
    this.#answered = true
    if (message.type === 'helper') this.#show(message.info, message.info.seat)
    if (message.type === 'error') this.trouble = new ApiError(message.code, message.facts)
  }

  /** Shows a page that is no older than the one that is shown, and of the person who is asked for. */
  #show(info: HelperInfo, seat: number | null): void {
    if (info.at < (this.info?.at ?? 0)) return
    if (seat !== null && seat !== this.seat) return
    this.info = info
  }
}
