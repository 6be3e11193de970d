// Python in a worker: fetches Pyodide and the package, and keeps compiled modules for the next start.

export interface PyProxy {
  toJs: () => unknown
  destroy: () => void
}

/** `pelipoyta.offline.bytecode.Packing` */
interface Packing extends PyProxy {
  go_on: () => boolean
  result: () => PyProxy
}

export interface Python {
  runPython: (code: string) => unknown
  runPythonAsync: (code: string) => Promise<unknown>
  pyimport: (name: string) => Record<string, (...args: never[]) => unknown>
  unpackArchive: (data: Uint8Array, format: string, options: { extractDir: string }) => void
  FS: {
    writeFile: (path: string, data: Uint8Array) => void
    readFile: (path: string, options: { encoding: 'utf8' }) => string
  }
}

interface Files {
  version: string
  info: unknown
  files: Record<string, number>
}

const ROOT = '/offline/'
/** The cache of compiled modules, one for each version. */
const COMPILED = 'python-'
const PATHS = 'import sys; sys.dont_write_bytecode = True; sys.path.insert(0, "/app")'

const PAUSE_MS = 30

/** Hears how many bytes have come. */
type Progress = (bytes: number) => void

const counted = (progress: Progress): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> =>
  new TransformStream({
    transform(chunk, controller) {
      progress(chunk.length)
      controller.enqueue(chunk)
    },
  })

/** Unpacks a file that the build has compressed as it comes, from any server. */
async function unpacked(name: string, progress: Progress, type = 'application/zip'): Promise<Response> {
  const response = await fetch(`${ROOT}${name}.z`)
  if (!response.ok || !response.body) throw new Error(`${name}: ${response.status}`)
  const data = response.body.pipeThrough(counted(progress)).pipeThrough(new DecompressionStream('gzip'))
  return new Response(data, { headers: { 'Content-Type': type } })
}

const bytesOf = async (response: Promise<Response>): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await (await response).arrayBuffer())

async function kept(cache: Cache | undefined, name: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const found = await cache?.match(ROOT + name)
  return found && new Uint8Array(await found.arrayBuffer())
}

const urlOf = (data: Uint8Array<ArrayBuffer>, type: string): string => URL.createObjectURL(new Blob([data], { type }))

/** Starts Python with the package; `tell` hears which share of the bytes has come. */
export async function startPython(
  tell: (share: number) => void = () => undefined,
): Promise<{ python: Python; keep: () => Promise<void> }> {
  const files = (await (await fetch(`${ROOT}files.json`)).json()) as Files
  const cache = await caches.open(COMPILED + files.version).catch(() => undefined)
  const [library, app] = [await kept(cache, 'python_stdlib.zip'), await kept(cache, 'pelipoyta.zip')]
  const total = Object.values(files.files).reduce((sum, bytes) => sum + bytes, 0)
  let loaded = 0
  const progress = (bytes: number): void => tell((loaded += bytes) / total)
  // All at once; the binary is compiled while it comes.
  const wasm = unpacked('pyodide.asm.wasm', progress, 'application/wasm')
  const archive = app ?? bytesOf(unpacked('pelipoyta.zip', progress))
  const script = import(/* @vite-ignore */ `${ROOT}pyodide.mjs`) as Promise<{
    loadPyodide: (options: object) => Promise<Python>
  }>
  const standard = library ?? (await bytesOf(unpacked('python_stdlib.zip', progress)))
  const { loadPyodide } = await script
  const network = self.fetch
  // Pyodide asks for its binary by a name of its own.
  self.fetch = (input, init) =>
    String(input instanceof Request ? input.url : input).endsWith('pyodide.asm.wasm') ? wasm : network(input, init)
  const python = await loadPyodide({
    indexURL: new URL(ROOT, location.origin).href,
    stdLibURL: urlOf(standard, 'application/zip'),
    lockFileContents: JSON.stringify({ info: files.info, packages: {} }),
    env: { HOME: '/home', PELIPOYTA_COMPILED: '0' },
  })
  self.fetch = network
  python.unpackArchive(await archive, 'zip', { extractDir: '/app' })
  python.runPython(PATHS)

  /** Keeps compiled modules, so that the next start compiles nothing; without a place for them nothing is lost. */
  const keep = async (): Promise<void> => {
    if (library && app) return
    for (const name of await caches.keys()) {
      if (name.startsWith(COMPILED) && name !== COMPILED + files.version) await caches.delete(name)
    }
    const { folder_packing, zip_packing } = python.pyimport('pelipoyta.offline.bytecode')
    python.FS.writeFile('/library.zip', standard)
    for (const [name, packing] of [
      ['pelipoyta.zip', folder_packing?.('/app' as never)],
      ['python_stdlib.zip', zip_packing?.('/library.zip' as never)],
    ] as [string, Packing][]) {
      while (packing.go_on()) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS)) // the board goes first
      const bytes = packing.result()
      await cache?.put(ROOT + name, new Response(bytes.toJs() as Uint8Array<ArrayBuffer>))
      bytes.destroy()
      packing.destroy()
    }
  }
  return { python, keep: () => keep().catch(() => undefined) }
}
