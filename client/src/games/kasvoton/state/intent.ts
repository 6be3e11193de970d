// The action that a touch without effect was meant as; the table then says why it is not allowed.

import { cellAt, columnOf, COLUMNS, ROWS, rowOf } from '../field/geometry'
import { cardOn } from '../field/cellLabels'
import type { Pick } from './pick'
import type { Action, Question, View } from '../types'

const FLAT = { tall: false, flip: false }

const distance = (one: number, other: number): number =>
  Math.max(Math.abs(columnOf(one) - columnOf(other)), Math.abs(rowOf(one) - rowOf(other)))

/** The cell a step nearer to the enemy, or back at the edge of the board. */
const ahead = (cell: number, side: number): number => {
  const row = rowOf(cell) + (side === 0 ? 1 : -1)
  return (row < 0 || row >= ROWS ? 2 * rowOf(cell) - row : row) * COLUMNS + columnOf(cell)
}

/** The cell on the other side of the middle one; the same cell at the edge of the board. */
function across(cell: number, middle: number): number {
  const spot = { x: 2 * columnOf(middle) - columnOf(cell), y: ROWS - 1 - (2 * rowOf(middle) - rowOf(cell)) }
  return cellAt(spot, FLAT) ?? cell
}

/** The nearest usable card of the player's own. */
function nearest(view: View, side: number, cell: number): number | null {
  const own = view.cards.filter(
    (card) => card.side === side && card.cell >= 0 && view.columns.includes(columnOf(card.cell)),
  )
  const [best] = own.map((card) => card.cell).sort((a, b) => distance(a, cell) - distance(b, cell))
  return best ?? null
}

const pairOf = (one: number, other: number): Action => ({
  type: 'Pair',
  one: Math.min(one, other),
  other: Math.max(one, other),
})

/** Before the move an enemy is attacked; after it, it can only be struck. */
function harm(view: View, side: number, cell: number): Action {
  const by = view.phase === 0 ? nearest(view, side, cell) : null
  return by === null ? { type: 'Line', cell } : { type: 'Move', src: by, dst: cell }
}

/** `looked`: the card that was shown before. */
export function meant(view: View, what: Question | '', pick: Pick, cell: number, looked: number | null): Action {
  const side = (view.seat ?? 0) % 2
  if (what === 'pair') return pairOf(cell, pick.from ?? across(cell, view.target))
  if (what === 'royal') return { type: 'Royal', cell }
  if (pick.from !== null) return { type: 'Move', src: pick.from, dst: cell }
  const there = cardOn(view.cards, cell)
  if (there) return there.side === side ? { type: 'Move', src: cell, dst: ahead(cell, side) } : harm(view, side, cell)
  const own = cardOn(view.cards, looked)
  return { type: 'Move', src: own?.side === side ? own.cell : cell, dst: own?.side === side ? cell : ahead(cell, side) }
}
