// The expected outcome of a skirmish, in words and as marks on cards; the server has computed it.

import { list, t } from '../../../i18n/translate'
import { memoryTitle } from './knownCards'
import type { Outlook, View } from '../types'

/** A card's expected harm in its skirmish. */
export interface ExpectedHarm {
  dies: boolean
  wounds: number
}

export const outlookOf = (view: View, character: number): Outlook | undefined =>
  view.outlooks.find((each) => each.character === character)

export function expectedHarmTo(view: View, card: number): ExpectedHarm | undefined {
  const found = view.outlooks.find(({ strengths }) => strengths.some(([each]) => each === card))
  const wounds = found?.wounds.find(([each]) => each === card)?.[1] ?? 0
  const dies = found?.dead.includes(card) ?? false
  return dies || wounds ? { dies, wounds } : undefined
}

/** «Gimli dies», «Uruk Rager takes 2 wounds», «Aino loses the game»; wounds of dying characters are left out. */
function outlookParts({ dead, wounds, burdens, out, winner }: Outlook, name: (seat: number) => string): string[] {
  const hurt = wounds.filter(([card]) => !dead.includes(card))
  const amounts = [...new Set(hurt.map(([, n]) => n))]
  const parts = [
    ...(dead.length ? [t('lotr-outlook-dies', { cards: list(dead.map(memoryTitle)), count: dead.length })] : []),
    ...amounts.map((n) =>
      woundWords(
        hurt.flatMap(([card, each]) => (each === n ? [card] : [])),
        n,
      ),
    ),
    ...burdens.map(([seat, n]) => t('lotr-outlook-burdens', { name: name(seat), n })),
    ...out.map((seat) => t('lotr-outlook-out', { name: name(seat) })),
  ]
  return parts.length ? parts : [t(`lotr-outlook-unharmed-${winner}`)]
}

const woundWords = (cards: number[], n: number): string =>
  t('lotr-outlook-wounds', { cards: list(cards.map(memoryTitle)), count: cards.length, n })

export const outlookWords = (outlook: Outlook, name: (seat: number) => string): string =>
  list(outlookParts(outlook, name))

/** The outcome as a sentence that says when it holds. */
export const outlookSentence = (outlook: Outlook, name: (seat: number) => string): string =>
  t('lotr-outlook', { what: list(outlookParts(outlook, name)) })
