// A guest's seats and entries, of which this browser wants to be told: each is proved once by its token.

import { participations } from '../contests/tickets'
import { heldHere } from '../lobby/mySeats'
import { followContest, followSeat } from './noticesApi'
import { guestFollows } from './person'

const MOST = 20
const told = new Set<string>()

async function once(id: string, tell: () => Promise<unknown>): Promise<void> {
  if (told.has(id)) return
  told.add(id)
  await tell().catch(() => undefined) // a table that is over or gone has no turns to tell of
}

/** Tells the server of the seats and entries that this browser holds and has not told of yet. */
export async function followHeld(): Promise<void> {
  if (!guestFollows()) return
  for (const { id, token, seat } of heldHere().slice(0, MOST)) {
    if (token && seat !== null) await once(id, () => followSeat(id, token))
  }
  for (const { id, ticket } of participations().slice(0, MOST)) {
    if (ticket) await once(id, () => followContest(id, ticket))
  }
}
