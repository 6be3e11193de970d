// More than one game, as the new-table form has it: what was chosen, and what fits.

import type { NewContest } from '../../api/tables'
import type { BookContest, GameInfo } from '../../api/wire'

export const FORMS = ['best', 'first', 'every'] as const
export const PAUSES = [0, 15, 60, 300] as const
const USUAL = { best: 3, first: 2, every: 4 } as const
const COUNTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 13, 15, 20, 25]

/** The contests of the game's own book that so many can play. */
export const bookContests = (game: GameInfo, seats: number): BookContest[] =>
  game.contests.filter((each) => each.seats === seats)

/** Every choice there is, one game alone first. */
export const formsFor = (game: GameInfo, seats: number): (string | null)[] => [
  null,
  ...FORMS,
  ...bookContests(game, seats).map(({ name }) => name),
]

const isOwn = (form: string): form is (typeof FORMS)[number] => FORMS.some((each) => each === form)

export const counts = (contest: NewContest | null): boolean => contest !== null && isOwn(contest.form)

/** The contest of that form, with the pause that was chosen before. */
export function ofForm(form: string | null, before: NewContest | null): NewContest | null {
  if (form === null) return null
  return { form, count: isOwn(form) ? USUAL[form] : 0, pause: before?.pause ?? PAUSES[1] }
}

/** The numbers that can be chosen: for two, the best of an odd number; one game alone is no series. */
export const countsFor = ({ form }: NewContest, seats: number): number[] =>
  COUNTS.filter((count) => (count > 1 || form === 'first') && !(form === 'best' && seats === 2 && count % 2 === 0))

export const fitsSeats = (game: GameInfo, contest: NewContest | null, seats: number): boolean =>
  contest === null || formsFor(game, seats).includes(contest.form)
