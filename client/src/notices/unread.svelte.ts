// Unread notices, for every page: small, since every page loads it.

import type { NoticeInfo } from '../api/messages'

interface Told {
  unread: number
  /** The newest notices; null until the server has told them. */
  list: readonly NoticeInfo[] | null
}

export const told = $state<Told>({ unread: 0, list: null })
