// What a game tells of its dice and decks when it is over, checked in the browser: fetched by whoever asks, and by nobody else.

import { hexToBytes } from '@noble/hashes/utils.js'
import type { Brought, DiceProof } from '../api/wire'
import { commitmentTo, keyOf, outcomeOf } from './commitment'
import { checkDecks, fitsSeal } from './sealedDecks'

/** What this browser saw before the game, if it did, and the decks that their owners show. */
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

/** Whether everything follows from what was committed to. */
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
