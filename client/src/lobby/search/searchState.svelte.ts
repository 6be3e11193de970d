// State of a search for players and of the own games, for the whole page: small, since every page loads it.

import type { MyGame } from '../../api/messages'

/** A table that was made for this browser while another page was open. */
export interface ReadyTable {
  table: string
  game: string
}

/** Players were found; the game begins once all have said that they are here. */
export interface FoundPlayers extends ReadyTable {
  /** Milliseconds since 1970 until which the answer counts. */
  until: number
  answered: boolean
  /** They wait at this table already, where a seat is free. */
  seat?: boolean
}

interface SearchState {
  active: boolean
  ready: ReadyTable | null
  found: FoundPlayers | null
  /** Reason why a game that was found did not begin. */
  missed: 'late' | 'gone' | null
  /** The own games as the lobby told them last; null before. */
  mine: readonly MyGame[] | null
  /** Number of tables and people that wait for players in the lobby, where a page asks for it. */
  waiting: number
}

export const search = $state<SearchState>({
  active: false,
  ready: null,
  found: null,
  missed: null,
  mine: null,
  waiting: 0,
})
