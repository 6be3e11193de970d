// The verdict on an answer, in words with its numbers.

import type { PuzzleScene } from '../api/wire'
import { t } from '../i18n/translate'

export interface Verdict {
  words: string
  good: boolean
}

/** A probability as a whole percentage: a possible event is never 0, an uncertain one never 100. */
export function percent(chance: number): number {
  const rounded = Math.round(chance * 100)
  return Math.min(Math.max(rounded, chance > 0 ? 1 : 0), chance < 1 ? 99 : 100)
}

/** Verdict on the answer; null before any. */
export function verdictOf({ answer, sure, given, values }: PuzzleScene): Verdict | null {
  if (answer === 'asked' || answer === 'refused' || !given) return null
  const good = answer === 'done'
  if (sure) return { words: t(good ? 'puzzle-right-sure' : 'puzzle-wrong-sure'), good }
  const chance = percent(given.value)
  if (!good) return { words: t('puzzle-wrong', { chance }), good }
  const second = values.find(({ value }) => value < given.value - 1e-6)
  return { words: t('puzzle-right', { chance, second: percent(second?.value ?? 0) }), good }
}
