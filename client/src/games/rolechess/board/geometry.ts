// The positions of the circles in the picture: 100 units apart, the player's home row at the bottom.

import { SIZE } from '../names'

export const UNIT = 100
export const RIM = 34
export const SPAN = SIZE * UNIT + 2 * RIM

export interface Spot {
  x: number
  y: number
}

/** Seat 1 sees the board turned half round. */
export const isTurned = (seat: number | null): boolean => seat === 1

export function spotOf(cell: number, turned: boolean): Spot {
  const column = cell % SIZE
  const row = Math.floor(cell / SIZE)
  const across = turned ? SIZE - 1 - column : column
  const down = turned ? row : SIZE - 1 - row
  return { x: RIM + (across + 0.5) * UNIT, y: RIM + (down + 0.5) * UNIT }
}

/** The circles row by row from the top, as they are seen. */
export function rowsSeen(turned: boolean): number[][] {
  const rows = Array.from({ length: SIZE }, (_, row) =>
    Array.from({ length: SIZE }, (_, column) => row * SIZE + column),
  )
  return turned ? rows.map((row) => row.reverse()) : rows.reverse()
}
