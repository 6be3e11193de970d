// Sentences for refusals and errors.

import type { Facts } from './wire'
import { asArgs, firstOf, has, kebab, t } from '../i18n/translate'
import { namedFacts } from '../variants/variantText'

/** For a reason without a sentence: its code, such as `not-on-a-die`, and the facts. */
function plainReason(reason: string, facts: Facts): string {
  const about = Object.entries(facts).flatMap(([name, value]) =>
    ['rule', 'reason'].includes(name) ? [] : [`${name} ${String(value)}`],
  )
  return kebab(reason).replaceAll('-', ' ') + (about.length ? ` (${about.join(', ')})` : '')
}

/** Reason of a refusal, in the game's words or in the table's. */
export function refusalWords(game: string, reason: string, facts: Facts): string {
  const keys = [`${game}-no-${reason}`, `${game}-no-${kebab(reason)}`, `table-no-${kebab(reason)}`]
  return keys.some(has)
    ? firstOf(keys, asArgs(namedFacts(game, facts)))
    : t('refused-because', { reason: plainReason(reason, facts) })
}

/** An error as a sentence; an error that stands for a refusal uses the game's words. */
export const troubleWords = (code: string, facts: Facts, game = ''): string =>
  code === 'refused' && typeof facts.reason === 'string'
    ? refusalWords(game, facts.reason, facts)
    : firstOf([`error-${code}`, 'error-unexpected'], asArgs(facts))

/** The rule that an error cites, if any. */
export const ruleIn = (facts: Facts): string | null => (typeof facts.rule === 'string' ? facts.rule : null)
