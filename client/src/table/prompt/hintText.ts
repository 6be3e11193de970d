// Hints in words: legal actions by kind, and advice.

import { choiceName } from '../../generic/labels'
import type { Action, Choice } from '../../api/wire'
import { asArgs, has, kebab, t } from '../../i18n/translate'

/** The most actions named one by one where a game has no words for their kinds. */
const NAMED = 5

/** The locale key of a kind of action; a game may have another for one question. */
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

/** Advice in the game's words, or by the action's name. */
export const adviceWords = (game: string, { action, text, hints }: Advice): string[] =>
  hints.length
    ? hints.map(({ key, facts }) => t(`${game}-advice-${key}`, asArgs(facts)))
    : [choiceName(game, action, text)]

const CELLS = ['src', 'dst', 'target', 'cell', 'one', 'other'] as const

/** The cells of an action, on boards that have any. */
export const cellsOf = (action: Action): number[] =>
  CELLS.flatMap((field) => (typeof action[field] === 'number' ? [action[field]] : []))
