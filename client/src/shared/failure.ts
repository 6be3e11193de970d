// What went wrong, in words.

import type { Facts } from '../wire'
import { asArgs, firstOf, kebab } from '../words'

/** Why a rule says no: in the game's words, or in the table's. */
export const refusalWords = (game: string, reason: string, facts: Facts): string =>
  firstOf([`${game}-no-${reason}`, `${game}-no-${kebab(reason)}`, `table-no-${kebab(reason)}`, 'refused'], asArgs(facts))

/** An error as a sentence; one that is a refusal in disguise says so in the game's words. */
export const troubleWords = (code: string, facts: Facts, game = ''): string =>
  code === 'refused' && typeof facts.reason === 'string'
    ? refusalWords(game, facts.reason, facts)
    : firstOf([`error-${code}`, 'error-unexpected'], asArgs(facts))

/** The rule an error rests on, where it names one. */
export const ruleIn = (facts: Facts): string | null => (typeof facts.rule === 'string' ? facts.rule : null)
