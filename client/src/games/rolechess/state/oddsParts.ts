// The odds of an attack in three parts that make up a hundred per cent.

import { hundredths, percent } from '../../../i18n/translate'
import type { Chances } from '../types'

/** The target falls, loses energy but stands, or holds, in per cent. */
export function oddsParts({ kill, hit }: Pick<Chances, 'kill' | 'hit'>): Record<'kill' | 'hit' | 'held', string> {
  const [falls, holds] = [hundredths(kill), hundredths(1 - hit)]
  const loses = Math.max(0, 100 - falls - holds)
  return { kill: percent(falls / 100), hit: percent(loses / 100), held: percent(holds / 100) }
}
