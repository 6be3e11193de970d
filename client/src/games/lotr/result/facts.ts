// Numbers of a finished game.

import type { EndingFact, GameEvent, View as AnyView } from '../../screen'
import { number } from '../../../i18n/translate'
import type { View } from '../types'

/** The viewer's site with that of the farthest other, and the viewer's burdens. */
export function facts(last: AnyView, _events: readonly GameEvent[], seat: number): EndingFact[] {
  const { players } = last as unknown as View
  const others = players.filter((_, other) => other !== seat).map(({ site }) => site)
  return [
    { key: 'lotr-fact-site', value: `${number(players[seat]?.site ?? 0)}–${number(Math.max(0, ...others))}` },
    { key: 'lotr-fact-burdens', value: number(players[seat]?.burdens ?? 0) },
  ]
}
