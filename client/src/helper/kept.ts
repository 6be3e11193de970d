// Helpers that this device has opened, newest first, so that one is found again.

import { recall, remember } from '../browser/storage/storage'
import { isText, listOf, shaped } from '../browser/storage/validate'

export interface KeptHelper {
  id: string
  game: string
  /** Of the players, as a line. */
  names: string
}

const KEPT = 12
const areKept = listOf(shaped<KeptHelper>({ id: isText, game: isText, names: isText }))

export const keptHelpers = (game: string): KeptHelper[] =>
  recall('helpers', [], areKept).filter((each) => each.game === game)

export function keepHelper(helper: KeptHelper): void {
  const others = recall('helpers', [], areKept).filter(({ id }) => id !== helper.id)
  remember('helpers', [helper, ...others].slice(0, KEPT))
}
