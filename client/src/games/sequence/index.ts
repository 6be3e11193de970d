// Sequence as the shell sees it.

import { asBoard, type GameFace } from '../face'
import Board from './Board.svelte'
import { story } from './story'
import Tile from './Tile.svelte'
import type { View } from './types'

export const face: GameFace = {
  id: 'sequence',
  Board: asBoard(Board),
  Tile,
  story,
  mark: (seat, view) => seat % (view as unknown as View).teams,
}
