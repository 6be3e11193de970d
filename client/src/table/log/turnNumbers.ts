// Numbers of turns in the log.

import type { GameScreen, Listener } from '../../games/screen'
import type { LogEntry } from './log.svelte'

/**
 * The number of the turn that begins at a line, by the line's own number. A turn begins where another seat acts. Lines
 * after a gap, or after something was taken back, have none: how many turns went before is not known there.
 */
export function turnNumbers(log: readonly LogEntry[], screen: GameScreen, listener: Listener): Map<number, number> {
  const found = new Map<number, number>()
  let [turn, seat, waits] = [0, -1, false]
  for (const entry of log) {
    if ('renamed' in entry) continue
    if (typeof entry.what === 'string') {
      if (entry.what === 'undone') continue
      return entry.what === 'gap' ? new Map<number, number>() : found
    }
    const telling = screen.story(entry.what, listener)
    if (telling.turn !== undefined && telling.turn !== seat) [turn, seat, waits] = [turn + 1, telling.turn, true]
    if (waits && telling.line) {
      found.set(entry.number, turn)
      waits = false
    }
  }
  return found
}
