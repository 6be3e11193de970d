import { afterEach, expect, test, vi } from 'vitest'
import type { Bytes } from './archive'
import { dropSnapshot, keepSnapshot, keptSnapshot, withRoom, type Settings } from './snapshot'

/** The browser's caches in memory. */
function memoryCaches(): CacheStorage {
  const all = new Map<string, Map<string, Response>>()
  const open = async (name: string) => {
    const cache = all.get(name) ?? new Map<string, Response>()
    all.set(name, cache)
    return {
      match: async (path: string) => cache.get(path)?.clone(),
      put: async (path: string, response: Response) => {
        const body = await response.arrayBuffer()
        cache.set(path, new Response(body, { headers: response.headers }))
      },
    }
  }
  return { open, keys: async () => [...all.keys()], delete: async (name: string) => all.delete(name) } as never
}

/** As Pyodide makes it: 16 bytes of header whose second word is its length, then the memory. */
function snapshotOf(memory: number[]): Bytes {
  const whole = new Uint8Array(16 + memory.length)
  new DataView(whole.buffer).setUint32(4, 16, true)
  whole.set(memory, 16)
  return whole
}

afterEach(() => vi.unstubAllGlobals())

test('a kept memory comes back, over whatever was there', async () => {
  vi.stubGlobal('caches', memoryCaches())
  const memory = [1, 0, 0, 4, ...new Array<number>(100_000).fill(0), 9]
  await keepSnapshot('v1', snapshotOf(memory))
  const kept = await keptSnapshot('v1')
  expect([...(kept?.header ?? [])]).toEqual([...snapshotOf([])])
  expect(kept?.size).toBe(memory.length)
  const heap = new Uint8Array(memory.length).fill(7)
  await kept?.fill(heap)
  expect([...heap]).toEqual(memory)
})

test('there is one memory: of this version, and of this browser', async () => {
  vi.stubGlobal('caches', memoryCaches())
  await keepSnapshot('v1', snapshotOf([1]))
  await keepSnapshot('v2', snapshotOf([2]))
  expect(await keptSnapshot('v1')).toBeUndefined()
  expect(await keptSnapshot('v2')).toBeDefined()
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('newer')
  expect(await keptSnapshot('v2')).toBeUndefined()
  vi.restoreAllMocks()
  await dropSnapshot('v2')
  expect(await keptSnapshot('v2')).toBeUndefined()
})

test('a memory that was cut off is an error, not a start', async () => {
  vi.stubGlobal('caches', memoryCaches())
  await keepSnapshot('v1', snapshotOf([1, 2, 3]))
  const kept = await keptSnapshot('v1')
  await kept?.fill(new Uint8Array(3))
  await expect(kept?.fill(new Uint8Array(3))).rejects.toThrow('cut off')
})

test('without caches nothing is kept', async () => {
  vi.stubGlobal('caches', { open: () => Promise.reject(new Error('denied')) })
  expect(await keptSnapshot('v1')).toBeUndefined()
})

test('the memory is as large as the kept one before Python looks at it', () => {
  const memory = new WebAssembly.Memory({ initial: 1, maximum: 10 })
  let seen = 0
  const settings = {
    instantiateWasm: (_: unknown, receive: (instance: object, module: object) => void) =>
      receive({ exports: { memory } }, {}),
  } as never as Settings
  withRoom(settings, 3 * 65_536 - 5)
  settings.instantiateWasm({}, () => (seen = memory.buffer.byteLength))
  expect(seen).toBe(3 * 65_536)
})
