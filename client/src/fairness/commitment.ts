// Commitments and draws verified in the browser; docs/fairness.md is the protocol, the kernel the server's half.

import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Fallen } from '../api/wire'

const BYTES = 6
const BLOCK = 5
const SPACE = 256 ** BYTES

export const commitmentTo = (seed: Uint8Array): string => bytesToHex(sha256(seed))

/** The seed with all players' words, each preceded by its length. */
export function keyOf(seed: Uint8Array, words: readonly string[]): Uint8Array {
  const told = words.map(utf8ToBytes).flatMap((word) => [Uint8Array.of(word.length >> 8, word.length & 255), word])
  return hmac(sha256, seed, concatBytes(...told))
}

function* numbersOf(key: Uint8Array, name: string): Generator<number, never> {
  for (let block = 0; ; block++) {
    const digest = hmac(sha256, key, utf8ToBytes(`${name}/${block}`))
    for (let at = 0; at < BLOCK; at++)
      yield digest.slice(at * BYTES, (at + 1) * BYTES).reduce((sum, byte) => sum * 256 + byte, 0)
  }
}

/** A number below `most`, uniformly: those beyond the last whole multiple are rejected. */
function below(most: number, numbers: Generator<number, never>): number {
  for (;;) {
    const { value } = numbers.next()
    if (value < SPACE - (SPACE % most)) return value % most
  }
}

/** The things of a bag ordered by their digests, so that one more or less leaves the order of the others. */
function orderOf(key: Uint8Array, name: string, bag: readonly number[]): number[] {
  const copies = new Map<number, number>()
  const labels = bag.map((thing) => {
    const copy = copies.get(thing) ?? 0
    copies.set(thing, copy + 1)
    return { thing, digest: bytesToHex(hmac(sha256, key, utf8ToBytes(`${name}/${thing}.${copy}`))) }
  })
  return labels.sort((one, other) => (one.digest < other.digest ? -1 : 1)).map(({ thing }) => thing)
}

export function outcomeOf(
  key: Uint8Array,
  { kind, sides, bag, count, owner, ordinal }: Omit<Fallen, 'outcome' | 'of'>,
): number[] {
  // Chance shared by several tables (CONTEST-23): a place in a pile, or the first of an order.
  if (kind.startsWith('pile')) return orderOf(key, kind, bag).slice(ordinal - 1, ordinal)
  if (kind.startsWith('order')) return orderOf(key, `${kind}/${owner ?? '-'}/${ordinal}`, bag).slice(0, count)
  const numbers = numbersOf(key, `${kind}/${owner ?? '-'}/${ordinal}`)
  if (sides) return Array.from({ length: count }, () => 1 + below(sides, numbers))
  const left = [...bag].sort((one, other) => one - other)
  return Array.from({ length: count }, () => left.splice(below(left.length, numbers), 1)[0] ?? NaN)
}
