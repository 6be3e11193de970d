// State of the player at this board: order of the hand, picked cards, and the sweep of a turn.

import { untrack } from 'svelte'
import type { Batch, SendResult } from '../../screen'
import { follow, moved, sorted, turnedHand, type Held, type Sorting } from '../hand/handOrder'
import { leavings, sweep } from '../cards/cardMotion'
import {
  advisedIn,
  cardsOf,
  deedsIn,
  isSpot,
  keysOf,
  NOTHING,
  offersOf,
  pickCard,
  pickTarget,
  playables,
  still,
  type Choice,
  type Offer,
  type Picked,
  type Playable,
} from './pick'
import { setAt } from '../places/places'
import type { Action, Event, Spot, View } from '../types'

export interface Situation {
  view: View
  events: Batch<Event>
  legal: readonly Choice[]
  seat: number | null
  send: (action: Action) => Promise<SendResult>
  askWhy: (action: Action) => void
  /** The action that a hint suggests. */
  advised: Action | null
}

/** Choice still missing for an action: a locale key. */
export type Lack = 'choose-cards' | 'choose-one' | 'choose-set'

/** Long enough to read who went out, even without motion. */
const REST_MS = 4_000

export class BoardState {
  held = $state.raw<Held[]>([])
  sorting = $state<Sorting>('active')
  picked = $state.raw<Picked>(NOTHING)
  turning = $state(false)
  /** Number of turns of each seat's hand on this page: the fans of card backs swing by it. */
  turns = $state.raw<readonly number[]>([])
  /** Choice that was missing when the player pressed a button. */
  lack = $state<Lack | null>(null)
  /** True if a round has just ended and its result is shown. */
  resting = $state(false)
  hand = $state<HTMLElement>()

  readonly #now: () => Situation
  #keys = 0
  #batch = -1

  constructor(now: () => Situation) {
    this.#now = now
  }

  readonly cards = $derived.by(() => cardsOf(this.picked, this.held))
  readonly offers = $derived.by(() => offersOf(this.#now().legal, this.cards, this.picked.target))
  readonly deeds = $derived.by(() => deedsIn(this.#now().legal))
  readonly sets = $derived.by(() => playables(this.#now().legal))
  readonly leavings = $derived.by(() => leavings(this.#now().view, this.#now().events.events))
  readonly myTurn = $derived.by(() => this.#now().legal.length > 0)
  /** The cards that can be played or added now. */
  readonly #useful = $derived.by(() => {
    const cards = this.#now().legal.flatMap(({ action }) =>
      action.type === 'Play' ? action.cards : action.type === 'Add' ? [action.card] : [],
    )
    return cards.map(({ up, down }) => `${up}/${down}`)
  })

  /** The hint's parts: cards of the hand, a set, and one of the four actions. */
  readonly advised = $derived.by(() => advisedIn(this.#now().advised, this.held))

  useful = ({ card }: Held): boolean => this.#useful.includes(`${card.up}/${card.down}`)

  /** The set that the picked cards would beat. */
  readonly #victim = $derived.by(() => {
    const { play, add } = this.offers
    return (this.picked.target ? add : play)?.preview?.beats ?? null
  })
  beaten = (spot: Spot): boolean => isSpot(this.#victim, spot)
  chosen = (spot: Spot): boolean => isSpot(this.picked.target, spot)
  choosable = (spot: Spot): boolean =>
    this.#now().legal.some(({ action }) => action.type === 'Take' && isSpot(action, spot))

  /** Called when the view or the batch has changed. */
  see(): void {
    const { view, events, seat } = this.#now()
    untrack(() => this.#see(view, events, seat))
  }

  #see(view: View, { number, events }: Batch<Event>, seat: number | null): void {
    const fresh = number !== this.#batch ? events : []
    this.#batch = number
    const turners = fresh.flatMap((event) => (event.type === 'Turned' ? [event.seat] : []))
    this.turns = view.counts.map((_, each) => (this.turns[each] ?? 0) + Number(turners.includes(each)))
    if (fresh.some(({ type }) => type === 'RoundEnded' || type === 'Voided')) this.#rest()
    const turned = seat !== null && turners.includes(seat)
    const held = follow(turned ? turnedHand(this.held) : this.held, view.hand, () => ++this.#keys)
    if (turned) void this.#sweep(held)
    else this.held = sorted(held, this.sorting)
    this.picked = still(this.picked, this.held, (spot) => setAt(view, spot).length > 0)
    this.lack = null
  }

  #rest(): void {
    this.resting = true
    setTimeout(this.resume, REST_MS)
  }

  resume = (): void => {
    this.resting = false
  }

  async #sweep(held: Held[]): Promise<void> {
    this.turning = true
    this.held = held
    await sweep(this.hand)
    this.turning = false
    this.held = sorted(this.held, this.sorting)
  }

  pick = (key: number): void => {
    this.resume()
    this.lack = null
    this.picked = pickCard(this.picked, this.held, key)
  }
  /** Chooses a set that can be taken; of any other place the table says why not. */
  choose = (spot: Spot): void => {
    this.lack = null
    if (this.choosable(spot)) this.picked = pickTarget(this.picked, spot)
    else this.#now().askWhy({ type: 'Take', ...spot })
  }
  choosePlayable = ({ cards }: Playable): void => {
    const keys = keysOf(this.held, cards)
    const isPicked = keys.length === this.picked.keys.length && keys.every((key) => this.picked.keys.includes(key))
    this.picked = { keys: isPicked ? [] : keys, target: null }
  }
  clear = (): void => {
    this.lack = null
    this.picked = NOTHING
  }
  sort = (sorting: Sorting): void => {
    this.sorting = sorting
    this.held = sorted(this.held, sorting)
  }
  move = (from: number, to: number): void => {
    this.sorting = 'free'
    this.held = moved(this.held, from, to)
  }
  /** Does the action, says what is still to be picked, or asks the table why not. */
  try = async (offer: Offer | null, lack: Lack | null): Promise<void> => {
    const { send, askWhy } = this.#now()
    if (offer?.allowed) return void ((await send(offer.action)) === 'done' && this.clear())
    if (!offer && lack && this.myTurn) this.lack = lack
    else askWhy(offer?.action ?? { type: 'Turn' })
  }
}
