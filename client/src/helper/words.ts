// Sentences of a helper's page: a key of the locale files with its facts.

import type { HelperNote } from '../api/messages'
import { asArgs, t } from '../i18n/translate'

export const noteWords = ({ word, facts = {} }: HelperNote): string => t(word, asArgs(facts))
