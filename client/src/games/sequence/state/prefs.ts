// The player's settings of the board.

import { remembered } from '../../../browser/storage/remembered'
import type { Order } from '../cards/cards'

interface Prefs {
  fourColours: boolean
  large: boolean
  /** Of the hand. */
  order: Order
}

export const prefs = remembered<Prefs>(
  'sequence',
  { fourColours: false, large: false, order: 'suit' },
  { order: ['suit', 'rank'] },
)
