// The verdict on an answer, in words with its numbers, and the arrows that show it.

import type { BoardArrow } from '../analysis/boardArrows'
import type { PuzzleScene } from '../api/wire'
import { hundredths, t } from '../i18n/translate'
import type { CoachAnswer } from '../scenes/answerWords'

/** A probability as a whole percentage: a possible event is never 0, an uncertain one never 100. */
export function percent(chance: number): number {
  const rounded = Math.round(chance * 100)
  return Math.min(Math.max(rounded, chance > 0 ? 1 : 0), chance < 1 ? 99 : 100)
}

/** The words for an answer; null before any. */
export function verdictOf({ answer, sure, given, best, values }: PuzzleScene): CoachAnswer | null {
  if (answer === 'open') return { words: t('puzzle-open'), good: false }
  if (answer === 'asked' || answer === 'refused' || !given) return null
  const good = answer === 'done'
  if (sure) return { words: t(good ? 'puzzle-right-sure' : 'puzzle-wrong-sure'), good }
  const chance = percent(given.value)
  if (!good) return { words: t('puzzle-wrong', { chance, best: percent(best ?? 0) }), good }
  const second = values.find(({ value }) => value < given.value - 1e-6)
  return { words: t('puzzle-right', { chance, second: percent(second?.value ?? 0) }), good }
}

/** The same for a mistake of one's own game, whose values are expected results. */
export function mistakeVerdict({ answer, given, best }: PuzzleScene): CoachAnswer | null {
  if (answer === 'asked' || answer === 'refused' || !given) return null
  const good = answer === 'done'
  const told = { value: hundredths(given.value), best: hundredths(best ?? 0) }
  return { words: t(good ? 'mistake-right' : 'mistake-wrong', told), good }
}

/** A wrong answer is drawn red; with a right one, the next best too. */
export function arrowsOf({ answer, given, values }: PuzzleScene): BoardArrow[] {
  if (!given || (answer !== 'done' && answer !== 'other')) return []
  const second = values.find(({ value }) => value < given.value - 1e-6)
  const arrows: BoardArrow[] =
    answer === 'other'
      ? [{ look: 'played', cells: given.cells ?? [] }]
      : [
          { look: 'better', cells: given.cells ?? [] },
          { look: 'played', cells: second?.cells ?? [] },
        ]
  return arrows.filter(({ cells }) => cells.length)
}
