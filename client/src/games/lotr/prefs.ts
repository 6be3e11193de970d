// What the player chose for this game in this browser.

import { createSubscriber } from 'svelte/reactivity'
import { recall, remember } from '../../shared/store'

interface Chosen {
  confirm: boolean
}

const fits = (value: unknown): value is Chosen =>
  typeof value === 'object' && value !== null && typeof (value as Chosen).confirm === 'boolean'

const chosen: Chosen = recall('lotr', { confirm: true }, fits)
let changed = (): void => undefined
const follow = createSubscriber((update) => {
  changed = update
})

export const prefs = {
  /** Ask before passing when something could be played. */
  get confirm(): boolean {
    follow()
    return chosen.confirm
  },
  set confirm(on: boolean) {
    chosen.confirm = on
    remember('lotr', chosen)
    changed()
  },
}
