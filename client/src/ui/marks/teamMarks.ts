// The mark a seat has at this table: its own, or its team's.

import { getContext, setContext } from 'svelte'

type MarkOf = (seat: number) => number

const KEY = Symbol('marks')

/** Called by the table page while it is created. */
export const shareMarks = (mark: MarkOf): MarkOf => setContext(KEY, mark)

export const sharedMarks = (): MarkOf => getContext<MarkOf | undefined>(KEY) ?? ((seat) => seat)
