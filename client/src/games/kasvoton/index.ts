// Kasvoton vihollinen as the shell sees it.

import { asBoard, type GameFace } from '../face'
import Board from './Board.svelte'
import { sideOf } from './names'
import { story } from './story'

export const face: GameFace = {
  id: 'kasvoton',
  Board: asBoard(Board),
  story,
  mark: (seat) => sideOf(seat), // team mates share the device on their cards' backs
}
