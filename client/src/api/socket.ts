// WebSocket to one table: reconnects, resumes from the last update seen, and sends every command exactly once.

import { newSecret } from '../browser/randomId'
import { transport, type Socket } from '../transport/transport'
import type { Action, Command, DrawAnswer, FromServer, Spoken, ToServer } from './wire'

export type { Socket }

export type Connection = 'connecting' | 'open' | 'lost' | 'closed'

export interface Listener {
  heard: (message: FromServer) => void
  connection: (state: Connection) => void
}

type Unsent = Command extends infer C ? (C extends Command ? Omit<C, 'id'> : never) : never

const PING_MS = 10_000
/** With nothing heard for so long after something was sent, the connection counts as lost. */
const SILENCE_MS = 3_500

export const dial = (path: string): Socket => transport().dial(path)

function read(data: unknown): FromServer | null {
  try {
    return JSON.parse(String(data)) as FromServer
  } catch {
    return null
  }
}

export class TableSocket {
  /** The number of the last update received; the server sends what came after it. */
  seen = 0
  /** The number of the last chat line received, so that missed ones are sent too. */
  heard = 0
  token: string | null
  readonly #waiting = new Map<string, Command>()
  readonly #line: Socket
  readonly #listener: Listener
  #open = false
  #closed = false
  #pinger: ReturnType<typeof setInterval> | undefined
  #answered = true
  #silence: ReturnType<typeof setTimeout> | undefined
  #silent = false

  constructor(path: string, token: string | null, listener: Listener, connect: (path: string) => Socket = dial) {
    this.token = token
    this.#listener = listener
    this.#line = connect(path)
    this.#line.addEventListener('open', () => this.#opened())
    this.#line.addEventListener('close', () => this.#lost())
    this.#line.addEventListener('message', (event) => this.#message(event.data))
    addEventListener('online', this.#online)
    listener.connection('connecting')
  }

  /** Takes or leaves a seat: says hello again and asks for everything that is visible from there. */
  become(token: string | null): void {
    this.token = token
    this.seen = 0
    this.heard = 0
    this.#line.reconnect()
  }

  do(at: number, action: Action, now = false): string {
    return this.#command({ type: 'do', at, action, now })
  }

  /** Asks why an action is not allowed; not repeated after a reconnect, since nothing depends on it. */
  why(at: number, action: Action): string {
    const id = crypto.randomUUID()
    if (this.#open) this.#send({ type: 'why', id, at, action })
    return id
  }

  resign = (): string => this.#command({ type: 'resign' })
  draw = (answer: DrawAnswer): string => this.#command({ type: 'draw', answer })
  rematch = (): string => this.#command({ type: 'rematch' })
  /** At a teaching table also everything after the given number of choices. */
  undo = (to: number | null = null): string => this.#command({ type: 'undo', to })
  rename = (name: string): string => this.#command({ type: 'name', name })
  bring = (brings: Readonly<Record<string, string>>): string => this.#command({ type: 'bring', brings })
  show = (): string => this.#command({ type: 'show' })
  standIn = (seat: number, bot: string): string => this.#command({ type: 'stand_in', seat, bot })
  stepBack = (): string => this.#command({ type: 'step_back', choices: 1 })
  endSeries = (seat: number | null): string => this.#command({ type: 'end_series', seat })
  consent = (yes: boolean): string => this.#command({ type: 'consent', yes })
  comeBack = (): string => this.#command({ type: 'return' })
  letPass = (what: string, on: boolean): string => this.#command({ type: 'let_pass', what, on })

  say = (text: string, aside: readonly number[]): string => this.#command({ type: 'say', text, aside })

  /** Commands sent or to be sent that the server has not answered. */
  get unanswered(): number {
    return this.#waiting.size
  }

  close(): void {
    this.#closed = true
    clearInterval(this.#pinger)
    clearTimeout(this.#silence)
    removeEventListener('online', this.#online)
    this.#line.close()
    this.#listener.connection('closed')
  }

  #command(unsent: Unsent): string {
    const id = newSecret()
    const command = { ...unsent, id } as Command
    this.#waiting.set(id, command)
    if (this.#open) this.#sendForAnswer(command)
    return id
  }

  #send(message: ToServer): void {
    this.#line.send(JSON.stringify(message))
  }

  /** Sends what the server answers at once, and says that the connection is lost when it does not. */
  #sendForAnswer(message: ToServer): void {
    this.#send(message)
    this.#silence ??= setTimeout(() => {
      this.#silent = true
      this.#listener.connection('lost')
    }, SILENCE_MS)
  }

  /** Something was heard: a silent connection is there again. */
  #endSilence(): void {
    clearTimeout(this.#silence)
    this.#silence = undefined
    if (this.#silent && this.#open) this.#listener.connection('open')
    this.#silent = false
  }

  #opened(): void {
    this.#send({ type: 'hello', token: this.token, seen: this.seen, heard: this.heard })
    clearInterval(this.#pinger)
    this.#answered = true
    this.#pinger = setInterval(() => this.#ping(), PING_MS)
  }

  /** Reconnects where the last ping got no answer: a connection can die without an event. */
  #ping(): void {
    if (!this.#open) return
    if (!this.#answered) return this.#line.reconnect()
    this.#answered = false
    this.#sendForAnswer({ type: 'ping' })
  }

  readonly #online = (): void => {
    if (!this.#open) this.#line.reconnect()
  }

  #lost(): void {
    this.#open = false
    this.#endSilence()
    if (!this.#closed) this.#listener.connection('lost')
  }

  #message(data: unknown): void {
    const message = this.#closed ? null : read(data)
    if (!message) return
    this.#answered = true
    this.#endSilence()
    if (message.type === 'welcome') this.#welcomed()
    if (message.type === 'clocks') this.#send({ type: 'echo', probe: message.probe }) // at once: it measures the delay
    if (message.type === 'update' && !this.#isNews(message.at, message.fresh)) return
    if (message.type === 'said') return this.#said(message)
    if ('id' in message && message.id !== null) this.#waiting.delete(message.id)
    this.#listener.heard(message)
  }

  /** Sends unanswered commands again with the same ids; the server does none of them twice. */
  #welcomed(): void {
    this.#open = true
    this.#listener.connection('open')
    for (const command of this.#waiting.values()) this.#sendForAnswer(command)
  }

  /** Passes each chat line on once, in order, and again when its text was removed. */
  #said(message: Spoken): void {
    const lines = message.lines.filter(({ number, removed }) => removed || number > this.heard)
    this.heard = Math.max(this.heard, ...lines.map(({ number }) => number))
    if (lines.length) this.#listener.heard({ ...message, lines })
  }

  #isNews(at: number, fresh: boolean): boolean {
    if (!fresh && at <= this.seen) return false
    this.seen = at
    return true
  }
}
