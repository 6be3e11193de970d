// The ways to attack as options to choose from.

import type { Phrase } from '../../screen'
import { pieceName } from '../names'
import { waysTo, type Legal, type Pick, type Way } from './pick'
import type { Action, Chances, Question, View } from '../types'

export interface Option {
  id: string
  label: Phrase
  chances: Chances | null
  act: () => void
}

export interface Deeds {
  send: (action: Action) => void
  attack: (way: Way) => void
}

const nameOn = (view: View, cell: number): string => {
  const man = view.pieces.find((each) => each.cell === cell)
  return man ? pieceName(man.piece) : ''
}

/** The opening piece is named where neither a pick nor a move has told it. */
function labelOf({ attack: { src }, join }: Way, isOpened: boolean, view: View): Phrase {
  if (isOpened && join === null) return { key: 'rolechess-do-attack' }
  if (join === null) return { key: 'rolechess-do-attack-by', args: { piece: nameOn(view, src) } }
  if (isOpened) return { key: 'rolechess-do-attack-with', args: { piece: nameOn(view, join) } }
  return { key: 'rolechess-do-attack-pair', args: { piece: nameOn(view, src), partner: nameOn(view, join) } }
}

const company = (action: Action, view: View): Phrase =>
  action.type === 'Join'
    ? { key: 'rolechess-do-attack-with', args: { piece: nameOn(view, action.src) } }
    : { key: 'rolechess-do-alone' }

/** The ways to attack the target, or to continue a declared attack; the most effective first. */
export function optionsOf(
  legal: readonly Legal[],
  what: Question | '',
  pick: Pick,
  view: View,
  { send, attack }: Deeds,
): Option[] {
  if (what === 'partner')
    return legal.map(({ action, preview }) => ({
      id: JSON.stringify(action),
      label: company(action, view),
      chances: preview?.chances ?? null,
      act: () => send(action),
    }))
  if (pick.target === null) return []
  const isOpened = pick.from !== null || what === 'attack'
  return waysTo(legal, pick.target, pick.from).map((way) => ({
    id: `${way.attack.src}+${way.join}`,
    label: labelOf(way, isOpened, view),
    chances: way.chances,
    act: () => attack(way),
  }))
}
