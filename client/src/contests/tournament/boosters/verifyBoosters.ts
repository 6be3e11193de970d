// Verifies boosters in the browser; kernel/limited.py is the server's half.

import { hexToBytes } from '@noble/hashes/utils.js'
import { commitmentTo, outcomeOf } from '../../../fairness/commitment'
import type { PoolInfo } from '../../../api/wire'

type Proof = Pick<PoolInfo, 'seed' | 'sheets' | 'holds' | 'place' | 'pool'>

/** The n-th booster of a place, from the seed. */
export function booster({ seed, sheets, holds, place }: Omit<Proof, 'pool'>, number: number): number[] {
  const rarities = Object.entries(holds)
  return rarities.flatMap(([rarity, count], at) =>
    outcomeOf(hexToBytes(seed), {
      kind: `draw${count}`,
      sides: 0,
      bag: sheets[rarity] ?? [],
      count,
      owner: place,
      ordinal: number * rarities.length + at,
    }),
  )
}

/**
 * In sealed the pool follows from the seed; in a draft the first card of each booster came out of the entrant's own.
 */
export function holds(proof: Proof, commitment: string, way: 'sealed' | 'draft'): boolean {
  if (commitmentTo(hexToBytes(proof.seed)) !== commitment) return false
  const size = Object.values(proof.holds).reduce((sum, count) => sum + count, 0)
  const numbers = Array.from({ length: proof.pool.length / size }, (_, at) => at)
  if (way === 'draft') return numbers.every((at) => booster(proof, at).includes(proof.pool[at * size] ?? NaN))
  return numbers.flatMap((at) => booster(proof, at)).every((card, at) => card === proof.pool[at])
}
