// Arrows on the board at a choice that was judged: the one made, and a better one.

import type { Analysis } from '../api/wire'

export interface BoardArrow {
  look: 'played' | 'better'
  /** From where to where; a single cell is circled. */
  cells: readonly number[]
}

/** The arrows of the choice made at this moment of the replay; none where the game's choices name no cells. */
export function arrowsAt(found: Analysis | null | undefined, at: number): BoardArrow[] {
  const weighed = found?.weighed.find(({ step, mark }) => mark && found.moments[step] === at)
  if (!weighed) return []
  const arrows: BoardArrow[] = [
    { look: 'played', cells: weighed.played.cells ?? [] },
    { look: 'better', cells: weighed.better[0]?.cells ?? [] },
  ]
  return arrows.filter(({ cells }) => cells.length)
}
