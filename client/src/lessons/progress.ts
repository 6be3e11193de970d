// Progress in each lesson, kept in this browser.

import { heldTables } from '../lobby/mySeats'
import { recall, remember } from '../browser/storage/storage'
import { isInteger, listOf, recordOf, shaped } from '../browser/storage/validate'

export interface Progress {
  /** The chapter to continue with. */
  at: number
  /** The finished chapters. */
  done: number[]
}

const NOTHING: Progress = { at: 0, done: [] }

type All = Record<string, Progress>

const isAll = recordOf(shaped<Progress>({ at: isInteger, done: listOf(isInteger) }))

const all = (): All => recall('lessons', {}, isAll)

/** A lesson that has become shorter continues at its end. */
export function progressOf(game: string, lesson: string, chapters: number): Progress {
  const { at, done } = all()[`${game}/${lesson}`] ?? NOTHING
  return { at: Math.max(0, Math.min(at, chapters)), done: done.filter((each) => each >= 0 && each <= chapters) }
}

export function keepProgress(game: string, lesson: string, progress: Progress): void {
  remember('lessons', { ...all(), [`${game}/${lesson}`]: progress })
}

/** True if the game was neither played nor learnt in this browser. */
export const isNew = (game: string): boolean =>
  !Object.keys(all()).some((key) => key.startsWith(`${game}/`)) && !heldTables().some((held) => held.game === game)
