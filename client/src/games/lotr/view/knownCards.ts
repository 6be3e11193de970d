// Cards by id: events hold ids only, and cards that have left the table are still named.

import { t } from '../../../i18n/translate'
import { titleOf } from '../cards/cardCatalogue'

const codes = new Map<number, number>()

export function forget(): void {
  codes.clear()
}

export function remember(cards: readonly { id: number; code: number }[]): void {
  for (const { id, code } of cards) codes.set(id, code)
}

/** A card that left the table before this page was opened is unknown here. */
export const memoryTitle = (id: number): string => {
  const code = codes.get(id)
  return code === undefined ? t('lotr-log-some-card') : titleOf(code)
}
