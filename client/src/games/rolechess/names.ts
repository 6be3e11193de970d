// Names of circles, a1 … g7, and of pieces with their numbers.

import { t } from '../../i18n/translate'
import type { Piece } from './types'

export const SIZE = 7

export const cellName = (cell: number): string => `${'abcdefg'[cell % SIZE] ?? ''}${Math.floor(cell / SIZE) + 1}`

const asKey = ({ kind, number }: Piece) => ({ kind, number })

export const pieceName = (piece: Piece): string => t('rolechess-piece', asKey(piece))

/** The same at the beginning of a sentence. */
export const PieceName = (piece: Piece): string => t('rolechess-piece-first', asKey(piece))

export const sameMan = (one: Piece, other: Piece): boolean =>
  one.seat === other.seat && one.kind === other.kind && one.number === other.number

/** The owner of a piece from the viewer's seat: «own», «foe»; for a spectator its colour. */
export const whose = (piece: Piece, seat: number | null): string => {
  if (seat === null) return piece.seat === 0 ? 'pale' : 'dark'
  return piece.seat === seat ? 'own' : 'foe'
}
