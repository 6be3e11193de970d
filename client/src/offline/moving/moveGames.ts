// Moves games that were played without a network to the server: into the history, or on to their end there.

import { ApiError, asApiError, isUnanswered, post } from '../../api/request'
import type { MovedTable } from '../../api/messages'
import { renameGame } from '../../history/playedGames'
import { moveHotTable } from '../../hotseat/hotTables'
import { moveSeat } from '../../lobby/mySeats'
import { dropPageTable, pageTables, PLAYING } from '../../transport/pageTables'
import { moving } from '../keeping/keeping.svelte'
import { openLogs, type Logs } from '../logs'

/** Answers after which the same request may succeed later. */
const LATER = ['too_fast', 'too_many_attempts', 'busy', 'not_saved', 'rules_away']
/** The page opens without the games that take longer; they go on moving. */
const PATIENCE_MS = 8_000

const isLater = (error: ApiError): boolean => isUnanswered(error) || LATER.includes(error.code)

/** Keeps the seats of a table under its new id; then the page's own log is not needed any more. */
async function settle(logs: Logs, id: string, { table, host, seats }: MovedTable): Promise<void> {
  moveSeat(id, table, (seat) => (seat === null ? host : (seats[seat] ?? host)))
  moveHotTable(id, table, host, (seat) => seats[seat] ?? '')
  renameGame(id, table)
  await logs.remove(id)
  dropPageTable(id)
  moving.moved += 1
  if (location.pathname.split('/').includes(id)) history.replaceState(null, '', location.pathname.replace(id, table))
}

async function moveOne(logs: Logs, id: string): Promise<void> {
  const log = JSON.parse(await logs.read('tables', id)) as [header: string, lines: string[]] | null
  if (!log) return dropPageTable(id)
  try {
    await settle(logs, id, await post<MovedTable>('/api/history/moved', { header: log[0], lines: log[1] }))
  } catch (error) {
    const failed = asApiError(error)
    if (isLater(failed)) moving.waiting += 1
    else moving.refused.push({ table: id, code: failed.code, facts: failed.facts })
  }
}

async function moveAll(): Promise<void> {
  const logs = await openLogs()
  try {
    for (const id of pageTables()) await moveOne(logs, id)
  } finally {
    logs.close()
  }
}

/** Moves all games, unless a page plays them now. A game that cannot move stays where it is, and is told of. */
export async function moveGames(): Promise<void> {
  const work = async (): Promise<void> => {
    if (!navigator.locks) return moveAll()
    await navigator.locks.request(PLAYING, { ifAvailable: true }, async (lock) => {
      if (lock) await moveAll()
      else moving.waiting = pageTables().length
    })
  }
  const patience = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS))
  await Promise.race([work().catch(console.error), patience])
}
