// The series part of the new-table form: choices and validation.

import type { NewContest } from '../../api/tables'
import type { BookContest, GameInfo } from '../../api/wire'

export const FORMS = ['best', 'first', 'every'] as const
export const PAUSES = [0, 15, 60, 300] as const
const USUAL = { best: 3, first: 2, every: 4 } as const
const COUNTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 13, 15, 20, 25]

/** The contests of the game's rule book for this number of players. */
export const bookContests = (game: GameInfo, seats: number): BookContest[] =>
  game.contests.filter((each) => each.seats === seats)

/** Every form, a single game first. */
export const formsFor = (game: GameInfo, seats: number): (string | null)[] => [
  null,
  ...FORMS,
  ...bookContests(game, seats).map(({ name }) => name),
]

const isOwn = (form: string): form is (typeof FORMS)[number] => FORMS.some((each) => each === form)

export const counts = (contest: NewContest | null): boolean => contest !== null && isOwn(contest.form)

/** A contest of that form, with the pause chosen before. */
export function ofForm(form: string | null, before: NewContest | null): NewContest | null {
  if (form === null) return null
  return { form, count: isOwn(form) ? USUAL[form] : 0, pause: before?.pause ?? PAUSES[1] }
}

/** The numbers to choose from: odd for a best-of of two players, and never one. */
export const countsFor = ({ form }: NewContest, seats: number): number[] =>
  COUNTS.filter((count) => (count > 1 || form === 'first') && !(form === 'best' && seats === 2 && count % 2 === 0))

export const fitsSeats = (game: GameInfo, contest: NewContest | null, seats: number): boolean =>
  contest === null || formsFor(game, seats).includes(contest.form)
