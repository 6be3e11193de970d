// What the whole page must know of a search for players: small, since every page loads it.

/** A table that was made for this browser while another page was open. */
export interface ReadyTable {
  table: string
  game: string
}

export const search = $state<{ active: boolean; ready: ReadyTable | null }>({ active: false, ready: null })
