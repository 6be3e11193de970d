// Names of cells and teams, written and spoken.

import { t } from '../../i18n/translate'
import { cardName, signOf } from './cards/cards'
import { CORNER, SIDE } from './board/layout'
import { faces } from './board/shownBoard.svelte'
import type { View } from './types'

const rowOf = (cell: number): number => Math.floor(cell / SIDE)

/** Every card is printed twice: which of the two places a cell is, in words. */
export function whichOf(cell: number): 'upper' | 'lower' | 'left' | 'right' {
  const face = faces()[cell] ?? CORNER
  const twin = faces().findIndex((each, other) => each === face && other !== cell)
  if (rowOf(twin) !== rowOf(cell)) return cell < twin ? 'upper' : 'lower'
  return cell < twin ? 'left' : 'right'
}

const place = (cell: number, card: string): string => t('sequence-place', { card, which: whichOf(cell) })

/** «6♣, upper»: the card printed on the cell, and which of its two places it is. */
export const placeSign = (cell: number): string => place(cell, signOf(faces()[cell] ?? 0))

/** The same for screen readers. */
export const placeName = (cell: number): string => place(cell, cardName(faces()[cell] ?? 0))

/** A team's number as arguments of a message. */
export const teamArgs = (team: number): { team: number } => ({ team })

function stateOf(view: View, cell: number, locked: ReadonlySet<number>): string {
  const team = view.board[cell] ?? -1
  if (team < 0) return t('sequence-cell-free')
  return t(locked.has(cell) ? 'sequence-cell-locked' : 'sequence-cell-chip', teamArgs(team))
}

const corner = (cell: number): string =>
  t('sequence-cell-corner', { row: rowOf(cell) ? 'lower' : 'upper', column: cell % SIDE ? 'right' : 'left' })

/** The accessible name of a cell: its card, which of the two, its chip, and whether it can be used. */
export function cellName(view: View, cell: number, locked: ReadonlySet<number>, lit: boolean): string {
  if ((faces()[cell] ?? CORNER) === CORNER) return corner(cell)
  const words = [placeName(cell), stateOf(view, cell, locked)]
  if (view.last?.cell === cell) words.push(t('sequence-cell-last'))
  if (lit) words.push(t('sequence-cell-lit'))
  return words.join(', ')
}
