// Numbers of a finished game.

import type { EndingFact, GameEvent, View as AnyView } from '../../screen'
import { number } from '../../../i18n/translate'
import type { Event, View } from '../types'

/** The viewer's best blow, where this page saw any; else the pieces that fell on both sides. */
export function facts(last: AnyView, events: readonly GameEvent[], seat: number): EndingFact[] {
  const { pieces } = last as unknown as View
  const fell = (ours: boolean) =>
    pieces.filter(({ piece, cell }) => cell === null && (piece.seat === seat) === ours).length
  const blows = (events as unknown as Event[]).flatMap((event) =>
    event.type === 'Struck' && event.pieces[0]?.seat === seat ? [event.total] : [],
  )
  return [
    ...(blows.length ? [{ key: 'rolechess-fact-blow', value: number(Math.max(...blows)) }] : []),
    { key: 'rolechess-fact-fallen', value: `${number(fell(false))}–${number(fell(true))}` },
  ]
}
