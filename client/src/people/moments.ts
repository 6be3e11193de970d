// Moments and lengths of time in words.

import { dateText } from '../i18n/dates'
import { t } from '../i18n/translate'

export const moment = (seconds: number): string => dateText(seconds, { dateStyle: 'medium', timeStyle: 'short' })

const HOUR = 3600
const DAY = 24 * HOUR

/** The length of a sanction; null has no end. */
export const lengthOf = (seconds: number | null): string =>
  seconds === null
    ? t('sanction-without-end')
    : seconds < DAY
      ? t('sanction-hours', { count: Math.round(seconds / HOUR) })
      : t('sanction-days', { count: Math.round(seconds / DAY) })
