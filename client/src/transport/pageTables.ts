// Tables that are in this browser's own storage, played by the application in the page's worker, by their ids.

import { recall, remember } from '../browser/storage/storage'
import { isText, listOf } from '../browser/storage/validate'

/** Name of the lock that a page holds while it plays: games move to a server only when no page plays. */
export const PLAYING = 'pelipoyta-page'

const areIds = listOf(isText)

export const pageTables = (): string[] => recall('page-tables', [], areIds)

export function notePageTable(id: string): void {
  if (!pageTables().includes(id)) remember('page-tables', [...pageTables(), id])
}

export const dropPageTable = (id: string): void =>
  remember(
    'page-tables',
    pageTables().filter((each) => each !== id),
  )
