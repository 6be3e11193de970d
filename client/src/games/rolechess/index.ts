// RoleChess as the shell sees it.

import { asBoard, type GameFace } from '../face'
import Board from './Board.svelte'
import { story } from './story'

export const face: GameFace = { id: 'rolechess', Board: asBoard(Board), story }
