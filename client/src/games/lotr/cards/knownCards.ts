// Which card a number on the table is: events tell only numbers, and what has left the table is still spoken of.

import { t } from '../../../i18n/translate'
import { titleOf } from './cardCatalogue'

const codes = new Map<number, number>()

export function forget(): void {
  codes.clear()
}

export function remember(cards: readonly { id: number; code: number }[]): void {
  for (const { id, code } of cards) codes.set(id, code)
}

/** What had left the table before this page came is a card, and nobody here knows which. */
export const memoryTitle = (id: number): string => {
  const code = codes.get(id)
  return code === undefined ? t('lotr-log-some-card') : titleOf(code)
}
