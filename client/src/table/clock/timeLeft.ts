// Time left on a clock between two messages, written and spoken.

import type { ClockFace } from '../../api/wire'
import { currentLanguage, number, t } from '../../i18n/translate'

/** Seconds at which a player is told the time left. */
export const TOLD = [60, 30, 10] as const
/** Below this it ticks and shows tenths. */
export const NEAR_MS = 10_000
export const LOW_MS = 30_000

const [SECOND, MINUTE, HOUR, DAY] = [1000, 60_000, 3_600_000, 86_400_000]

/** Time left a while after a message; the turn's free time is used first. */
export const leftAfter = ({ left, room, runs }: ClockFace, ms: number): number =>
  runs ? Math.max(0, left - Math.max(0, ms - room)) : left

const two = (value: number): string => String(value).padStart(2, '0')

/** Minutes and seconds; tenths near the end, hours or days where needed. */
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

/** The time in words, for screen readers. */
export function spoken(ms: number): string {
  if (ms >= HOUR) return written(ms)
  return t('clock-left', { minutes: Math.floor(ms / MINUTE), seconds: Math.floor((ms % MINUTE) / SECOND) })
}

/** The announced time that was passed between two moments, if any. */
export const passed = (before: number, after: number): number | null =>
  TOLD.find((seconds) => before > seconds * SECOND && after <= seconds * SECOND) ?? null

/**
 * Time at which a clock that has an hour or more will end, in the reader's zone: "Fri 20/11, 14:30"; empty for a
 * shorter one.
 */
export function endsAt(ms: number, now = Date.now()): string {
  if (ms < HOUR) return ''
  const format = { weekday: 'short', day: 'numeric', month: 'numeric', hour: 'numeric', minute: '2-digit' } as const
  return new Intl.DateTimeFormat(currentLanguage(), format).format(new Date(now + ms))
}
