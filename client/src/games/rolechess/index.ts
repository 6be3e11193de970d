// RoleChess as the shell sees it.

import { asBoard, asPicture, type GameScreen } from '../screen'
import Board from './Board.svelte'
import Picture from './Picture.svelte'
import { story } from './story'

export const screen: GameScreen = { id: 'rolechess', Board: asBoard(Board), Picture: asPicture(Picture), story }
