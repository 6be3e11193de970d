// The name of a game, and readable names for identifiers without words.

import { has, kebab, t } from '../i18n/translate'

/** `rounds_won`, `RoundsWon` → `Rounds won`. */
export function titled(name: string): string {
  const words = kebab(name).replaceAll('-', ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export const gameName = (game: string): string => (has(`${game}-name`) ? t(`${game}-name`) : titled(game))
