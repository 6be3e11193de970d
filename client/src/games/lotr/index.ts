// Screen of The Lord of the Rings TCG: what its client folder offers the shell; loads the cards first.

import { asBoard, asHands, asPicture, type GameScreen } from '../screen'
import Board from './Board.svelte'
import Ending from './result/Ending.svelte'
import { facts } from './result/facts'
import { learnCards } from './cards/cardCatalogue'
import Hands from './Hands.svelte'
import { remember } from './view/knownCards'
import Picture from './Picture.svelte'
import { story } from './story'
import type { View } from './types'

await learnCards()

export const screen: GameScreen = {
  id: 'lotr',
  Board: asBoard(Board),
  Picture: asPicture(Picture),
  Hands: asHands(Hands),
  story,
  Ending,
  facts,
  meet: (view) => remember((view as unknown as View).cards),
  drawing: { ratio: 1.6, rem: 60, least: 34 },
}
