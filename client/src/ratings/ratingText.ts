// Ratings in words: points with their uncertainty, the kind of games, and why a game changed a rating.

import { number, t } from '../i18n/translate'
import { gameName } from '../games/names'
import type { RatingChangeInfo, RatingKeyInfo } from './ratingApi'

/** Differences of so few points count as even. */
const EVEN = 25

interface Shown {
  points: number
  spread: number
  provisional: boolean
}

/** "1520 ± 80", with a question mark while it is provisional. */
export const ratingText = ({ points, spread, provisional }: Shown): string =>
  `${number(points)} ± ${number(spread)}${provisional ? ' ?' : ''}`

/** The same for a screen reader. */
export const ratingWords = ({ points, spread, provisional }: Shown): string =>
  t(provisional ? 'rating-said-provisional' : 'rating-said', { points, spread })

export const keyName = ({ game, pace, seats }: RatingKeyInfo): string =>
  t('rating-key', { game: gameName(game), pace: t(`rating-pace-${pace}`), seats: t(`rating-seats-${seats}`) })

export const sameKey = (one: RatingKeyInfo | null, other: RatingKeyInfo): boolean =>
  !!one && one.game === other.game && one.pace === other.pace && one.seats === other.seats

/** A change with its sign; a minus is a minus, not a hyphen. */
export const signed = (change: number): string => (change < 0 ? `−${number(-change)}` : `+${number(change)}`)

/** Reason why a rating changed by so much. */
export function reasonOf({ against, expected, provisional }: RatingChangeInfo): string {
  const percent = Math.round(expected * 100)
  const how = against >= EVEN ? 'higher' : against <= -EVEN ? 'lower' : 'even'
  const words = t(`rating-reason-${how}`, { points: Math.abs(against), percent })
  return provisional ? `${words} ${t('rating-reason-provisional')}` : words
}
