// RoleChess as the shell sees it.

import { asBoard, asPicture, type GameFace } from '../face'
import Board from './Board.svelte'
import Picture from './Picture.svelte'
import { story } from './story'

export const face: GameFace = { id: 'rolechess', Board: asBoard(Board), Picture: asPicture(Picture), story }
