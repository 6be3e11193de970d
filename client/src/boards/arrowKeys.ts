// Arrow keys on a board: from a cell to the next one in that direction; Home and End along its row.

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The cell that a key leads to, the same one at the edge; null for any other key. */
export function stepIn(rows: readonly (readonly number[])[], cell: number, key: string): number | null {
  const arrow = ARROWS[key]
  const row = rows.findIndex((each) => each.includes(cell))
  if (key === 'Home') return rows[row]?.[0] ?? cell
  if (key === 'End') return rows[row]?.at(-1) ?? cell
  if (!arrow) return null
  const column = rows[row]?.indexOf(cell) ?? 0
  return rows[row + arrow[1]]?.[column + arrow[0]] ?? cell
}
