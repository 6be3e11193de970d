// The level of the bots that is nearest to the reader's rating, by game; nothing for guests and unrated players.

import { session, whoAmI } from '../account/session.svelte'
import { fetchLevels } from '../ratings/ratingApi'

const known = $state<{ account: string; levels: Record<string, string> }>({ account: '', levels: {} })

export const ownLevel = (game: string): string | undefined =>
  session.me?.account === known.account ? known.levels[game] : undefined

/** Asks once for each account that signs in; without an answer the usual level is offered. */
export async function learnLevels(): Promise<void> {
  const me = await whoAmI()
  if (!me || known.account === me.account) return
  known.account = me.account
  known.levels = {}
  const found = await fetchLevels().catch(() => [])
  known.levels = Object.fromEntries(found.map(({ game, bot }) => [game, bot]))
}
