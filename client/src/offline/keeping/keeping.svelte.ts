// Version kept on this device for use without a network, and games that have moved to the server: for their sentences.

import type { Facts } from '../../api/wire'

export interface Refused {
  table: string
  code: string
  facts: Facts
}

export const keeping = $state({
  state: 'unknown' as 'unknown' | 'unable' | 'none' | 'coming' | 'kept' | 'failed' | 'full',
  /** Share of the bytes that have come. */
  share: 0,
  /** True if a newer version has taken the place of the one that is open. */
  replaced: false,
})

export const moving = $state({
  /** Games that have moved into the history. */
  moved: 0,
  /** Games that wait: another tab plays, or the server did not answer. */
  waiting: 0,
  refused: [] as Refused[],
})
