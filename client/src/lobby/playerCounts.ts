// Numbers of players, and who sits in a seat, in words.

import type { Place } from '../api/tables'
import { either, number, t } from '../i18n/translate'

const isUnbroken = (counts: number[]): boolean =>
  counts.every((count, i) => i === 0 || count === (counts[i - 1] ?? 0) + 1)

/** `2`, `2–5`, or `2, 3 tai 6` where some counts are left out. */
export function countsOf(seats: readonly number[]): string {
  const counts = [...seats].sort((a, b) => a - b)
  const ends = [counts.at(0) ?? 0, counts.at(-1) ?? 0]
  const asRange = counts.length > 4 || (counts.length > 1 && isUnbroken(counts))
  return asRange ? ends.map((count) => number(count)).join('–') : either(counts.map((count) => number(count)))
}

export const playersOf = (seats: readonly number[]): string =>
  t('players-count', { counts: countsOf(seats), only: seats.length === 1 ? (seats[0] ?? 0) : 0 })

/** The bot in that seat, if any. */
export const botOf = (place: Place): string | null => (place.startsWith('bot:') ? place.slice('bot:'.length) : null)

/** Describes the player of a place, in words. */
export function placeName(place: Place): string {
  const bot = botOf(place)
  return bot ? t('place-bot', { bot: t(`bot-${bot}`) }) : t(`place-${place}`)
}
