// Worker of the application: Python, the tables and their logs; bots think in a worker of their own.

import { openLogs, type Logs, type Row } from './logs'
import { memoryLogs } from './memoryLogs'
import type { FromBots, FromWorker, ToBots, ToWorker } from './messages'
import { startPython, type PyProxy } from './python/python'

interface Page {
  request: (method: string, path: string, headers: string, body: Uint8Array) => Promise<PyProxy>
  dial: (line: number, path: string) => void
  heard: (line: number, text: string) => void
  hung_up: (line: number) => void
}

const tell = (message: FromWorker): void => postMessage(message)

/** Port that `pelipoyta.offline.bot_worker.WorkerPort` expects; `warm` starts the worker before it is asked. */
function botPort(): { ask: (job: string) => Promise<string>; end: () => void; warm: () => void } {
  let worker: Worker | undefined
  let last = 0
  const waiting = new Map<number, { resolve: (answer: string) => void; reject: (why: Error) => void }>()
  const start = (): Worker => {
    const begun = new Worker(new URL('./botWorker.ts', import.meta.url), { type: 'module' })
    begun.onmessage = ({ data }: MessageEvent<FromBots>) => {
      const one = waiting.get(data.id)
      waiting.delete(data.id)
      if ('answer' in data) one?.resolve(data.answer)
      else one?.reject(new Error(data.why))
    }
    return begun
  }
  return {
    ask: (job) =>
      new Promise((resolve, reject) => {
        worker ??= start()
        waiting.set(++last, { resolve, reject })
        worker.postMessage({ id: last, job } satisfies ToBots)
      }),
    warm: () => {
      worker ??= start()
    },
    end: () => {
      worker?.terminate()
      worker = undefined
      waiting.clear()
    },
  }
}

const bots = botPort()

/** The logs of this browser, or in memory where it denies them; the page hears what it must say. */
async function logsHere(): Promise<Logs> {
  const logs = await openLogs().catch(() => {
    tell({ type: 'unstored', why: 'denied' })
    return memoryLogs()
  })
  const append = async (batches: string): Promise<void> => {
    try {
      await logs.append(batches)
    } catch (error) {
      if (error instanceof DOMException && error.name === 'QuotaExceededError') tell({ type: 'unstored', why: 'full' })
      throw error
    }
    for (const { kind, id, header } of JSON.parse(batches) as Row[]) {
      if (kind === 'tables' && header !== null) tell({ type: 'made', table: id })
    }
  }
  return { ...logs, append }
}

async function opened(): Promise<Page> {
  const began = performance.now()
  const python = await startPython(true, (share) => tell({ type: 'loading', share }))
  const { Page: pages } = python.pyimport('pelipoyta.offline.page') as unknown as {
    Page: { opened: (...args: unknown[]) => Promise<Page> }
  }
  const settings = python.FS.readFile('/app/pelipoyta/offline/settings.json', { encoding: 'utf8' })
  const page = await pages.opened(settings, await logsHere(), bots, (line: number, text: string | undefined) =>
    tell({ type: 'text', line, text: text ?? null }),
  )
  tell({ type: 'ready', seconds: (performance.now() - began) / 1000 })
  return page
}

const page = opened()
page.catch((error: unknown) => tell({ type: 'failed', why: String(error).slice(-1000) }))

async function answer({ id, method, path, headers, body }: ToWorker & { type: 'ask' }): Promise<void> {
  const told = await (await page).request(method, path, headers, body)
  const [status, found, bytes] = told.toJs() as [number, string, Uint8Array<ArrayBuffer>]
  told.destroy()
  tell({ type: 'answer', id, status, headers: found, body: bytes })
}

function failed(id: number): void {
  tell({ type: 'answer', id, status: 500, headers: '{}', body: new Uint8Array() })
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === 'ask') void answer(data).catch(() => failed(data.id))
  else if (data.type === 'dial') {
    bots.warm()
    void page.then((it) => it.dial(data.line, data.path))
  } else if (data.type === 'ping') tell({ type: 'pong' })
  else if (data.type === 'say') void page.then((it) => it.heard(data.line, data.text))
  else void page.then((it) => it.hung_up(data.line))
})
