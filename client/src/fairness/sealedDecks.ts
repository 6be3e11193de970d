// Hidden decks verified in the browser; docs/fairness.md is the protocol, kernel/sealed.py the server's half.

import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { DiceProof, SealedDeck } from '../api/wire'

const digest = (...lines: readonly string[]): string => bytesToHex(sha256(utf8ToBytes(lines.join('\n'))))

/** True if the leaves are those committed to, and the opened ones match their contents. */
function opens({ root, seal, leaves, opened }: SealedDeck): boolean {
  const right = opened.every(({ leaf, thing, salt }) => digest(salt, `${thing}`) === leaves[leaf])
  return digest(seal, ...leaves) === root && right && new Set(opened.map(({ leaf }) => leaf)).size === opened.length
}

/** Draws are of existing leaves; leaves missing at the first draw are open. */
function drawn({ falls, decks }: DiceProof): boolean {
  const begun = new Set<number>()
  return falls.every(({ of, bag }) => {
    if (of === null) return true
    const deck = decks[of]
    if (!deck || new Set(bag).size !== bag.length || bag.some((leaf) => !(leaf in deck.leaves))) return false
    const first = !begun.has(of)
    begun.add(of)
    const known = new Set([...bag, ...deck.opened.map(({ leaf }) => leaf)])
    return !first || deck.leaves.every((_, leaf) => known.has(leaf))
  })
}

/** True if a deck that its owner shows is the one that was sealed. */
export const fitsSeal = ({ seal }: SealedDeck, salt: string, text: string): boolean => digest(salt, text) === seal

/** True if the decks match their commitments; `noted` are those this browser saw before the game. */
export function checkDecks(proof: DiceProof, noted: readonly string[]): boolean {
  const same = proof.decks.every(({ root }, seat) => !noted[seat] || noted[seat] === root)
  return same && noted.length <= proof.decks.length && proof.decks.every(opens) && drawn(proof)
}
