import { expect, test } from 'vitest'
import { entriesOf, layOut, type Bytes, type FileSystem } from './archive'

const text = (data: Bytes): string => new TextDecoder().decode(data)
const bytes = (words: string): Bytes => new TextEncoder().encode(words)

/** A zip archive without compression, as Python's zipfile writes it. */
function archiveOf(files: Record<string, string>): Bytes {
  const parts: Bytes[] = []
  const directory: Bytes[] = []
  let at = 0
  for (const [name, words] of Object.entries(files)) {
    const [path, data] = [bytes(name), bytes(words)]
    const local = new DataView(new ArrayBuffer(30))
    local.setUint16(26, path.length, true)
    const entry = new DataView(new ArrayBuffer(46))
    entry.setUint32(20, data.length, true)
    entry.setUint32(24, data.length, true)
    entry.setUint16(28, path.length, true)
    entry.setUint32(42, at, true)
    parts.push(new Uint8Array(local.buffer), path, data)
    directory.push(new Uint8Array(entry.buffer), path)
    at += 30 + path.length + data.length
  }
  const end = new DataView(new ArrayBuffer(22))
  end.setUint32(0, 0x06054b50, true)
  end.setUint16(10, Object.keys(files).length, true)
  end.setUint32(16, at, true)
  const all = [...parts, ...directory, new Uint8Array(end.buffer)]
  const whole = new Uint8Array(all.reduce((sum, part) => sum + part.length, 0))
  all.reduce((place, part) => (whole.set(part, place), place + part.length), 0)
  return whole
}

test('files of an archive are views of it', () => {
  const archive = archiveOf({ 'a/b.py': 'x = 1', 'ä.txt': '' })
  const found = entriesOf(archive)
  expect(found.map(({ name, data }) => [name, text(data)])).toEqual([
    ['a/b.py', 'x = 1'],
    ['ä.txt', ''],
  ])
  expect(found[0]?.data.buffer).toBe(archive.buffer)
})

test('an archive that was cut off is refused', () => {
  const archive = archiveOf({ 'a.py': '1' })
  expect(() => entriesOf(archive.slice(0, -1))).toThrow('cut off')
  expect(() => entriesOf(new Uint8Array())).toThrow('cut off')
})

test('files are laid below a folder, each of whose folders is made once', () => {
  const made: string[] = []
  const written: Record<string, string> = {}
  const system: FileSystem = {
    mkdirTree: (path) => made.push(path),
    writeFile: (path, data) => (written[path] = text(data)),
    readFile: () => '',
  }
  layOut(entriesOf(archiveOf({ 'a/b.py': '1', 'a/c.py': '2', 'd.py': '3' })), '/app', system)
  expect(made).toEqual(['/app/a', '/app'])
  expect(written).toEqual({ '/app/a/b.py': '1', '/app/a/c.py': '2', '/app/d.py': '3' })
})
