// Python in a worker: fetches Pyodide and the package, and starts it from a memory that an earlier start has kept.

import { bytesOf, entriesOf, layOut, ROOT, unpacked, type Bytes, type Entry, type FileSystem } from './archive'
import { dropSnapshot, keepSnapshot, keptSnapshot, withRoom, type EmscriptenModule, type Settings } from './snapshot'
import type { Snapshot } from './snapshot'

export interface PyProxy {
  toJs: () => unknown
  destroy: () => void
}

export interface Python {
  runPython: (code: string) => unknown
  pyimport: (name: string) => Record<string, (...args: never[]) => unknown>
  makeMemorySnapshot: () => Bytes
  FS: FileSystem
}

interface Files {
  version: string
  info: unknown
  files: Record<string, number>
}

/** The two scripts of Pyodide. */
interface Scripts {
  load: (options: object) => Promise<Python>
  make: (settings: Settings) => Promise<EmscriptenModule>
}

/** Parts that have been fetched for a start. */
interface Parts extends Scripts {
  files: Files
  library: Bytes
  app: Entry[]
  /** The first answer has been fetched already. */
  wasm: () => Promise<Response>
}

const APP = '/app'
const PATHS = `import sys; sys.dont_write_bytecode = True; sys.path.insert(0, "${APP}")`
/** Imports all that pages and bots need, before the memory is kept. */
const PRELOAD = 'import pelipoyta.offline.preloaded'
/** A kept memory has kept the state of its random numbers too. */
const RESEED = 'import random; random.seed()'
const IMPORTED = 'import sys, json; json.dumps(list(sys.modules))'

const urlOf = (data: Bytes, type: string): string => URL.createObjectURL(new Blob([data], { type }))

async function scripts(): Promise<Scripts> {
  const [{ loadPyodide }, { default: make }] = (await Promise.all([
    import(/* @vite-ignore */ `${ROOT}pyodide.mjs`),
    import(/* @vite-ignore */ `${ROOT}pyodide.asm.mjs`),
  ])) as [{ loadPyodide: Scripts['load'] }, { default: Scripts['make'] }]
  return { load: loadPyodide, make }
}

/** Fetches all parts at once; the binary is compiled while it comes. */
async function fetchParts(files: Files, tell: (share: number) => void): Promise<Parts> {
  const total = Object.values(files.files).reduce((sum, bytes) => sum + bytes, 0)
  let loaded = 0
  const progress = (bytes: number): void => tell((loaded += bytes) / total)
  const fetchWasm = (): Promise<Response> => unpacked('pyodide.asm.wasm', progress, 'application/wasm')
  const answers = [fetchWasm()]
  const [app, library, both] = await Promise.all([
    bytesOf(unpacked('pelipoyta.zip', progress)),
    bytesOf(unpacked('python_stdlib.zip', progress)),
    scripts(),
  ])
  return { files, library, app: entriesOf(app), wasm: () => answers.pop() ?? fetchWasm(), ...both }
}

/** Files that a resumed Python may still read: copies, so that the archive can go. */
function missing(app: readonly Entry[], python: Python): Entry[] {
  const imported = new Set(JSON.parse(python.runPython(IMPORTED) as string) as string[])
  const isRead = ({ name }: Entry): boolean =>
    !name.endsWith('.so') && !imported.has(name.replace(/(\/__init__)?\.py$/, '').replaceAll('/', '.'))
  return app.filter(isRead).map(({ name, data }) => ({ name, data: data.slice() }))
}

/**
 * Boots Python. Compiled libraries are linked before it starts, always at the same place, so that a kept memory, which
 * knows their addresses, fits.
 */
async function boot(
  { load, make, files, library, app, wasm }: Parts,
  memory: object,
  from?: Snapshot,
): Promise<Python> {
  const libraries = new Map(
    app.filter(({ name }) => name.endsWith('.so')).map(({ name, data }) => [`${APP}/${name}`, data]),
  )
  const urls = [urlOf(library, 'application/zip')]
  const createPyodideModule = async (settings: Settings): Promise<EmscriptenModule> => {
    const locate = settings.locateFile
    settings.dynamicLibraries = [...libraries.keys()]
    settings.locateFile = (name) => {
      const data = libraries.get(name)
      return data ? (urls[urls.push(urlOf(data, 'application/wasm')) - 1] as string) : locate(name)
    }
    if (from) withRoom(settings, from.size)
    const module = await make(settings)
    await from?.fill(module.HEAPU8)
    return module
  }
  const network = self.fetch
  // Pyodide asks for its binary by a name of its own.
  self.fetch = async (input, init) =>
    String(input instanceof Request ? input.url : input).endsWith('pyodide.asm.wasm') ? wasm() : network(input, init)
  try {
    const python = await load({
      indexURL: new URL(ROOT, location.origin).href,
      stdLibURL: urls[0],
      lockFileContents: JSON.stringify({ info: files.info, packages: {} }),
      env: { HOME: '/home', PELIPOYTA_COMPILED: '0' },
      createPyodideModule,
      ...memory,
    })
    layOut(from ? missing(app, python) : app, APP, python.FS)
    return python
  } finally {
    self.fetch = network
    urls.forEach((url) => URL.revokeObjectURL(url))
  }
}

/** Starts from the memory that was kept; undefined where there is none, or it does not fit. */
async function resumed(parts: Parts): Promise<Python | undefined> {
  const { version } = parts.files
  try {
    const from = await keptSnapshot(version)
    const python = from && (await boot(parts, { _loadSnapshot: from.header }, from))
    python?.runPython(RESEED)
    return python
  } catch (error) {
    console.error(error)
    await dropSnapshot(version).catch(() => undefined)
    return undefined
  }
}

/** Starts Python with the package; `tell` hears which share of the bytes has come. `keeps`: for the next start. */
export async function startPython(keeps: boolean, tell: (share: number) => void = () => undefined): Promise<Python> {
  const files = (await (await fetch(`${ROOT}files.json`)).json()) as Files
  const parts = await fetchParts(files, tell)
  const before = await resumed(parts)
  if (before) return before
  const python = await boot(parts, { _makeSnapshot: keeps })
  python.runPython(PATHS)
  if (keeps) {
    python.runPython(PRELOAD)
    void keepSnapshot(files.version, python.makeMemorySnapshot()).catch(() => undefined) // no place for it: no harm
  }
  return python
}
