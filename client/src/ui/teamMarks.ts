// Whose mark a seat bears at this table: its own, or where team mates share one, the team's.

import { getContext, setContext } from 'svelte'

type MarkOf = (seat: number) => number

const KEY = Symbol('marks')

/** For the table page, while it is being made. */
export const shareMarks = (mark: MarkOf): MarkOf => setContext(KEY, mark)

export const sharedMarks = (): MarkOf => getContext<MarkOf | undefined>(KEY) ?? ((seat) => seat)
