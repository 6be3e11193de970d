// Cells and teams by name, for the eye and for the ear.

import { t } from '../../words'
import { cardName } from './cards'
import { CORNER, FACES, SIDE } from './layout'
import type { View } from './types'

/** c4: the third cell of the fourth row. */
export const placeName = (cell: number): string => `${'abcdefghij'[cell % SIDE]}${Math.floor(cell / SIDE) + 1}`

/** A team's number as the words of the locale files want it. */
export const teamArgs = (team: number): { team: number } => ({ team })

function stateOf(view: View, cell: number, locked: ReadonlySet<number>): string {
  const team = view.board[cell] ?? -1
  if (team < 0) return t('sequence-cell-free')
  return t(locked.has(cell) ? 'sequence-cell-locked' : 'sequence-cell-chip', teamArgs(team))
}

/** What a cell is called: its card, its place, what lies on it, and whether it answers. */
export function cellName(view: View, cell: number, locked: ReadonlySet<number>, lit: boolean): string {
  const face = FACES[cell] ?? CORNER
  if (face === CORNER) return t('sequence-cell-corner', { place: placeName(cell) })
  const words = [cardName(face), placeName(cell), stateOf(view, cell, locked)]
  if (view.last?.cell === cell) words.push(t('sequence-cell-last'))
  if (lit) words.push(t('sequence-cell-lit'))
  return words.join(', ')
}
