// Reader's choices in a list of tables.

import type { LobbyFilter } from '../../api/messages'

export const SECTIONS = ['open', 'running'] as const
export const PACES = ['free', 'quick', 'slow', 'days'] as const
export const LEVELS = ['below1400', 'below1600', 'below1800', 'above'] as const

export type Chosen = Required<Omit<LobbyFilter, 'club'>>

export const everything = (): Chosen => ({
  section: 'open',
  game: '',
  pace: '',
  rated: false,
  here: false,
  seats: 0,
  level: '',
  followed: false,
})

/** True if nothing but the section was chosen. */
export const isEverything = (chosen: Chosen): boolean =>
  JSON.stringify({ ...chosen, section: '' }) === JSON.stringify({ ...everything(), section: '' })
