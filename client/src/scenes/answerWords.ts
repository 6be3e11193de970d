// The coach's words for an answer that could not be taken.

import { refusalWords, troubleWords } from '../api/failure'
import type { ApiError } from '../api/request'
import type { Broken } from '../api/wire'

export interface CoachAnswer {
  words: string
  good: boolean
}

/** Words for a failed request or a refused action; null without either. */
export function problemWords(game: string, trouble: ApiError | null, refusal?: Broken | null): CoachAnswer | null {
  if (trouble) return { words: troubleWords(trouble.code, trouble.facts, game), good: false }
  return refusal ? { words: refusalWords(game, refusal.reason, refusal.facts), good: false } : null
}
