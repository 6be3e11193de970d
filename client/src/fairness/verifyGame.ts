// Verifies the dice and decks of a finished game in the browser; loaded on request.

import { hexToBytes } from '@noble/hashes/utils.js'
import type { Brought, DiceProof } from '../api/wire'
import { commitmentTo, keyOf, outcomeOf } from './commitment'
import { checkDecks, fitsSeal } from './sealedDecks'

/** Commitments this browser saw before the game, and the decks that owners show. */
export interface Known {
  commitment?: string
  decks?: readonly string[]
  shown?: readonly Brought[]
}

export type Finding =
  { holds: true; count: number; decks: number } | { holds: false; why: 'commitment' | 'seed' | 'outcome' | 'deck' }

const same = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((each, at) => each === other[at])

const isSealed = ({ decks }: DiceProof, { seat, salt, text }: Brought): boolean =>
  !!decks[seat] && fitsSeal(decks[seat], salt, text)

/** True if everything follows from the commitments. */
export function check(proof: DiceProof, { commitment: noted, decks = [], shown = [] }: Known = {}): Finding {
  const { commitment, seed, words, falls } = proof
  if (!shown.every((each) => isSealed(proof, each))) return { holds: false, why: 'deck' }
  if (noted && noted !== commitment) return { holds: false, why: 'commitment' }
  const bytes = hexToBytes(seed)
  if (commitmentTo(bytes) !== commitment) return { holds: false, why: 'seed' }
  const key = keyOf(bytes, words)
  const honest = falls.every((fall) => same(fall.outcome, outcomeOf(key, fall)))
  if (!honest) return { holds: false, why: 'outcome' }
  return checkDecks(proof, decks)
    ? { holds: true, count: falls.length, decks: proof.decks.length }
    : { holds: false, why: 'deck' }
}
