// A word for the dice: one's own, or one that nobody can guess (TABLE-12).

import { newSecret } from '../browser/randomId'

/** Letters at most. */
export const MOST = 64

/** Counted as the server counts them, by code points. */
export const wordOf = (own: string): string => [...own.trim()].slice(0, MOST).join('') || newSecret()
