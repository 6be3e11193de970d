// The memory of an interpreter that has imported everything, kept by the browser: later starts copy it and import nothing.

import type { Bytes } from './archive'

/** The part of Emscripten's module and of its settings that is used. */
export interface EmscriptenModule {
  HEAPU8: Bytes
}

type Receive = (instance: { exports: { memory: WebAssembly.Memory } }, module: WebAssembly.Module) => unknown

export interface Settings {
  dynamicLibraries: string[]
  locateFile: (name: string) => string
  instantiateWasm: (imports: unknown, receive: Receive) => unknown
}

/** Pyodide's own header, which it checks and reads itself, and the memory behind it. */
export interface Snapshot {
  header: Bytes
  /** Bytes of the memory. */
  size: number
  /** Writes the memory to the place where Python has its own. */
  fill: (heap: Bytes) => Promise<void>
}

/** The cache of kept memories, one for each version. */
const CACHE = 'python-'
const PATH = '/offline/memory'
const PAGE = 65_536
const SIZE = 'X-Memory-Size'
const HEADER = 'X-Header-Size'
/** Offset of its own length in Pyodide's header. */
const HEADER_LENGTH_AT = 4

/** Another browser, or a newer one, may lay out its functions otherwise. */
const pathHere = (): string => `${PATH}?${encodeURIComponent(navigator.userAgent)}`

const isEmpty = (chunk: Bytes): boolean => chunk.every((byte) => byte === 0)

/** Copies a chunk, but touches no page of zeros that is one already: it takes no memory until it is written to. */
function copy(chunk: Bytes, at: number, heap: Bytes): void {
  if (!isEmpty(chunk) || !isEmpty(heap.subarray(at, at + chunk.length))) heap.set(chunk, at)
}

/** Takes bytes of a stream in turn: so many of them, or all that are left. */
function reader(
  stream: ReadableStream<Bytes>,
): (size: number, take: (chunk: Bytes, at: number) => void) => Promise<void> {
  const source = stream.getReader()
  let rest: Bytes = new Uint8Array()
  return async (size, take) => {
    for (let at = 0; at < size;) {
      if (!rest.length) {
        const { done, value } = await source.read()
        if (done) throw new Error('the kept memory is cut off')
        rest = value
      }
      const chunk = rest.subarray(0, size - at)
      take(chunk, at)
      at += chunk.length
      rest = rest.subarray(chunk.length)
    }
  }
}

/** The kept memory of this version, if there is one. */
export async function keptSnapshot(version: string): Promise<Snapshot | undefined> {
  const cache = await caches.open(CACHE + version).catch(() => undefined)
  const found = await cache?.match(pathHere())
  if (!found?.body) return undefined
  const read = reader(found.body.pipeThrough(new DecompressionStream('gzip')))
  const header = new Uint8Array(Number(found.headers.get(HEADER)))
  await read(header.length, (chunk, at) => header.set(chunk, at))
  const size = Number(found.headers.get(SIZE))
  return { header, size, fill: (heap) => read(size, (chunk, at) => copy(chunk, at, heap)) }
}

/** Keeps a memory for later starts in place of those of older versions. */
export async function keepSnapshot(version: string, snapshot: Bytes): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith(CACHE) && name !== CACHE + version) await caches.delete(name)
  }
  const header = new DataView(snapshot.buffer, snapshot.byteOffset).getUint32(HEADER_LENGTH_AT, true)
  const headers = { [HEADER]: String(header), [SIZE]: String(snapshot.length - header) }
  const packed = new Blob([snapshot]).stream().pipeThrough(new CompressionStream('gzip'))
  await (await caches.open(CACHE + version)).put(pathHere(), new Response(packed, { headers }))
}

/** Forgets a memory that Python did not start from. */
export const dropSnapshot = async (version: string): Promise<void> => {
  await caches.delete(CACHE + version)
}

/** Makes room for the whole memory before Python looks at it. */
export function withRoom(settings: Settings, size: number): void {
  const instantiate = settings.instantiateWasm
  settings.instantiateWasm = (imports, receive) =>
    instantiate(imports, (instance, module) => {
      const { memory } = instance.exports
      const missing = Math.ceil((size - memory.buffer.byteLength) / PAGE)
      if (missing > 0) memory.grow(missing)
      return receive(instance, module)
    })
}
