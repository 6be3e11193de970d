// The sentence and buttons of the prompt bar: the question as far as answered, and every answer that is no card.

import { firstOf, has } from '../../../i18n/translate'
import type { Step, StepButton, YesOrNo } from '../../screen'
import type { Desk } from './boardState.svelte'
import { faceOf, titleOf } from '../cards/cardCatalogue'
import { memoryTitle } from '../cards/knownCards'
import { actionPhrase, plain } from '../cards/cardNames'
import { bidsIn, couldAct, isCard, placesIn, seatsIn, waysIn, type Choice, type Touch } from './pick'
import type { Action, Question } from '../types'
import { cardOf, sourceOf } from './viewQueries'

/** What a starting fellowship may cost (LOTR-3.8). */
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
  key: 'lotr-sure',
  yes: { key: passKey(what, isDone(legal)), hotkey: PASS },
  no: { key: 'lotr-not-yet' },
})

export function stepOf(desk: Desk): Step | null {
  if (!desk.what) return null
  if (desk.chosen) return chosenStep(desk, desk.chosen)
  return { ...sentenceOf(desk), buttons: [...answers(desk), ...passButton(desk)] }
}

function chosenStep(desk: Desk, touch: Touch): Step {
  const code = isCard(touch) ? (cardOf(desk.view, touch.card)?.code ?? -1) : touch.code
  const actions = desk.actions(touch)
  const buttons = actions.map((action): StepButton => {
    const act = () => desk.send(action)
    return { ...actionPhrase(desk.view, action, actions.length > 1), act, look: actions.length > 1 ? 'plain' : 'main' }
  })
  const back: StepButton = { key: 'lotr-step-back', act: () => desk.back(), look: 'quiet' }
  return { key: 'lotr-step-chosen', args: { card: titleOf(code) }, buttons: [...buttons, back] }
}

function sentenceOf({ view, what, half }: Desk): Pick<Step, 'key' | 'args'> {
  const { most, picked, spent } = view.choosing
  if (half !== null) return { key: 'lotr-hint-against', args: { card: memoryTitle(half) } }
  if (what === 'starting') return { key: 'lotr-step-starting', args: { left: STARTING - spent, most: STARTING } }
  if (most === 1) return {}
  const ask = firstOf([`lotr-ask-${what}`, 'prompt-you'])
  return { key: 'lotr-step-picked', args: { ask, n: picked, most } }
}

function passButton(desk: Desk): StepButton[] {
  if (!desk.canPass) return []
  const look = couldAct(desk.legal) ? 'plain' : 'main'
  return [{ key: passKey(desk.what, isDone(desk.legal)), act: () => desk.pass(), look, hotkey: PASS }]
}

const answers = (desk: Desk): StepButton[] => [
  ...bidButton(desk),
  ...placeButtons(desk),
  ...seatButtons(desk),
  ...wayButtons(desk),
  ...responseButtons(desk),
]

/** Cards that can respond may be far from the prompt: a few answers get buttons beside it. */
function responseButtons(desk: Desk): StepButton[] {
  const few = (desk.what && FEW[desk.what]) || 0
  const actions = few ? desk.legal.map(({ action }) => action).filter(({ type }) => type !== 'Pass') : []
  if (actions.length > few) return []
  const phrase = desk.what === 'order' ? orderPhrase : (action: Action) => actionPhrase(desk.view, action, false)
  const look = desk.what === 'order' ? 'plain' : 'main'
  return actions.map((action) => ({ ...phrase(action, desk, actions), act: () => desk.send(action), look }))
}

/** Which text comes first: its card, or its own words where one card has several. */
function orderPhrase(action: Action, { view }: Desk, all: readonly Action[]): Pick<StepButton, 'key' | 'args'> {
  const codeOf = (one: Action) => (one.type === 'Use' ? cardOf(view, one.card)?.code : undefined)
  const code = codeOf(action)
  const alone = all.filter((other) => codeOf(other) === code).length === 1
  return code !== undefined && alone
    ? { key: 'lotr-act-first', args: { card: titleOf(code) } }
    : actionPhrase(view, action, true)
}

/** LOTR-30.2: a bid that loses at once is legal, but needs a warning. */
function bidButton(desk: Desk): StepButton[] {
  const bids = bidsIn(desk.legal)
  if (!bids.length) return []
  const n = desk.bid
  if (n === null) return [{ key: 'lotr-bid-choose', act: () => undefined, look: 'main', disabled: true }]
  const button: StepButton = {
    key: 'lotr-bid-make',
    args: { n },
    act: () => desk.send({ type: 'Bid', burdens: n }),
    look: 'main',
  }
  return n < desk.fatal
    ? [button]
    : [{ ...button, sure: { key: 'lotr-bid-fatal', args: { n }, yes: { key: 'lotr-bid-make', args: { n } } } }]
}

const placeButtons = (desk: Desk): StepButton[] =>
  placesIn(desk.legal).map((place) => ({
    key: 'lotr-place-of',
    args: { n: place + 1 },
    act: () => desk.send({ type: 'TakePlace', place }),
  }))

const seatButtons = (desk: Desk): StepButton[] =>
  seatsIn(desk.view, desk.legal).map((seat) => spoken(desk, desk.names[seat] ?? '', { type: 'Pick', what: seat }))

function wayButtons(desk: Desk): StepButton[] {
  const ways = waysIn(desk.legal)
  return ways.map((way) => {
    const button = spoken(desk, wayWords(desk, way), { type: 'Decide', way })
    return way && ways.length === 2 ? { ...button, look: 'main' as const } : button
  })
}

const spoken = (desk: Desk, text: string, action: Action): StepButton => ({
  key: 'lotr-step-text',
  args: { text },
  act: () => desk.send(action),
})

function wayWords({ view, what }: Desk, way: number): string {
  const source = sourceOf(view)
  const ofCard = source && source.ability !== null ? faceOf(source.code)?.ways[source.ability]?.[way] : undefined
  if (ofCard && what === 'effect') return plain(ofCard)
  if (what === 'spot' || what === 'effect') return String(way)
  return firstOf([`lotr-way-${what}-${way}`, way ? 'lotr-answer-yes' : 'lotr-answer-no'])
}
