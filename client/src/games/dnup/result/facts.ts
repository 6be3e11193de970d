// Numbers of a finished game.

import type { EndingFact, GameEvent, View as AnyView } from '../../screen'
import { number } from '../../../i18n/translate'
import type { View } from '../types'

/** Rounds, the viewer's points with those of the best other, and how many rounds the viewer went out of first. */
export function facts(last: AnyView, _events: readonly GameEvent[], seat: number): EndingFact[] {
  const { past, points } = last as unknown as View
  const others = points.filter((_, other) => other !== seat)
  return [
    { key: 'dnup-fact-rounds', value: number(past.length) },
    { key: 'dnup-fact-points', value: `${number(points[seat] ?? 0)}–${number(Math.max(0, ...others))}` },
    { key: 'dnup-fact-first', value: number(past.filter(({ out }) => out[0] === seat).length) },
  ]
}
