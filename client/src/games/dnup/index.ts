// Screen of dnup: what its client folder offers the shell.

import { asBoard, asHands, asPicture, type GameEvent, type GameScreen, type Listener } from '../screen'
import Board from './Board.svelte'
import Ending from './result/Ending.svelte'
import { facts } from './result/facts'
import Hands from './Hands.svelte'
import Picture from './Picture.svelte'
import { story } from './story'
import type { Event } from './types'

export const screen: GameScreen = {
  id: 'dnup',
  Board: asBoard(Board),
  Picture: asPicture(Picture),
  drawing: { ratio: 1.15, rem: 34 },
  Hands: asHands(Hands),
  story: (event: GameEvent, listener: Listener) => story(event as unknown as Event, listener),
  Ending,
  facts,
}
