// Props that the phases of the game get from the board, with the turn they share.

import type { Turn } from '../../../boards/turn.svelte'
import type { BoardProps, SendResult } from '../../screen'
import type { Legal } from './pick'
import type { Action, Event, Preview, Question, View } from '../types'

export interface Props extends BoardProps<View, Event, Action, Preview, Question> {
  turn: Turn<Action, Legal, Question, SendResult>
}
