// What may be done now, in words: choices of one kind together.

import { choiceName } from '../../generic/labels'
import type { Action, Choice } from '../../api/wire'
import { asArgs, has, kebab, t } from '../../i18n/translate'

/** As many choices are named one by one where a game has no words for their kinds. */
const NAMED = 5

/** The words of a kind of choice; a game may have others for it where one question is asked. */
function canKey(game: string, { action }: Choice, what: string): string {
  const key = `${game}-can-${kebab(String(action.type ?? ''))}`
  return has(`${key}-${what}`) ? `${key}-${what}` : key
}

export function possible(game: string, legal: readonly Choice[], what = ''): string[] {
  const kinds = new Map<string, Choice[]>()
  for (const choice of legal) {
    const key = canKey(game, choice, what)
    kinds.set(key, [...(kinds.get(key) ?? []), choice])
  }
  return [...kinds].flatMap(([key, choices]) =>
    has(key)
      ? [t(key, { count: choices.length })]
      : choices.slice(0, NAMED).map(({ action, text }) => choiceName(game, action, text)),
  )
}

export interface Advice {
  action: Action
  text: string
  hints: readonly { key: string; facts: Readonly<Record<string, unknown>> }[]
}

/** What a good player would do and why; by its name where the game has no words. */
export const adviceWords = (game: string, { action, text, hints }: Advice): string[] =>
  hints.length
    ? hints.map(({ key, facts }) => t(`${game}-advice-${key}`, asArgs(facts)))
    : [choiceName(game, action, text)]

const CELLS = ['src', 'dst', 'target', 'cell', 'one', 'other'] as const

/** The cells it is about, for boards that have any. */
export const cellsOf = (action: Action): number[] =>
  CELLS.flatMap((field) => (typeof action[field] === 'number' ? [action[field]] : []))
