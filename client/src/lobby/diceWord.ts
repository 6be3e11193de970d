// The player's word for the dice, or a random one (TABLE-12).

import { newSecret } from '../browser/randomId'

/** Most letters. */
export const MOST = 64

/** Cut by code points, as the server counts. */
export const wordOf = (own: string): string => [...own.trim()].slice(0, MOST).join('') || newSecret()
