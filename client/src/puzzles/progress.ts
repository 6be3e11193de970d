// Puzzles tried in this browser: a rating, what is to be repeated and when, and the days of the daily puzzle.

import { recall, remember } from '../browser/storage/storage'
import { isFlag, isInteger, isNumber, listOf, recordOf, shaped } from '../browser/storage/validate'

interface Tried {
  /** Place in the row of intervals; 0: failed at the last try. */
  box: number
  /** Day number from which it is asked again; -1: never. */
  due: number
  /** True if the first try was right. */
  first: boolean
}

export interface PuzzleProgress {
  rating: number
  tried: Record<string, Tried>
  /** Day numbers on which the daily puzzle was solved, the newest last. */
  days: number[]
  /** Most puzzles solved in one timed run. */
  storm: number
}

/** Days until a puzzle that was failed is asked again, by how often it was solved since. */
const INTERVALS = [1, 3, 7, 21] as const
const START = 1400
/** Points that a try may move the rating: more at the beginning. */
const STEPS = [64, 32, 16] as const
const DAY = 86_400_000
const KEPT_DAYS = 400

export const NOTHING: PuzzleProgress = { rating: START, tried: {}, days: [], storm: 0 }

const isProgress = shaped<PuzzleProgress>({
  rating: isNumber,
  tried: recordOf(shaped<Tried>({ box: isInteger, due: isInteger, first: isFlag })),
  days: listOf(isInteger),
  storm: isInteger,
})
const isAll = recordOf(isProgress)

const all = (): Record<string, PuzzleProgress> => recall('puzzles', {}, isAll)

export const progressOf = (game: string): PuzzleProgress => all()[game] ?? NOTHING

export const keepProgress = (game: string, progress: PuzzleProgress): void =>
  remember('puzzles', { ...all(), [game]: progress })

export const dayOf = (time: number): number => Math.floor(time / DAY)

/** Chance that a player of this rating solves a puzzle of that one. */
const expected = (player: number, puzzle: number): number => 1 / (1 + 10 ** ((puzzle - player) / 400))

/** The progress after the first answer to a puzzle. */
export function answered(
  before: PuzzleProgress,
  puzzle: { id: string; rating: number },
  solved: boolean,
  today: number,
): PuzzleProgress {
  const known = before.tried[puzzle.id]
  const box = solved ? (known ? known.box + 1 : INTERVALS.length) : 0
  const wait = INTERVALS[box]
  const tried = {
    ...before.tried,
    [puzzle.id]: { box, due: wait === undefined ? -1 : today + wait, first: known?.first ?? solved },
  }
  if (known) return { ...before, tried }
  const count = Object.keys(before.tried).length
  const step = STEPS[count < 20 ? 0 : count < 60 ? 1 : 2]
  const rating = before.rating + step * (Number(solved) - expected(before.rating, puzzle.rating))
  return { ...before, tried, rating: Math.round(rating * 10) / 10 }
}

/** Puzzles to be repeated today, those that wait longest first. */
export const dueOf = ({ tried }: PuzzleProgress, today: number): string[] =>
  Object.entries(tried)
    .filter(([, { due }]) => due >= 0 && due <= today)
    .sort(([, one], [, other]) => one.due - other.due)
    .map(([id]) => id)

/** The progress after the daily puzzle was solved. */
export const dayDone = (before: PuzzleProgress, today: number): PuzzleProgress =>
  before.days.at(-1) === today ? before : { ...before, days: [...before.days, today].slice(-KEPT_DAYS) }

/** Days in a row, today or yesterday being the last. */
export function streakOf({ days }: PuzzleProgress, today: number): number {
  const done = new Set(days)
  let day = done.has(today) ? today : today - 1
  let count = 0
  while (done.has(day--)) count++
  return count
}

/** The untried puzzle nearest to the player's rating; undefined where all were tried. */
export function nextOf<P extends { id: string; theme: string; rating: number }>(
  puzzles: readonly P[],
  progress: PuzzleProgress,
  theme = '',
): P | undefined {
  const fresh = puzzles.filter(({ id, theme: its }) => !(id in progress.tried) && (!theme || its === theme))
  const far = ({ rating }: P) => Math.abs(rating - progress.rating)
  return fresh.reduce<P | undefined>((best, each) => (best && far(best) <= far(each) ? best : each), undefined)
}
