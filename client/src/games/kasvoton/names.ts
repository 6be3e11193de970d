// Names of cards and sides.

import { list, t } from '../../i18n/translate'

export const KNIGHT = 14
export const KNIGHTS: readonly number[] = [KNIGHT, KNIGHT + 1, KNIGHT + 2, KNIGHT + 3]

export const rankOf = (face: number): number => Math.min(face, KNIGHT)

export const isRoyal = (face: number): boolean => face >= 11 && face <= 13

export const knightLetter = (face: number): string => 'ABCD'[face - KNIGHT] ?? ''

export const cardName = (face: number): string => t('kasvoton-card', { rank: rankOf(face) })

export const CardName = (face: number): string =>
  face >= KNIGHT ? t('kasvoton-knight', { knight: knightLetter(face) }) : t('kasvoton-card-first', { rank: face })

export const numbered = (face: number): string => t('kasvoton-card-numbered', { rank: rankOf(face) })

export const cardList = (faces: readonly number[]): string => list(faces.map(numbered))

export const sideOf = (seat: number): number => seat % 2

/** The seat that stands for a side: of four players, the left one. */
export const voiceOf = (side: number, seats: number): number => (seats === 4 && side === 1 ? 3 : side)
