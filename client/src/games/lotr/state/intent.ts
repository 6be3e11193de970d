// The action that a touch without effect was meant as, so that the table can say why not.

import { faceOf } from '../cards/cardCatalogue'
import { isCard, type Touch } from './pick'
import type { Action, Question, View } from '../types'
import { cardOf, looseMinions } from '../view/viewQueries'

const ASSIGNING: readonly (Question | '')[] = ['defend', 'left-over']
/** Questions about actions, in which a card is played or used; in others a card is picked. */
const ACTING: readonly (Question | '')[] = [
  'fellowship',
  'shadow',
  'maneuver',
  'archery',
  'assignment',
  'skirmish',
  'regroup',
  'respond',
  'order',
  'starting',
]

/** `half` is the card already chosen for a skirmish. */
export function meantBy(view: View, what: Question | '', touch: Touch, half: number | null): Action {
  if (isCard(touch) && ASSIGNING.includes(what)) return assignment(view, touch.card, half)
  if (!ACTING.includes(what)) return { type: 'Pick', what: isCard(touch) ? touch.card : touch.code }
  return isCard(touch) ? use(view, touch.card) : { type: 'Play', code: touch.code }
}

/** The first ability that can be used, or any: then the table says that there is none. */
function use(view: View, card: number): Action {
  const code = cardOf(view, card)?.code
  const uses = code === undefined ? [] : (faceOf(code)?.uses ?? [])
  return { type: 'Use', card, ability: uses[0] ?? 0 }
}

export const isMinion = (view: View, card: number): boolean => cardOf(view, card)?.zone === 'centre'

/** The two touched cards, or the one with the first possible opponent. */
function assignment(view: View, card: number, half: number | null): Action {
  const [minion, character] = isMinion(view, card) ? [card, half ?? bearerOf(view)] : [half ?? foeOf(view), card]
  return { type: 'Assign', character, minion }
}

const bearerOf = (view: View): number => view.players[view.free]?.bearer ?? -1

/** A minion without an opponent, or any: then the table says that it is taken. */
function foeOf(view: View): number {
  const [loose] = looseMinions(view)
  return (loose ?? view.cards.find(({ zone }) => zone === 'centre'))?.id ?? -1
}
