// Keys on a board: an arrow from a cell to the next one that way, as the board is seen; Home and End along its row.

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Where the key leads in rows of cells as they are seen: the same cell at the rim; null when it leads nowhere. */
export function stepIn(rows: readonly (readonly number[])[], cell: number, key: string): number | null {
  const arrow = ARROWS[key]
  const row = rows.findIndex((each) => each.includes(cell))
  if (key === 'Home') return rows[row]?.[0] ?? cell
  if (key === 'End') return rows[row]?.at(-1) ?? cell
  if (!arrow) return null
  const column = rows[row]?.indexOf(cell) ?? 0
  return rows[row + arrow[1]]?.[column + arrow[0]] ?? cell
}
