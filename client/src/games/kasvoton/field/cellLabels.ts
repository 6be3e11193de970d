// Accessible names of the cells, and what is known of a card.

import { t } from '../../../i18n/translate'
import { cellName, columnOf } from './geometry'
import { rankOf } from '../names'
import type { Kind } from '../state/pick'
import type { Card, Deduction, View } from '../types'

export interface Noted {
  steps: ReadonlySet<number>
  targets: ReadonlyMap<number, ReadonlySet<Kind>>
  able: ReadonlySet<number>
  company: readonly number[]
}

export const NOTED: Noted = { steps: new Set(), targets: new Map(), able: new Set(), company: [] }

export const cardOn = (cards: readonly Card[], cell: number | null): Card | null =>
  (cell === null ? null : cards.find((card) => card.cell === cell)) ?? null

/** True if it was seen earlier, and stands where only the partner may look now. */
export const isRemembered = (card: Card, view: View): boolean =>
  !card.open && card.face > 0 && view.seat !== null && card.cell >= 0 && !view.columns.includes(columnOf(card.cell))

function keyOf(card: Card, view: View): string {
  if (view.seat === null) return card.face ? 'side-open' : 'side-hidden'
  if (card.side !== view.seat % 2) return card.face ? 'foe-open' : 'foe-hidden'
  if (!card.face) return 'partner'
  if (isRemembered(card, view)) return 'remembered'
  return card.open ? 'own-open' : 'own-hidden'
}

/** The name of a card; a face-down enemy card says only where it lies. */
export function cardLabel(card: Card, view: View): string {
  return t(`kasvoton-cell-${keyOf(card, view)}`, {
    cell: cellName(card.cell),
    rank: rankOf(card.face),
    side: card.side,
  })
}

/** Joins all harm: attacks, shots, and strikes of either kind. */
const harms = (kinds: ReadonlySet<Kind> | undefined): string[] =>
  [...new Set([...(kinds ?? [])].map((kind) => (kind === 'line' || kind === 'triangle' ? 'strike' : kind)))]
    .sort()
    .map((act) => t(`kasvoton-may-${act}`))

export function cellLabels(cards: readonly Card[], view: View, { steps, targets, able, company }: Noted): string[] {
  const labels = Array.from({ length: 78 }, (_, cell) => t('kasvoton-cell-empty', { cell: cellName(cell) }))
  for (const card of cards) if (card.cell >= 0) labels[card.cell] = cardLabel(card, view)
  return labels.map((label, cell) => {
    const notes = [
      steps.has(cell) ? t('kasvoton-may-move') : '',
      ...harms(targets.get(cell)),
      able.has(cell) ? t('kasvoton-may-act') : '',
      company.includes(cell) ? t('kasvoton-takes-part') : '',
    ]
    return [label, ...notes.filter(Boolean)].join(', ')
  })
}

export const deductionOf = (card: Card, view: View): Deduction | null =>
  (card.face ? null : view.deduced.find(({ cards }) => cards.includes(card.id))) ?? null
