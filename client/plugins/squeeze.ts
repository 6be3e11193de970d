// Compresses every text of the build; the server sends what the browser understands.

import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip as gzipCompress } from 'node:zlib'
import type { Plugin } from 'vite'

const brotli = promisify(brotliCompress)
const gzip = promisify(gzipCompress)

const TEXTS = /\.(js|css|svg)$/
/** Shorter files are sent as they are: they would not fit into fewer packets. */
const WORTH_IT = 1024
/** The highest quality, 11, saves 2 % more and takes three times as long: a quarter of the whole build. */
const QUALITY = 10

async function squeezed(text: Buffer): Promise<[ending: string, bytes: Buffer][]> {
  const most = {
    params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
  }
  return [
    ['br', await brotli(text, most)],
    ['gz', await gzip(text, { level: 9 })],
  ]
}

async function squeezeFile(path: string): Promise<void> {
  const text = await readFile(path)
  if (text.length < WORTH_IT) return
  for (const [ending, bytes] of await squeezed(text)) await writeFile(`${path}.${ending}`, bytes)
}

export function squeeze(): Plugin {
  return {
    name: 'squeeze',
    apply: 'build',
    // All at once, so that the last step of a build uses all cores.
    async writeBundle({ dir = '' }) {
      const names = await readdir(dir, { recursive: true })
      await Promise.all(names.filter((name) => TEXTS.test(name)).map((name) => squeezeFile(join(dir, name))))
    },
  }
}
