// The transport to the application in this page's worker.

import type { Socket, Transport } from '../transport/transport'
import type { FromWorker, ToWorker } from './messages'

/** WebSockets that need a server with other people: they never open here. */
const ELSEWHERE = /^\/api\/(lobby|notices)\//

/** Time after which a line that the application has closed is opened again. */
const AGAIN_MS = 300

type Heard = (event: { data?: unknown }) => void

/** A WebSocket to the worker, with the events of one. */
class WorkerSocket implements Socket {
  readonly #heard: Record<string, Heard[]> = { open: [], close: [], message: [] }
  readonly #say: (message: ToWorker) => void
  readonly #next: (socket: WorkerSocket) => number
  readonly #path: string
  #line = 0
  #closed = false

  constructor(path: string, say: (message: ToWorker) => void, next: (socket: WorkerSocket) => number) {
    this.#path = path
    this.#say = say
    this.#next = next
    this.#dial()
  }

  send(text: string): void {
    this.#say({ type: 'say', line: this.#line, text })
  }

  close(): void {
    this.#closed = true
    this.#say({ type: 'hang_up', line: this.#line })
    this.#tell('close', null)
  }

  reconnect(): void {
    this.close()
    this.#dial()
  }

  addEventListener(type: 'open' | 'close' | 'message', heard: Heard): void {
    this.#heard[type]?.push(heard)
  }

  /** Passes on a text of the application; null: it has closed the line, which is opened again as over a network. */
  hear(text: string | null): void {
    if (text !== null) return this.#tell('message', text)
    this.#tell('close', null)
    setTimeout(() => {
      if (!this.#closed) this.reconnect()
    }, AGAIN_MS)
  }

  #tell(type: 'close' | 'message', data: string | null): void {
    for (const heard of this.#heard[type] ?? []) heard({ data })
  }

  #dial(): void {
    if (ELSEWHERE.test(this.#path)) return
    this.#closed = false
    this.#line = this.#next(this)
    this.#say({ type: 'dial', line: this.#line, path: this.#path })
    queueMicrotask(() => this.#heard['open']?.forEach((heard) => heard({})))
  }
}

const textOf = async (init?: RequestInit): Promise<Uint8Array> =>
  new Uint8Array(await new Response(init?.body ?? null).arrayBuffer())

export interface WorkerListener {
  holds: (table: string) => boolean
  made: (table: string) => void
  unstored: (why: 'full' | 'denied') => void
  /** The worker has not answered for a while, or answers again. */
  silent: (silent: boolean) => void
  loading: (share: number) => void
  ready: (seconds: number) => void
  failed: (why: string) => void
}

/** Period of asking the worker if it is alive, and the longest time for its answer. */
const PING_MS = 3_000
const SILENCE_MS = 12_000

/** Starts the worker; requests wait until it is ready. */
export function workerTransport(listener: WorkerListener): Transport {
  const waiting = new Map<number, (response: Response) => void>()
  const sockets = new Map<number, WorkerSocket>()
  let last = 0
  let heardAt = 0
  const worker = new Worker(new URL('./pageWorker.ts', import.meta.url), { type: 'module' })
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => hear(data)
  worker.onerror = ({ message }) => listener.failed(message)

  function hear(data: FromWorker): void {
    if (heardAt && performance.now() - heardAt > SILENCE_MS) listener.silent(false)
    if (heardAt) heardAt = performance.now()
    if (data.type === 'loading') listener.loading(data.share)
    else if (data.type === 'ready') {
      heardAt = performance.now()
      listener.ready(data.seconds)
    } else if (data.type === 'failed') listener.failed(data.why)
    else if (data.type === 'made') listener.made(data.table)
    else if (data.type === 'unstored') listener.unstored(data.why)
    else if (data.type === 'text') sockets.get(data.line)?.hear(data.text)
    else if (data.type === 'answer') settle(data)
  }

  function settle({ id, status, headers, body }: FromWorker & { type: 'answer' }): void {
    const told = JSON.parse(headers) as Record<string, string>
    waiting.get(id)?.(new Response([204, 304].includes(status) ? null : body, { status, headers: told }))
    waiting.delete(id)
  }

  setInterval(() => {
    if (!heardAt) return // it starts
    if (performance.now() - heardAt > SILENCE_MS) listener.silent(true)
    say({ type: 'ping' })
  }, PING_MS)

  const say = (message: ToWorker): void => worker.postMessage(message)
  const next = (socket: WorkerSocket): number => {
    for (const [line, known] of sockets) if (known === socket) sockets.delete(line)
    sockets.set(++last, socket)
    return last
  }
  return {
    reachesOthers: false,
    holds: listener.holds,
    dial: (path) => new WorkerSocket(path, say, next),
    fetch: async (path, init) => {
      const headers = Object.fromEntries(new Headers(init?.headers))
      delete headers['accept-encoding']
      const [id, body] = [++last, await textOf(init)]
      return new Promise((resolve) => {
        waiting.set(id, resolve)
        say({ type: 'ask', id, method: init?.method ?? 'GET', path, headers: JSON.stringify(headers), body })
      })
    },
  }
}
