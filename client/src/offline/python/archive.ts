// Files of the page's Python: fetched compressed, unpacked as they come, and laid into its file system without a copy.

export type Bytes = Uint8Array<ArrayBuffer>

/** The part of Emscripten's file system that is used. */
export interface FileSystem {
  mkdirTree: (path: string) => void
  writeFile: (path: string, data: Bytes, options: { canOwn: boolean }) => void
  readFile: (path: string, options: { encoding: 'utf8' }) => string
}

export interface Entry {
  name: string
  data: Bytes
}

/** Hears how many bytes have come. */
export type Progress = (bytes: number) => void

export const ROOT = '/offline/'

const counted = (progress: Progress): TransformStream<Bytes, Bytes> =>
  new TransformStream({
    transform(chunk, controller) {
      progress(chunk.length)
      controller.enqueue(chunk)
    },
  })

/** Unpacks a file that the build has compressed as it comes, from any server. */
export async function unpacked(name: string, progress: Progress, type = 'application/zip'): Promise<Response> {
  const response = await fetch(`${ROOT}${name}.z`)
  if (!response.ok || !response.body) throw new Error(`${name}: ${response.status}`)
  const data = response.body.pipeThrough(counted(progress)).pipeThrough(new DecompressionStream('gzip'))
  return new Response(data, { headers: { 'Content-Type': type } })
}

export const bytesOf = async (response: Promise<Response>): Promise<Bytes> =>
  new Uint8Array(await (await response).arrayBuffer())

// Signature and lengths of a zip file's records, as PKWARE's APPNOTE.TXT names them.
const END_OF_DIRECTORY = 0x06054b50
const END_LENGTH = 22
const DIRECTORY_LENGTH = 46
const LOCAL_LENGTH = 30

/** Files of a zip archive without compression, as views of it. */
export function entriesOf(archive: Bytes): Entry[] {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength)
  const word = (at: number): number => view.getUint16(at, true)
  const long = (at: number): number => view.getUint32(at, true)
  const end = archive.length - END_LENGTH
  if (end < 0 || long(end) !== END_OF_DIRECTORY) throw new Error('the archive is cut off')
  const found: Entry[] = []
  let at = long(end + 16)
  for (let left = word(end + 10); left > 0; left--) {
    const nameLength = word(at + 28)
    const name = new TextDecoder().decode(archive.subarray(at + DIRECTORY_LENGTH, at + DIRECTORY_LENGTH + nameLength))
    const local = long(at + 42)
    const begin = local + LOCAL_LENGTH + word(local + 26) + word(local + 28)
    found.push({ name, data: archive.subarray(begin, begin + long(at + 24)) })
    at += DIRECTORY_LENGTH + nameLength + word(at + 30) + word(at + 32)
  }
  return found
}

/** Lays files below a folder; they go on lying in their archive. */
export function layOut(files: readonly Entry[], folder: string, system: FileSystem): void {
  const made = new Set<string>()
  for (const { name, data } of files) {
    const path = `${folder}/${name}`
    const parent = path.slice(0, path.lastIndexOf('/'))
    if (!made.has(parent)) system.mkdirTree(parent)
    made.add(parent)
    system.writeFile(path, data, { canOwn: true })
  }
}
