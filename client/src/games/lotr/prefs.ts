// What the player chose for this game in this browser.

import { remembered } from '../../shared/remembered'

/** `confirm`: ask before passing when something could be played. */
export const prefs = remembered('lotr', { confirm: true })
