// Props that the phases of the game get from the board, with the turn they share.

import type { Turn } from '../../../boards/turn.svelte'
import type { BoardProps, SendResult } from '../../screen'
import type { Legal } from './pick'
import type { Action, Event, Hint, Question, View } from '../types'

export interface Props extends BoardProps<View, Event, Action, Hint, Question> {
  turn: Turn<Action, Legal, Question, SendResult>
}
