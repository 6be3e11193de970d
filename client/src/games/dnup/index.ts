// The face dnup shows to the shell.

import { asBoard, type GameEvent, type GameFace, type Listener } from '../face'
import Board from './Board.svelte'
import { story } from './story'
import type { Event } from './types'

export const face: GameFace = {
  id: 'dnup',
  Board: asBoard(Board),
  story: (event: GameEvent, listener: Listener) => story(event as unknown as Event, listener),
}
