// The sentence and buttons of the prompt bar: the question as far as answered, and every answer that is no card.

import { firstOf, has } from '../../../i18n/translate'
import type { Step, StepButton, YesOrNo } from '../../screen'
import type { BoardState } from './boardState.svelte'
import { faceOf, titleOf } from '../cards/cardCatalogue'
import { memoryTitle } from '../view/knownCards'
import { actionPhrase, plain } from '../cards/cardNames'
import { bidsIn, couldAct, isCard, placesIn, seatsIn, waysIn, type Choice, type Touch } from './pick'
import type { Action, Question } from '../types'
import { cardOf, sourceOf } from '../view/viewQueries'

/** Twilight limit of a starting fellowship (LOTR-3.8). */
const STARTING = 4

/** The most answers that get a button each; of more, the cards are touched. */
const FEW: Partial<Record<Question, number>> = { respond: 2, order: 4 }

/** The key for passing; the board listens for it. */
export const PASS = 'p'

const passKey = (what: Question | '', done: boolean): string =>
  [`lotr-pass-${what}`, done ? 'lotr-done' : 'lotr-pass'].find(has) ?? 'lotr-pass'

const isDone = (legal: readonly Choice[]): boolean => legal.some(({ action }) => action.type === 'Pick')

/** The confirmation before a pass. */
export const sureOf = (what: Question | '', legal: readonly Choice[]): YesOrNo => ({
  key: [`lotr-sure-${what}`].find(has) ?? 'lotr-sure',
  yes: { key: passKey(what, isDone(legal)), hotkey: PASS },
  no: { key: 'lotr-not-yet' },
})

export function stepOf(board: BoardState): Step | null {
  if (!board.what) return null
  if (board.chosen) return chosenStep(board, board.chosen)
  return { ...sentenceOf(board), buttons: [...answers(board), ...passButton(board)] }
}

function chosenStep(board: BoardState, touch: Touch): Step {
  const code = isCard(touch) ? (cardOf(board.view, touch.card)?.code ?? -1) : touch.code
  const actions = board.actions(touch)
  const buttons = actions.map((action): StepButton => {
    const act = () => board.send(action)
    return { ...actionPhrase(board.view, action, actions.length > 1), act, look: actions.length > 1 ? 'plain' : 'main' }
  })
  const back: StepButton = { key: 'lotr-step-back', act: () => board.back(), look: 'quiet' }
  return { key: 'lotr-step-chosen', args: { card: titleOf(code) }, buttons: [...buttons, back] }
}

function sentenceOf({ view, what, half }: BoardState): Pick<Step, 'key' | 'args'> {
  const { most, picked, spent } = view.choosing
  if (half !== null) return { key: 'lotr-hint-against', args: { card: memoryTitle(half) } }
  if (what === 'starting') return { key: 'lotr-step-starting', args: { left: STARTING - spent, most: STARTING } }
  if (most === 1) return {}
  const ask = firstOf([`lotr-ask-${what}`, 'prompt-you'])
  return { key: 'lotr-step-picked', args: { ask, n: picked, most } }
}

function passButton(board: BoardState): StepButton[] {
  if (!board.canPass) return []
  const look = couldAct(board.legal) ? 'plain' : 'main'
  return [{ key: passKey(board.what, isDone(board.legal)), act: () => board.pass(), look, hotkey: PASS }]
}

const answers = (board: BoardState): StepButton[] => [
  ...bidButton(board),
  ...placeButtons(board),
  ...seatButtons(board),
  ...wayButtons(board),
  ...responseButtons(board),
]

/** Cards that can respond may be far from the prompt: a few answers get buttons beside it. */
function responseButtons(board: BoardState): StepButton[] {
  const few = (board.what && FEW[board.what]) || 0
  const actions = few ? board.legal.map(({ action }) => action).filter(({ type }) => type !== 'Pass') : []
  if (actions.length > few) return []
  const phrase = board.what === 'order' ? orderPhrase : (action: Action) => actionPhrase(board.view, action, false)
  const look = board.what === 'order' ? 'plain' : 'main'
  return actions.map((action) => ({ ...phrase(action, board, actions), act: () => board.send(action), look }))
}

/** Names the text that comes first: its card, or its own words where a card has several. */
function orderPhrase(action: Action, { view }: BoardState, all: readonly Action[]): Pick<StepButton, 'key' | 'args'> {
  const codeOf = (one: Action) => (one.type === 'Use' ? cardOf(view, one.card)?.code : undefined)
  const code = codeOf(action)
  const alone = all.filter((other) => codeOf(other) === code).length === 1
  return code !== undefined && alone
    ? { key: 'lotr-act-first', args: { card: titleOf(code) } }
    : actionPhrase(view, action, true)
}

/** LOTR-30.2: a bid that loses at once is legal, but needs a warning. */
function bidButton(board: BoardState): StepButton[] {
  const bids = bidsIn(board.legal)
  if (!bids.length) return []
  const n = board.bid
  if (n === null) return [{ key: 'lotr-bid-choose', act: () => undefined, look: 'main', disabled: true }]
  const button: StepButton = {
    key: 'lotr-bid-make',
    args: { n },
    act: () => board.send({ type: 'Bid', burdens: n }),
    look: 'main',
  }
  return n < board.fatal
    ? [button]
    : [{ ...button, sure: { key: 'lotr-bid-fatal', args: { n }, yes: { key: 'lotr-bid-make', args: { n } } } }]
}

const placeButtons = (board: BoardState): StepButton[] =>
  placesIn(board.legal).map((place) => ({
    key: 'lotr-place-of',
    args: { n: place + 1 },
    act: () => board.send({ type: 'TakePlace', place }),
  }))

const seatButtons = (board: BoardState): StepButton[] =>
  seatsIn(board.view, board.legal).map((seat) => spoken(board, board.names[seat] ?? '', { type: 'Pick', what: seat }))

function wayButtons(board: BoardState): StepButton[] {
  const ways = waysIn(board.legal)
  return ways.map((way) => {
    const button = spoken(board, wayWords(board, way), { type: 'Decide', way })
    return way && ways.length === 2 ? { ...button, look: 'main' as const } : button
  })
}

const spoken = (board: BoardState, text: string, action: Action): StepButton => ({
  key: 'lotr-step-text',
  args: { text },
  act: () => board.send(action),
})

function wayWords({ view, what }: BoardState, way: number): string {
  const source = sourceOf(view)
  const ofCard = source && source.ability !== null ? faceOf(source.code)?.ways[source.ability]?.[way] : undefined
  if (ofCard && what === 'effect') return plain(ofCard)
  if (what === 'spot' || what === 'times' || what === 'effect') return String(way)
  return firstOf([`lotr-way-${what}-${way}`, way ? 'lotr-answer-yes' : 'lotr-answer-no'])
}
