// State of a live table, as the prompt bar and the result need it.

import type { GameScreen } from '../../games/screen'
import { markOf, teamNames } from '../../games/sides'
import { samePrompt, type Situation } from '../prompt/promptText'
import type { LiveTable } from './liveTable.svelte'

/** True if the answer is on its way, or the board already shows another question than the sentence. */
const passes = ({ choice, settled, shown, seat }: LiveTable): boolean =>
  choice.state !== null || (settled !== shown && !samePrompt(settled?.ask ?? null, shown?.ask ?? null, seat))

/** Null until the table is known. */
export function situationOf(live: LiveTable, screen: GameScreen | null): Situation | null {
  const { table, seat, judge, toJudge, names, result } = live
  const view = live.shown?.view
  return (
    table && {
      ...{ table, seat, judge, toJudge, names, result },
      ask: live.settled?.ask ?? null,
      passing: passes(live),
      sending: live.choice.state === 'slow',
      side: (each) => markOf(screen, view, each),
      team: teamNames(screen, view),
    }
  )
}
