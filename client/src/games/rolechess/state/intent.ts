// The action that a touch without effect was meant as: the table is asked why not.

import type { Pick } from './pick'
import type { Action, Question, Standing, View } from '../types'

const step = (src: number, dst: number): Action => ({ type: 'Step', src, dst })
const attack = (src: number, target: number): Action => ({ type: 'Attack', src, target })

/** An action of the picked piece; without one, of the piece on the circle, or of any that would attack it. */
function opening(cell: number, { from }: Pick, man: Standing | undefined, isFoe: boolean): Action {
  if (isFoe) return attack(from ?? cell, cell)
  return step(man ? cell : (from ?? cell), cell)
}

export function meant(cell: number, pick: Pick, what: Question | '', view: View, seat: number | null): Action {
  const man = view.pieces.find((each) => each.cell === cell)
  const isFoe = man !== undefined && man.piece.seat !== (seat ?? view.turn)
  if (what === 'partner') return { type: 'Join', src: cell }
  if (what === 'attack') {
    const moved = view.step?.dst ?? cell
    return man ? attack(isFoe ? moved : cell, cell) : step(moved, cell)
  }
  if (what === 'advance') {
    const opener = view.attackers[0] ?? cell
    return isFoe ? attack(opener, cell) : step(opener, cell)
  }
  return opening(cell, pick, man, isFoe)
}
