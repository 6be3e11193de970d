// WebSocket to the lobby: reconnects, says who this browser is, and keeps the connection alive.

import { dial, type Socket } from '../../api/socket'
import type { LobbyAnswer, LobbyMessage } from '../../api/messages'

const PING_MS = 10_000

export interface LobbyListener {
  heard: (message: LobbyAnswer) => void
  connection: (open: boolean) => void
}

function read(data: unknown): LobbyAnswer | null {
  try {
    return JSON.parse(String(data)) as LobbyAnswer
  } catch {
    return null
  }
}

const PATH = '/api/lobby/live'

export class LobbySocket {
  readonly #line: Socket
  readonly #listener: LobbyListener
  readonly #device: string
  #pinger: ReturnType<typeof setInterval> | undefined
  #answered = true
  #open = false

  constructor(device: string, listener: LobbyListener, connect: (path: string) => Socket = dial) {
    this.#device = device
    this.#listener = listener
    this.#line = connect(PATH)
    this.#line.addEventListener('open', () => this.#opened())
    this.#line.addEventListener('close', () => this.#lost())
    this.#line.addEventListener('message', (event) => this.#message(event.data))
    document.addEventListener('visibilitychange', this.#seen)
  }

  /** Sends at once; what is said while the connection is lost is dropped, since the state comes anew with it. */
  send(message: LobbyMessage): void {
    if (this.#open) this.#line.send(JSON.stringify(message))
  }

  close(): void {
    clearInterval(this.#pinger)
    document.removeEventListener('visibilitychange', this.#seen)
    this.#line.close()
  }

  #opened(): void {
    this.#open = true
    this.#answered = true
    this.send({ type: 'enter', device: this.#device })
    if (document.hidden) this.#seen()
    clearInterval(this.#pinger)
    this.#pinger = setInterval(() => this.#ping(), PING_MS)
  }

  /** Reconnects where the last ping got no answer: a connection can die without an event. */
  #ping(): void {
    if (!this.#open) return
    if (!this.#answered) return this.#line.reconnect()
    this.#answered = false
    this.send({ type: 'ping' })
  }

  readonly #seen = (): void => this.send({ type: 'attention', visible: !document.hidden })

  #lost(): void {
    this.#open = false
    this.#listener.connection(false)
  }

  #message(data: unknown): void {
    const message = read(data)
    if (!message) return
    this.#answered = true
    if (message.type === 'lobby') this.#listener.connection(true)
    this.#listener.heard(message)
  }
}
