// Tells a game's events as timed actions of the board and as words for a screen reader.

import { lasting } from '../../browser/reducedMotion'
import { play } from '../../browser/sound'
import type { TableInfo } from '../../api/wire'
import type { Telling } from '../../games/screen'
import type { TimedEvent } from './eventTiming'

/** The event as the board acts it out: its sound when it begins, its log line once it was seen. */
export const timedEvent = ({ ms = 0, seen = ms, sound }: Telling, tells: () => void): TimedEvent => ({
  ms: lasting(ms),
  seen: lasting(seen),
  begins: () => sound && play(sound),
  tells,
})

/** The words of several events for a screen reader. */
export const spokenWords = (tellings: readonly Telling[]): string =>
  tellings
    .map(({ say, line }) => say ?? line ?? '')
    .filter(Boolean)
    .join(' ')

/** True if the player at the table hears that a rematch has just been opened. */
export const opensRematch = (
  before: Pick<TableInfo, 'next'> | null,
  now: Pick<TableInfo, 'next'>,
  seat: number | null,
): boolean => seat !== null && !!before && !before.next && !!now.next
