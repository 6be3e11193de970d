// Explains a card's powers in a sentence or two with the rule, by the options of the table.

import { t } from '../../../i18n/translate'
import { rankOf } from '../names'
import type { Options } from '../types'

const RULES: Record<number, string> = { 1: 'KV-D3', 5: 'KV-D1', 11: 'KV-D4.6', 12: 'KV-D2.3', 13: 'KV-D0.5' }

/** The options that change what a rank does. */
const EXTRAS: Record<number, { option: keyof Options; rule: string }> = {
  4: { option: 'shield_wall', rule: 'KV-Ha' },
  6: { option: 'spear_hedge', rule: 'KV-Hb' },
  10: { option: 'spear_hedge', rule: 'KV-Hb' },
  14: { option: 'shame', rule: 'KV-Hc' },
}

export interface CardHelp {
  words: string
  rule: string
}

export function cardHelp(face: number, options: Options): CardHelp {
  const rank = rankOf(face)
  const extra = EXTRAS[rank]
  const agreed = extra && options[extra.option]
  const words = [t(`kasvoton-about-${rank}`), ...(agreed ? [t(`kasvoton-about-${rank}-agreed`)] : [])]
  return { words: words.join(' '), rule: agreed ? extra.rule : (RULES[rank] ?? 'KV-D2.1') }
}
