// The board on the table that is shown: the printed one, or a shuffled one (SEQ-V3).

import { FACES } from './layout'

let shown = $state.raw<readonly number[]>(FACES)

/** The card of each cell on the board that is shown. */
export const faces = (): readonly number[] => shown

export function showBoard(board: readonly number[] | undefined): void {
  shown = board ?? FACES
}
