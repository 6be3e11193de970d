// Settings of this browser: theme, sound, chat and name.

import { remembered } from './remembered'

export type Theme = 'auto' | 'light' | 'dark'

interface Settings {
  theme: Theme
  sound: boolean
  /** True if chat is switched off. */
  deaf: boolean
  name: string
  /** True if the drawer lies open beside the board, where there is room. */
  drawer: boolean
}

export const settings = remembered<Settings>(
  'settings',
  { theme: 'auto', sound: false, deaf: false, name: '', drawer: true },
  { theme: ['auto', 'light', 'dark'] },
)

export function showTheme(): void {
  if (settings.theme === 'auto') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = settings.theme
}
