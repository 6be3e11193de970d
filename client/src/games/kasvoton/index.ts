// Kasvoton vihollinen as the shell sees it.

import { asBoard, asPicture, type GameScreen } from '../screen'
import Board from './Board.svelte'
import { sideOf } from './names'
import Picture from './Picture.svelte'
import { story } from './story'

export const screen: GameScreen = {
  id: 'kasvoton',
  Board: asBoard(Board),
  Picture: asPicture(Picture),
  story,
  mark: (seat) => sideOf(seat), // team mates share the device on their cards' backs
}
