// Numbers of a finished game.

import type { EndingFact, GameEvent, View as AnyView } from '../../screen'
import { number } from '../../../i18n/translate'
import { sideOf } from '../names'
import type { View } from '../types'

/** Turns, and the cards that each side lost. */
export function facts(last: AnyView, _events: readonly GameEvent[], seat: number): EndingFact[] {
  const { used, cards, graves } = last as unknown as View
  const sides = new Map(cards.map(({ id, side }) => [id, side]))
  const fell = (ours: boolean) => graves.filter((id) => (sides.get(id) === sideOf(seat)) === ours).length
  return [
    { key: 'ending-turns', value: number(used.reduce((sum, turns) => sum + turns, 0)) },
    { key: 'kasvoton-fact-struck', value: number(fell(false)) },
    { key: 'kasvoton-fact-lost', value: number(fell(true)) },
  ]
}
