// Kasvoton vihollinen as the shell sees it.

import { asBoard, asPicture, type GameFace } from '../face'
import Board from './Board.svelte'
import { sideOf } from './names'
import Picture from './Picture.svelte'
import { story } from './story'

export const face: GameFace = {
  id: 'kasvoton',
  Board: asBoard(Board),
  Picture: asPicture(Picture),
  story,
  mark: (seat) => sideOf(seat), // team mates share the device on their cards' backs
}
