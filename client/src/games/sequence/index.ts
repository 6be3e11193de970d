// Sequence as the shell sees it.

import { asBoard, asPicture, type GameFace } from '../face'
import { t } from '../../words'
import Board from './Board.svelte'
import { teamArgs } from './names'
import Picture from './Picture.svelte'
import { story } from './story'
import type { View } from './types'

const teamOf: NonNullable<GameFace['mark']> = (seat, view) => seat % (view as unknown as View).teams

export const face: GameFace = {
  id: 'sequence',
  Board: asBoard(Board),
  Picture: asPicture(Picture),
  story,
  mark: teamOf,
  team: (seat, view) => t('sequence-team-first', teamArgs(teamOf(seat, view))),
}
