// Python in a worker: fetches Pyodide and the package, and keeps compiled modules for the next start.

export interface PyProxy {
  toJs: () => unknown
  destroy: () => void
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

/** Hears how many bytes have come. */
type Progress = (bytes: number) => void

const counted = (progress: Progress): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> =>
  new TransformStream({
    transform(chunk, controller) {
      progress(chunk.length)
      controller.enqueue(chunk)
    },
  })

/** Unpacks what the build has compressed, whichever server sends it. */
async function unpacked(name: string, progress: Progress): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(`${ROOT}${name}.z`)
  if (!response.ok || !response.body) throw new Error(`${name}: ${response.status}`)
  const data = response.body.pipeThrough(counted(progress)).pipeThrough(new DecompressionStream('gzip'))
  return new Uint8Array(await new Response(data).arrayBuffer())
}

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
  const [wasm, standard, archive] = await Promise.all([
    unpacked('pyodide.asm.wasm', progress),
    library ?? unpacked('python_stdlib.zip', progress),
    app ?? unpacked('pelipoyta.zip', progress),
  ])
  const wasmUrl = urlOf(wasm, 'application/wasm')
  const network = self.fetch
  // Pyodide names its binary itself; here it is unpacked already.
  self.fetch = (input, init) =>
    network(String(input instanceof Request ? input.url : input).endsWith('pyodide.asm.wasm') ? wasmUrl : input, init)
  const { loadPyodide } = (await import(/* @vite-ignore */ `${ROOT}pyodide.mjs`)) as {
    loadPyodide: (options: object) => Promise<Python>
  }
  const python = await loadPyodide({
    indexURL: new URL(ROOT, location.origin).href,
    stdLibURL: urlOf(standard, 'application/zip'),
    lockFileContents: JSON.stringify({ info: files.info, packages: {} }),
    env: { HOME: '/home', PELIPOYTA_COMPILED: '0' },
  })
  self.fetch = network
  python.unpackArchive(archive, 'zip', { extractDir: '/app' })
  python.runPython(PATHS)

  /** Keeps compiled modules, so that the next start compiles nothing; without a place for them nothing is lost. */
  const keep = async (): Promise<void> => {
    if (library && app) return
    for (const name of await caches.keys()) {
      if (name.startsWith(COMPILED) && name !== COMPILED + files.version) await caches.delete(name)
    }
    const { compiled_folder, compiled_zip } = python.pyimport('pelipoyta.offline.bytecode')
    python.FS.writeFile('/library.zip', standard)
    for (const [name, made] of [
      ['pelipoyta.zip', compiled_folder?.('/app' as never)],
      ['python_stdlib.zip', compiled_zip?.('/library.zip' as never)],
    ] as const) {
      const bytes = (made as PyProxy).toJs() as Uint8Array<ArrayBuffer>
      await cache?.put(ROOT + name, new Response(bytes))
    }
  }
  return { python, keep: () => keep().catch(() => undefined) }
}
