// The time part of the new-table form.

import type { Timing } from '../../api/wire'

const DAY = 86_400

/** Common time controls; `own` is set by hand. */
export const TIMES = {
  none: null,
  blitz: { bank: 300, increment: 3 },
  rapid: { bank: 900, increment: 10 },
  long: { bank: 3600, increment: 30 },
  day: { bank: DAY, each: true },
  days: { bank: 3 * DAY, each: true },
  week: { bank: 7 * DAY, each: true },
  own: { bank: 600, increment: 5 },
} as const satisfies Record<string, Timing | null>
export type TimeName = keyof typeof TIMES
export const NAMES = Object.keys(TIMES) as TimeName[]

/** Seconds after which a bot may play for an absent player; null is the table's default (TABLE-17). */
export const AWAY = [
  ['usual', null],
  ['long', 600],
  ['never', 0],
] as const

export const MINUTES = { min: 1, max: 180 } as const
export const SECONDS = { min: 0, max: 120 } as const
export type Extra = 'increment' | 'delay'

/** A bank of minutes with seconds for each turn, as increment or as delay. */
export const ownTime = (minutes: number, seconds: number, extra: Extra): Timing => ({
  bank: Math.round(minutes * 60),
  [extra]: Math.round(seconds),
})

export const isSound = (minutes: number, seconds: number): boolean =>
  minutes >= MINUTES.min && minutes <= MINUTES.max && seconds >= SECONDS.min && seconds <= SECONDS.max

/** True if a team may share a clock; days for a turn belong to each player. */
export const mayShare = (time: Timing | null, seats: number): boolean => time !== null && !time.each && seats > 3
