// Device of a table page: the people who play on it, and the last update that they have seen.

import type { TableInfo } from '../api/wire'

export interface Device {
  /** The last update that the viewer has seen. */
  readonly seen: number
  /** The table as this device shows it: its players count as present. */
  withPeopleHere: (table: TableInfo) => TableInfo
}

/** A device of one person. */
export const ALONE: Device = { seen: 0, withPeopleHere: (table) => table }

/** True if another person is or may come to the table. */
export const hasOthers = (table: TableInfo | null, own: number | null): boolean =>
  !!table?.seats.some(({ kind, seat }) => kind !== 'bot' && seat !== own)
