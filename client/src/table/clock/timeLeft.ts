// A clock between two words of the server: what is left now, and how it is written and told.

import type { ClockFace } from '../../api/wire'
import { number, t } from '../../i18n/translate'

/** Left at these, in seconds, a player is told. */
export const TOLD = [60, 30, 10] as const
/** From here on it ticks softly, and shows tenths. */
export const NEAR_MS = 10_000
export const LOW_MS = 30_000

const [SECOND, MINUTE, HOUR, DAY] = [1000, 60_000, 3_600_000, 86_400_000]

/** What the clock has, so long after it was told; first goes what is free of the turn. */
export const leftAfter = ({ left, room, runs }: ClockFace, ms: number): number =>
  runs ? Math.max(0, left - Math.max(0, ms - room)) : left

const two = (value: number): string => String(value).padStart(2, '0')

/** Minutes and seconds; near the end tenths too, with hours or days where there are any. */
export function written(ms: number): string {
  if (ms >= 2 * DAY) return t('clock-days', { days: Math.floor(ms / DAY), hours: Math.floor((ms % DAY) / HOUR) })
  if (ms < NEAR_MS) return `0:0${number(Math.floor(ms / 100) / 10, { minimumFractionDigits: 1 })}`
  const [hours, minutes, seconds] = [
    Math.floor(ms / HOUR),
    Math.floor((ms % HOUR) / MINUTE),
    Math.floor((ms % MINUTE) / SECOND),
  ]
  return hours ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`
}

/** The same for one who listens. */
export function spoken(ms: number): string {
  if (ms >= HOUR) return written(ms)
  return t('clock-left', { minutes: Math.floor(ms / MINUTE), seconds: Math.floor((ms % MINUTE) / SECOND) })
}

/** The mark that was passed from one moment to the next, if any. */
export const passed = (before: number, after: number): number | null =>
  TOLD.find((seconds) => before > seconds * SECOND && after <= seconds * SECOND) ?? null
