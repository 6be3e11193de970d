// The transport to the application in this page's worker.

import type { Socket, Transport } from '../transport/transport'
import type { FromWorker, ToWorker } from './messages'

/** WebSockets that need a server with other people: they never open here. */
const ELSEWHERE = /^\/api\/(lobby|notices)\//

type Heard = (event: { data?: unknown }) => void

/** A WebSocket to the worker, with the events of one. */
class WorkerSocket implements Socket {
  readonly #heard: Record<string, Heard[]> = { open: [], close: [], message: [] }
  readonly #say: (message: ToWorker) => void
  readonly #next: (socket: WorkerSocket) => number
  readonly #path: string
  #line = 0

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
    this.#say({ type: 'hang_up', line: this.#line })
    this.hear(null)
  }

  reconnect(): void {
    this.close()
    this.#dial()
  }

  addEventListener(type: 'open' | 'close' | 'message', heard: Heard): void {
    this.#heard[type]?.push(heard)
  }

  /** Passes on a text of the application; null: it has closed. */
  hear(text: string | null): void {
    const type = text === null ? 'close' : 'message'
    for (const heard of this.#heard[type] ?? []) heard({ data: text })
  }

  #dial(): void {
    if (ELSEWHERE.test(this.#path)) return
    this.#line = this.#next(this)
    this.#say({ type: 'dial', line: this.#line, path: this.#path })
    queueMicrotask(() => this.#heard['open']?.forEach((heard) => heard({})))
  }
}

const textOf = async (init?: RequestInit): Promise<Uint8Array> =>
  new Uint8Array(await new Response(init?.body ?? null).arrayBuffer())

export interface WorkerListener {
  loading: (share: number) => void
  ready: (seconds: number) => void
  failed: (why: string) => void
}

/** Starts the worker; requests wait until it is ready. */
export function workerTransport(listener: WorkerListener): Transport {
  const worker = new Worker(new URL('./pageWorker.ts', import.meta.url), { type: 'module' })
  const waiting = new Map<number, (response: Response) => void>()
  const sockets = new Map<number, WorkerSocket>()
  let last = 0
  const say = (message: ToWorker): void => worker.postMessage(message)
  const next = (socket: WorkerSocket): number => {
    for (const [line, known] of sockets) if (known === socket) sockets.delete(line)
    sockets.set(++last, socket)
    return last
  }
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    if (data.type === 'loading') listener.loading(data.share)
    else if (data.type === 'ready') listener.ready(data.seconds)
    else if (data.type === 'failed') listener.failed(data.why)
    else if (data.type === 'text') sockets.get(data.line)?.hear(data.text)
    else {
      const headers = JSON.parse(data.headers) as Record<string, string>
      const body = [204, 304].includes(data.status) ? null : data.body
      waiting.get(data.id)?.(new Response(body, { status: data.status, headers }))
      waiting.delete(data.id)
    }
  }
  worker.onerror = ({ message }) => listener.failed(message)
  return {
    reachesOthers: false,
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
