// Sources of a posed position: a puzzle that was proved, or a mistake that an analysis found.

import { fetchMistakeScene, fetchPuzzleScene } from '../api/games'
import type { Action, PuzzleInfo, PuzzleScene, Weighed } from '../api/wire'
import { t } from '../i18n/translate'
import type { CoachAnswer } from '../scenes/answerWords'
import { mistakeVerdict, verdictOf } from './verdict'
import { askKey } from './wordKeys'

export interface SceneRequest {
  deeds?: readonly Action[]
  why?: boolean
  give_up?: boolean
  refute?: boolean
}

export interface PuzzleSource {
  game: string
  key: string
  title: string
  sentence: string
  ask: (asked: SceneRequest) => Promise<PuzzleScene>
  verdict: (scene: PuzzleScene) => CoachAnswer | null
  /** True if the server can show how a wrong answer fails. */
  refutes: boolean
}

export const puzzleSource = (game: string, puzzle: PuzzleInfo): PuzzleSource => ({
  game,
  key: puzzle.id,
  title: t('puzzle-title', { rating: puzzle.rating }),
  sentence: t(askKey(game, puzzle.theme)),
  ask: (asked) => fetchPuzzleScene(game, puzzle.id, asked),
  verdict: verdictOf,
  refutes: true,
})

/** A player's mistake in the game of a table. */
export const mistakeSource = (game: string, table: string, { step, mark }: Weighed, token?: string): PuzzleSource => ({
  game,
  key: String(step),
  title: t('analysis-mark', { mark }),
  sentence: t('mistake-ask'),
  ask: (asked) => fetchMistakeScene(table, step, asked, token),
  verdict: mistakeVerdict,
  refutes: false,
})
