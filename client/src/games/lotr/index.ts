// The Lord of the Rings TCG as the shell sees it; its cards are fetched before anything of it is told.

import { asBoard, asPicture, type GameFace } from '../face'
import Board from './Board.svelte'
import { learnCards } from './faces'
import Picture from './Picture.svelte'
import { story } from './story'

await learnCards()

export const face: GameFace = { id: 'lotr', Board: asBoard(Board), Picture: asPicture(Picture), story }
