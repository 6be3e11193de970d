// Numbers of a finished game.

import type { EndingFact, GameEvent, View as AnyView } from '../../screen'
import { number } from '../../../i18n/translate'
import type { View } from '../types'

const most = (counts: readonly number[]): number => Math.max(0, ...counts)

/** Turns, the sequences of one's own team and of the best other, and their chips on the board. */
export function facts(last: AnyView, _events: readonly GameEvent[], seat: number): EndingFact[] {
  const view = last as unknown as View
  const mine = seat % view.teams
  const others = Array.from({ length: view.teams }, (_, team) => team).filter((team) => team !== mine)
  const lines = (team: number) => view.fives.filter((five) => five.team === team).length
  const chips = (team: number) => view.board.filter((cell) => cell === team).length
  const pair = (count: (team: number) => number) => `${number(count(mine))}–${number(most(others.map(count)))}`
  return [
    { key: 'ending-turns', value: number(view.turns) },
    { key: 'sequence-fact-lines', value: pair(lines) },
    { key: 'sequence-fact-chips', value: pair(chips) },
  ]
}
