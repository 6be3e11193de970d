// What stands at a live table, as the prompt bar and the result need it.

import type { GameScreen } from '../../games/screen'
import { markOf, teamNames } from '../../games/sides'
import type { Situation } from '../prompt/promptText'
import type { LiveTable } from './liveTable.svelte'

/** Null until the table is known. */
export function situationOf(live: LiveTable, screen: GameScreen | null): Situation | null {
  const { table, seat, judge, toJudge, names, result } = live
  const view = live.shown?.view
  return (
    table && {
      ...{ table, seat, judge, toJudge, names, result },
      ask: live.settled?.ask ?? null,
      side: (each) => markOf(screen, view, each),
      team: teamNames(screen, view),
    }
  )
}
