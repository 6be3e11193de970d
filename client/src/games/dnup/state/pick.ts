// From picked cards and sets to an action; what is allowed is what the server listed.

import type { Held } from '../hand/handOrder'
import type { Action, Add, Card, Play, Preview, Spot, Take, Turn } from '../types'

export interface Choice {
  action: Action
  preview: Preview | null
}

export interface Picked {
  keys: readonly number[]
  target: Spot | null
}

export const NOTHING: Picked = { keys: [], target: null }

/** An action to try; a rule may still forbid it, and then the server says which. */
export interface Offer<A extends Action = Action> {
  action: A
  allowed: boolean
  preview: Preview | null
}

export interface Offers {
  play: Offer<Play> | null
  add: Offer<Add> | null
  take: Offer<Take> | null
  turn: Offer<Turn> | null
}

const DEEDS = ['Play', 'Add', 'Take', 'Turn'] as const

/** The possible ones of the four actions. */
export const deedsIn = (legal: readonly Choice[]): Action['type'][] =>
  DEEDS.filter((each) => legal.some(({ action }) => action.type === each))

export const isSpot = (one: Spot | null, other: Spot | null): boolean =>
  one !== null && other !== null && one.seat === other.seat && one.area === other.area

/** A card of the same active value joins the set; any other begins a new one. */
export function pickCard(picked: Picked, held: readonly Held[], key: number): Picked {
  if (picked.keys.includes(key)) return { ...picked, keys: picked.keys.filter((each) => each !== key) }
  const upOf = (wanted: number) => held.find((each) => each.key === wanted)?.card.up
  return { ...picked, keys: [...picked.keys.filter((each) => upOf(each) === upOf(key)), key] }
}

export const pickTarget = (picked: Picked, spot: Spot): Picked => ({
  ...picked,
  target: isSpot(picked.target, spot) ? null : spot,
})

export const cardsOf = (picked: Picked, held: readonly Held[]): Card[] =>
  held.filter(({ key }) => picked.keys.includes(key)).map(({ card }) => card)

/** The picks that still exist. */
export const still = (picked: Picked, held: readonly Held[], isThere: (spot: Spot) => boolean): Picked => ({
  keys: picked.keys.filter((key) => held.some((each) => each.key === key)),
  target: picked.target && isThere(picked.target) ? picked.target : null,
})

/** The rules name the cards of a set in order. */
const playOf = (cards: readonly Card[]): Play => ({
  type: 'Play',
  cards: cards.map(({ up, down }) => ({ up, down })).sort((one, other) => one.up - other.up || one.down - other.down),
})

/** A key of an action that does not depend on the order of its fields. */
function spelled(action: Action): string {
  if (action.type === 'Play') return `play ${action.cards.map(({ up, down }) => `${up}/${down}`).join(' ')}`
  if (action.type === 'Add') return `add ${action.card.up}/${action.card.down} ${action.seat}.${action.area}`
  return action.type === 'Take' ? `take ${action.seat}.${action.area}` : 'turn'
}

function offer<A extends Action>(legal: readonly Choice[], action: A): Offer<A> {
  const found = legal.find((choice) => spelled(choice.action) === spelled(action))
  return { action, allowed: found !== undefined, preview: found?.preview ?? null }
}

const listed = <T extends Action['type']>(legal: readonly Choice[], type: T): Extract<Action, { type: T }>[] =>
  legal.flatMap(({ action }) => (action.type === type ? [action as Extract<Action, { type: T }>] : []))

function addOf(legal: readonly Choice[], card: Card, target: Spot | null): Add | undefined {
  if (target) return { type: 'Add', card: { up: card.up, down: card.down }, seat: target.seat, area: target.area }
  const fitting = listed(legal, 'Add').filter((add) => add.card.up === card.up && add.card.down === card.down)
  return fitting.length === 1 ? fitting[0] : undefined
}

function takeOf(legal: readonly Choice[], target: Spot | null): Take | undefined {
  const fitting = listed(legal, 'Take')
  if (target) return fitting.find((take) => isSpot(take, target))
  return fitting.length === 1 ? fitting[0] : undefined
}

/** Effects of the four buttons with the picked cards. */
export function offersOf(legal: readonly Choice[], cards: readonly Card[], target: Spot | null): Offers {
  const [first] = cards
  const add = cards.length === 1 && first ? addOf(legal, first, target) : undefined
  const take = takeOf(legal, target)
  const [turn] = listed(legal, 'Turn')
  return {
    play: cards.length ? offer(legal, playOf(cards)) : null,
    add: add ? offer(legal, add) : null,
    take: take ? offer(legal, take) : null,
    turn: turn ? offer(legal, turn) : null,
  }
}

export interface Playable {
  value: number
  size: number
  cards: readonly Card[]
  preview: Preview | null
}

/** The sets that can be played, one for each value and size, lowest first. */
export function playables(legal: readonly Choice[]): Playable[] {
  const found = new Map<number, Playable>()
  for (const { action, preview } of legal) {
    if (action.type !== 'Play') continue
    const value = action.cards[0]?.up ?? 0
    const size = action.cards.length
    if (!found.has(value * 100 + size)) found.set(value * 100 + size, { value, size, cards: action.cards, preview })
  }
  return [...found.values()].sort((one, other) => one.value - other.value || one.size - other.size)
}

/** The keys of held cards equal to these. */
export function keysOf(held: readonly Held[], cards: readonly Card[]): number[] {
  const left = [...cards]
  return held.flatMap(({ key, card }) => {
    const found = left.findIndex((each) => each.up === card.up && each.down === card.down)
    if (found < 0) return []
    left.splice(found, 1)
    return [key]
  })
}

/** Parts of a hint: cards of the hand, a set, and one of the four actions. */
export interface Advised {
  keys: readonly number[]
  spot: Spot | null
  sign: 'play' | 'add' | 'take' | 'turn' | null
}

export function advisedIn(action: Action | null, held: readonly Held[]): Advised {
  if (!action) return { keys: [], spot: null, sign: null }
  const cards = action.type === 'Play' ? action.cards : action.type === 'Add' ? [action.card] : []
  const spot = action.type === 'Add' || action.type === 'Take' ? action : null
  return { keys: keysOf(held, cards), spot, sign: SIGN_OF[action.type] }
}

const SIGN_OF = { Play: 'play', Add: 'add', Take: 'take', Turn: 'turn' } as const
