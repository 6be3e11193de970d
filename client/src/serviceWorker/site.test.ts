import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Told } from './site'

const HERE = 'https://games.example'
const pathOf = (request: Request | string): string =>
  new URL(typeof request === 'string' ? request : request.url, HERE).pathname

/** Caches in memory; `full` refuses what is put. */
function browserCaches() {
  const all = new Map<string, Map<string, Response>>()
  const found = { all, full: false }
  const open = async (name: string) => {
    const held = all.get(name) ?? new Map<string, Response>()
    all.set(name, held)
    return {
      match: async (request: Request | string) => held.get(pathOf(request))?.clone(),
      put: async (path: string, response: Response) => {
        if (found.full) throw new DOMException('full', 'QuotaExceededError')
        const text = await response.text()
        held.set(pathOf(path), new Response(text, { headers: response.headers }))
      },
    }
  }
  vi.stubGlobal('caches', { open, keys: async () => [...all.keys()], delete: async (name: string) => all.delete(name) })
  return found
}

interface Server {
  files: Record<string, string>
  version: string
  alone: boolean
  /** True if the network is there. */
  on: boolean
  asked: string[]
}

function serverOf(version: string, files: Record<string, string>): Server {
  const server: Server = { files, version, alone: false, on: true, asked: [] }
  vi.stubGlobal('fetch', async (request: Request | string) => {
    const path = pathOf(request)
    server.asked.push(path)
    if (!server.on) throw new TypeError('no network')
    if (path === '/offline/site.json') {
      const list = Object.fromEntries(Object.entries(server.files).map(([name, text]) => [name, [text.length, text]]))
      return new Response(JSON.stringify({ version: server.version, alone: server.alone, files: list }))
    }
    const text = server.files[path] ?? server.files['/index.html']
    return new Response(text)
  })
  return server
}

/** The service worker as a browser starts it. */
async function started() {
  vi.resetModules()
  return import('./site')
}

const FILES = { '/index.html': '<head></head>one', '/assets/a.js': 'a', '/offline/python': 'p' }
const page = { url: `${HERE}/t/abc`, mode: 'navigate', method: 'GET' } as Request
const asset = { url: `${HERE}/offline/python`, mode: 'cors', method: 'GET' } as Request

describe('the kept site', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('is used once all of it is there, and asks the server first', async () => {
    browserCaches()
    const server = serverOf('1', { ...FILES })
    const { answer, keepSite } = await started()
    const told: Told[] = []
    await keepSite((each) => told.push(each))
    expect(told.at(-1)).toEqual({ type: 'kept', version: '1', replaced: false })
    expect(await (await answer(page)).text()).toBe('<head></head>one')
    server.on = false
    expect(await (await answer(page)).text()).toContain('content="offline"')
    expect(await (await answer(asset)).text()).toBe('p')
  })

  it('keeps the version before, whole, when a new one breaks off, and fetches only what changed', async () => {
    const kept = browserCaches()
    const server = serverOf('1', { ...FILES })
    await (await started()).keepSite(() => undefined)
    Object.assign(server, { version: '2', files: { ...FILES, '/offline/python': 'q', '/assets/b.js': 'b' }, asked: [] })
    const whole = globalThis.fetch
    vi.stubGlobal('fetch', async (request: string) => {
      if (pathOf(request) === '/assets/b.js') throw new TypeError('no network')
      return whole(request)
    })
    const told: Told[] = []
    await (await started()).keepSite((each) => told.push(each))
    expect(told.at(-1)).toEqual({ type: 'keep-failed', full: false })
    expect(await (await (await started()).answer(asset)).text()).toBe('p')
    vi.stubGlobal('fetch', whole)
    server.asked = []
    await (await started()).keepSite((each) => told.push(each))
    expect(told.at(-1)).toEqual({ type: 'kept', version: '2', replaced: true })
    expect(server.asked).toEqual(['/offline/site.json', '/assets/b.js'])
    expect(await (await (await started()).answer(asset)).text()).toBe('q')
    expect([...kept.all.keys()]).toEqual(['site-1', 'site-2'])
  })

  it('frees the space of what does not fit, and says so', async () => {
    const kept = browserCaches()
    serverOf('1', { ...FILES })
    kept.full = true
    const told: Told[] = []
    await (await started()).keepSite((each) => told.push(each))
    expect(told.at(-1)).toEqual({ type: 'keep-failed', full: true })
    expect([...kept.all.keys()]).toEqual([])
  })

  it('of a site without a server answers at once', async () => {
    browserCaches()
    const server = serverOf('1', { ...FILES })
    server.alone = true
    const { answer, keepSite } = await started()
    await keepSite(() => undefined)
    server.files['/index.html'] = 'two'
    expect(await (await answer(page)).text()).toBe('<head></head>one')
  })
})
