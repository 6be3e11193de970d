// Every text of the build once more, compressed: the server sends what the browser understands.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXTS = /\.(js|css|svg)$/
/** Shorter ones are sent as they are: they would not fit into fewer packets. */
const WORTH_IT = 1024
/** The highest, 11, saves two bytes in a hundred more, and takes three times as long: a quarter of the whole build. */
const QUALITY = 10

function squeezed(text: Buffer): [ending: string, bytes: Buffer][] {
  const most = { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }
  return [
    ['br', brotliCompressSync(text, most)],
    ['gz', gzipSync(text, { level: 9 })],
  ]
}

export function squeeze(): Plugin {
  return {
    name: 'squeeze',
    apply: 'build',
    writeBundle({ dir = '' }) {
      for (const name of readdirSync(dir, { recursive: true, encoding: 'utf-8' })) {
        if (!TEXTS.test(name)) continue
        const text = readFileSync(join(dir, name))
        if (text.length < WORTH_IT) continue
        for (const [ending, bytes] of squeezed(text)) writeFileSync(join(dir, `${name}.${ending}`), bytes)
      }
    },
  }
}
