// The log lines of a replay, its chapters, and the thinking times.

import type { GameScreen, Listener, Telling } from '../../games/screen'
import type { GameEvent, Passed } from '../../api/wire'

export interface LogMoment {
  tellings: readonly Telling[]
  /** The lines as one sentence. */
  line: string
  /** Seconds since the previous moment, if known. */
  took: number | null
  /** Milliseconds of animation. */
  ms: number
}

/** A chapter or turning point to jump to. */
export interface Chapter {
  at: number
  line: string
  by: number | undefined
  point: boolean
}

const isSecret = (value: unknown): value is { value: unknown; eyes: unknown } =>
  typeof value === 'object' && value !== null && 'value' in value && 'eyes' in value

/** An event without its secrets: a viewer who sees everything reads it as a spectator does. */
export const shut = (event: GameEvent): GameEvent =>
  Object.fromEntries(
    Object.entries(event).map(([name, value]) => [name, isSecret(value) ? { ...value, value: null } : value]),
  )

export function tell(passed: readonly Passed[], screen: GameScreen, listener: Listener, all: boolean): LogMoment[] {
  return passed.map(({ events, time }, i) => {
    const tellings = events.map((event) => screen.story(all ? shut(event) : event, listener))
    const before = passed[i - 1]?.time
    return {
      tellings,
      line: tellings.flatMap(({ line }) => line ?? []).join(' '),
      took: typeof time === 'number' && typeof before === 'number' ? Math.max(0, time - before) : null,
      ms: tellings.reduce((sum, { ms = 0 }) => sum + ms, 0),
    }
  })
}

export const chaptersOf = (told: readonly LogMoment[]): Chapter[] =>
  told.flatMap(({ tellings }, at) =>
    tellings.flatMap(({ mark, tone, line, by }) =>
      line && (mark || tone === 'head') ? [{ at, line, by, point: mark === 'point' }] : [],
    ),
  )

/** The chapter before or after a moment; back goes first to the start of the current one. */
export const chapterFrom = (chapters: readonly Chapter[], at: number, step: 1 | -1): number | null =>
  (step > 0 ? chapters.find((part) => part.at > at) : chapters.findLast((part) => part.at < at))?.at ?? null

/** `0:07`, `12:40`, `1:02:09`. */
export function clock(seconds: number): string {
  const whole = Math.round(seconds)
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60]
  const two = (value: number) => String(value).padStart(2, '0')
  return hours ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`
}
