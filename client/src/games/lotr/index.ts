// The Lord of the Rings TCG as the shell sees it; its cards are fetched before anything of it is told.

import { asBoard, asPicture, type GameScreen } from '../screen'
import Board from './Board.svelte'
import { learnCards } from './faces'
import Picture from './Picture.svelte'
import { story } from './story'

await learnCards()

export const screen: GameScreen = { id: 'lotr', Board: asBoard(Board), Picture: asPicture(Picture), story }
