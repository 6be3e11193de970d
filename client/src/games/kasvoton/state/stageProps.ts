// What the stages of the game get of the board: its props, and the turn they share.

import type { Turn } from '../../../boards/turn.svelte'
import type { BoardProps, Fate } from '../../screen'
import type { Legal } from './pick'
import type { Action, Event, Hint, Question, View } from '../types'

export interface Props extends BoardProps<View, Event, Action, Hint, Question> {
  turn: Turn<Action, Legal, Question, Fate>
}
