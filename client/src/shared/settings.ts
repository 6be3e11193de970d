// What the player chose for this browser: theme, sound, talk and name. Reading one inside a component follows it.

import { createSubscriber } from 'svelte/reactivity'
import { recall, remember } from './store'

export type Theme = 'auto' | 'light' | 'dark'

interface Chosen {
  theme: Theme
  sound: boolean
  /** Talk at the table is not listened to. */
  deaf: boolean
  name: string
}

const THEMES: unknown[] = ['auto', 'light', 'dark']

const fits = (value: unknown): value is Partial<Chosen> => typeof value === 'object' && value !== null

function read(): Chosen {
  const { theme, sound, deaf, name } = recall<Partial<Chosen>>('settings', {}, fits)
  return {
    theme: THEMES.includes(theme) && theme ? theme : 'auto',
    sound: sound === true,
    deaf: deaf === true,
    name: typeof name === 'string' ? name : '',
  }
}

const chosen = read()
let changed = (): void => undefined
const follow = createSubscriber((update) => {
  changed = update
})

function choose<K extends keyof Chosen>(key: K, value: Chosen[K]): void {
  chosen[key] = value
  remember('settings', chosen)
  changed()
}

export function showTheme(): void {
  if (chosen.theme === 'auto') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = chosen.theme
}

export const settings = {
  get theme(): Theme {
    follow()
    return chosen.theme
  },
  set theme(theme: Theme) {
    choose('theme', theme)
    showTheme()
  },
  get sound(): boolean {
    follow()
    return chosen.sound
  },
  set sound(on: boolean) {
    choose('sound', on)
  },
  get deaf(): boolean {
    follow()
    return chosen.deaf
  },
  set deaf(deaf: boolean) {
    choose('deaf', deaf)
  },
  get name(): string {
    follow()
    return chosen.name
  },
  set name(name: string) {
    choose('name', name)
  },
}
