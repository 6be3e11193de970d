// Geometry of the field of 13 × 6 on the screen: wide with the own army below, or tall with it on the left.

export const COLUMNS = 13
export const ROWS = 6

/** Orientation of the field. `tall`: turned a quarter for an upright phone; `flip`: seen from side 1. */
export interface Plan {
  tall: boolean
  flip: boolean
}

export interface Spot {
  x: number
  y: number
}

export const across = ({ tall }: Plan): number => (tall ? ROWS : COLUMNS)
export const down = ({ tall }: Plan): number => (tall ? COLUMNS : ROWS)

export const columnOf = (cell: number): number => cell % COLUMNS
export const rowOf = (cell: number): number => Math.floor(cell / COLUMNS)

/** The position of a cell, from the upper left. */
export function spotOf(cell: number, { tall, flip }: Plan): Spot {
  const column = flip ? COLUMNS - 1 - columnOf(cell) : columnOf(cell)
  const ahead = flip ? ROWS - 1 - rowOf(cell) : rowOf(cell)
  return tall ? { x: ahead, y: column } : { x: column, y: ROWS - 1 - ahead }
}

/** The cell at a position; null off the board. */
export function cellAt({ x, y }: Spot, plan: Plan): number | null {
  if (x < 0 || y < 0 || x >= across(plan) || y >= down(plan)) return null
  const [column, ahead] = plan.tall ? [y, x] : [x, ROWS - 1 - y]
  return plan.flip ? (ROWS - 1 - ahead) * COLUMNS + COLUMNS - 1 - column : ahead * COLUMNS + column
}

/** The cells in reading order, row by row. */
export const rowsSeen = (plan: Plan): number[][] =>
  Array.from({ length: down(plan) }, (_, y) =>
    Array.from({ length: across(plan) }, (_, x) => cellAt({ x, y }, plan) ?? 0),
  )

export const cellName = (cell: number): string => `${'abcdefghijklm'[columnOf(cell)] ?? '?'}${rowOf(cell) + 1}`

/** Every player sees the own army near. */
export const isFlipped = (seat: number | null): boolean => seat !== null && seat % 2 === 1
