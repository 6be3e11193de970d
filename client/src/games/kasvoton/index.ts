// Kasvoton vihollinen as the shell sees it.

import { asBoard, type GameFace } from '../face'
import Board from './Board.svelte'
import { sideOf } from './names'
import { story } from './story'
import Tile from './Tile.svelte'

export const face: GameFace = {
  id: 'kasvoton',
  Board: asBoard(Board),
  Tile,
  story,
  mark: (seat) => sideOf(seat), // team mates share the device on their cards' backs
}
