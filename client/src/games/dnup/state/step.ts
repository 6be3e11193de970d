// The sentence for the prompt bar; the four actions stand below the hand.

import { either, list, number, t } from '../../../i18n/translate'
import type { Step } from '../../screen'
import type { BoardState } from './boardState.svelte'
import { setAt } from '../places/places'
import type { Card, View } from '../types'
import { setArgs } from '../names'

type Picking = Pick<BoardState, 'lack' | 'myTurn' | 'picked' | 'cards' | 'offers' | 'deeds'>
type Name = (seat: number) => string

const cardList = (cards: readonly Card[]): string => list(cards.map(({ up, down }) => `${number(up)}/${number(down)}`))

function playing(view: View, { cards, offers: { play } }: Picking, name: Name): Step {
  const { beats = null, gains = [], out = false } = play?.preview ?? {}
  const kind = !play?.allowed ? '-not' : out ? '-out' : !beats ? '' : beats.seat === view.seat ? '-own' : '-beats'
  const args = { ...setArgs(cards), owner: beats ? name(beats.seat) : '', cards: cardList(gains) }
  return { key: `dnup-step-play${kind}`, args }
}

/** Pairs a card with the set it would be added to: the picked one, or the only one that fits. */
function adding({ cards, offers: { add } }: Picking, name: Name): Step {
  const kind = !add?.allowed ? '-not' : add.preview?.out ? '-out' : ''
  return { key: `dnup-step-add${kind}`, args: { value: cards[0]?.up ?? 0, owner: add ? name(add.action.seat) : '' } }
}

function taking(view: View, { picked: { target }, offers: { take } }: Picking, name: Name): Step | null {
  if (!target || !take) return null
  const args = { ...setArgs(setAt(view, target)), owner: name(target.seat), cards: cardList(take.preview?.gains ?? []) }
  return { key: 'dnup-step-take', args }
}

const ALL = 4

/** With nothing picked: what can be done, where the question does not say it all. */
function waiting({ areas, area }: View, { deeds }: Picking): Step | null {
  if (deeds.length === ALL) return null
  const words = (deed: string) =>
    t(`dnup-may-${deed.toLowerCase()}${deed === 'Play' && areas > 1 ? '-area' : ''}`, { area })
  return { key: 'dnup-step-may', args: { deeds: either(deeds.map(words)) } }
}

export function stepOf(view: View, board: Picking, name: Name): Step | null {
  const { lack, myTurn, cards, picked, offers } = board
  if (!myTurn)
    return view.stage === 'play' && view.seat !== null && view.out.includes(view.seat)
      ? { key: 'dnup-no-you-are-out' }
      : null
  if (lack) return { key: `dnup-${lack}` }
  if (!cards.length) return picked.target ? taking(view, board, name) : waiting(view, board)
  const wantsAdd = picked.target !== null || (!offers.play?.allowed && offers.add?.allowed)
  return wantsAdd && cards.length === 1 ? adding(board, name) : playing(view, board, name)
}
