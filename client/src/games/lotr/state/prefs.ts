// The player's settings for this game in this browser.

import { remembered } from '../../../browser/storage/remembered'

/** `confirm`: ask before passing when something could be played. */
export const prefs = remembered('lotr', { confirm: true })
