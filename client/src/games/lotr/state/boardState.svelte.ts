// State of the board: the touched card, half an assignment, the bid, the enlarged card. Every part of the board reads
// it and reports touches to it.

import { getContext, setContext } from 'svelte'
import { useTurn } from '../../../boards/turn.svelte'
import type { BoardProps } from '../../screen'
import { isMinion, meantBy } from './intent'
import {
  actionsOn,
  assignable,
  couldAct,
  isCard,
  isIn,
  opponents,
  pairOf,
  passIn,
  playedIn,
  same,
  type Choice,
  type Touch,
} from './pick'
import { prefs } from './prefs'
import { sureOf } from './step'
import type { Action, Event, Question, View } from '../types'

type Props = BoardProps<View, Event, Action, null, Question>

/** A board without a player: it is seen from a seat. */
export interface Onlooking {
  view: View
  seat: number | null
  names: readonly string[]
}

/** The props of a board where nothing is asked. */
const idle = ({ view, seat, names }: Onlooking): Props => ({
  ...{
    game: 'lotr',
    view,
    seat,
    ask: null,
    legal: [],
    over: null,
    pointed: [],
    advised: null,
    events: { number: 0, events: [] },
  },
  seats: names.map((name, each) => ({ seat: each, kind: 'person', name, here: true })),
  send: () => Promise.resolve('failed'),
  sure: () => Promise.resolve(false),
  ...{ say: () => undefined, askWhy: () => undefined, openRule: () => undefined },
})

/**
 * A number whose sources can be shown: a skirmish's sums, archery, a player's burdens, the pool, the moves of a turn.
 */
export type Reckoning =
  { fight: number } | { archery: true } | { burdens: number } | { twilight: true } | { moves: true }

/**
 * An enlarged card, or a number with its sources; `near` is the element that must stay visible, and `refused` says that
 * a bubble stands beside it.
 */
export type Enlarged = ({ touch: Touch; code: number } | Reckoning) & { near?: Element; refused?: boolean }

const KEY = Symbol('desk')
const DRAG_PX = 8

export class BoardState {
  readonly #props: () => Props
  readonly #turn

  chosen = $state.raw<Touch | null>(null)
  half = $state<number | null>(null)
  shown = $state.raw<Enlarged | null>(null)
  pinned = $state(false)
  /** The number of burdens that the player is about to bid. */
  bid = $state<number | null>(null)
  /** True if the player is being asked to confirm a pass. */
  asking = $state(false)
  drag = $state.raw<{ card: number; code: number; x: number; y: number } | null>(null)

  constructor(props: () => Props) {
    this.#props = props
    this.#turn = useTurn(props)
  }

  readonly view = $derived.by(() => this.#props().view)
  readonly seat = $derived.by(() => this.#props().seat)
  readonly names = $derived.by(() => this.#props().seats.map(({ name }) => name))
  readonly what = $derived.by(() => this.#turn.what)
  readonly legal = $derived.by<readonly Choice[]>(() => this.#turn.choices)
  readonly pairs = $derived(assignable(this.legal))
  readonly facing = $derived(this.half === null ? null : opponents(this.legal, this.half))
  readonly canPass = $derived(passIn(this.legal))
  /** True if such a bid corrupts the Ring-bearer at once (LOTR-3.5). */
  readonly fatal = $derived(this.seat === null ? Infinity : (this.view.players[this.seat]?.resistance ?? Infinity))
  readonly fresh = $derived.by(() => playedIn(this.#props().events.events))

  actions(touch: Touch): Action[] {
    return actionsOn(this.view, this.legal, touch)
  }

  isLit(touch: Touch): boolean {
    if (isCard(touch) && this.pairs.size) return this.facing ? this.facing.has(touch.card) : this.pairs.has(touch.card)
    return this.actions(touch).length > 0
  }

  /** True if a hint names it. */
  isAdvised(touch: Touch): boolean {
    const { advised } = this.#props()
    return advised !== null && isIn(this.view, advised, touch)
  }

  isChosen(touch: Touch): boolean {
    return same(this.chosen, touch) || (isCard(touch) && this.half === touch.card)
  }

  /** A click, a tap or Enter on a card; `code` is the card to enlarge. */
  touch(touch: Touch, code: number, near: Element): void {
    if (isCard(touch) && this.pairs.has(touch.card)) return this.#pair(touch)
    const actions = this.actions(touch)
    const [only] = actions.length === 1 ? actions : []
    if (only && (this.#isPlain(only) || same(this.chosen, touch))) return void this.send(only)
    if (actions.length) this.chosen = touch
    const refused = !actions.length && this.#refuse(touch)
    this.pin({ touch, code, near, refused })
  }

  /** Choices that need no confirmation: a pick, and a companion of the starting fellowship. */
  #isPlain(action: Action): boolean {
    return action.type === 'Pick' || this.what === 'starting'
  }

  /** Refuses an action; the table is asked for the reason, if the player is asked at all. */
  #refuse(touch: Touch): boolean {
    this.chosen = null
    if (this.what) this.#props().askWhy(meantBy(this.view, this.what, touch, this.half))
    return this.what !== ''
  }

  /**
   * The first of a pair or the second; another card of the first's side replaces it, and the same card again drops
   * it.
   */
  #pair(touch: { card: number }): void {
    const { card } = touch
    const action = this.half === null ? undefined : pairOf(this.legal, this.half, card)
    if (action) void this.send(action)
    else if (this.half !== null && isMinion(this.view, card) !== isMinion(this.view, this.half)) this.#refuse(touch)
    else this.half = this.half === card ? null : card
  }

  /** Dropped on another card. */
  drop(card: number, on: number): void {
    const action = pairOf(this.legal, card, on)
    if (action) return void this.send(action)
    if (card === on) return
    this.#props().askWhy(
      meantBy(this.view, this.what, { card: on }, card),
      document.querySelector(`[data-card="${on}"]`),
    )
  }

  show(shown: Enlarged): void {
    if (!this.pinned && !this.drag) this.shown = shown
  }

  hide(): void {
    if (!this.pinned) this.shown = null
  }

  /** Stays until something else is shown, or until it is closed. */
  pin(shown: Enlarged): void {
    this.shown = shown
    this.pinned = true
  }

  /** Escape: one step back. */
  back(): void {
    this.shown = null
    this.pinned = false
    this.chosen = null
    this.half = null
  }

  /** True if passing gives up something that could still be done. */
  readonly wary = $derived.by(() => prefs.confirm && couldAct(this.legal) && WINDOWS.has(this.what))

  /** Asks for confirmation where needed; the same key again confirms. */
  async pass(): Promise<void> {
    if (!this.canPass || this.#turn.busy) return
    if (this.wary && !this.asking) {
      this.asking = true
      const sure = await this.#props().sure(sureOf(this.what, this.legal))
      this.asking = false
      if (!sure) return
    }
    void this.send({ type: 'Pass' })
  }

  async send(action: Action): Promise<void> {
    if (this.#turn.busy) return
    this.back()
    await this.#turn.give(action)
  }

  /** Follows the pointer from a card that can be assigned, until it is released. */
  grab(event: PointerEvent, card: number, code: number): void {
    if (!this.pairs.has(card) || event.button !== 0) return
    const start = { x: event.clientX, y: event.clientY }
    const moved = ({ clientX: x, clientY: y }: PointerEvent) => {
      if (this.drag || Math.hypot(x - start.x, y - start.y) > DRAG_PX) {
        this.shown = null
        this.half = card
        this.drag = { card, code, x, y }
      }
    }
    const done = ({ type, clientX, clientY }: PointerEvent) => {
      removeEventListener('pointermove', moved)
      removeEventListener('pointerup', done)
      removeEventListener('pointercancel', done)
      if (!this.drag) return
      // The finger turned out to scroll.
      if (type === 'pointercancel') {
        this.drag = this.half = null
        return
      }
      const under = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-card]')
      // The click that ends a drag does not count.
      addEventListener('click', (click) => click.stopPropagation(), { capture: true, once: true })
      setTimeout(() => (this.drag = null))
      this.half = null
      if (under?.dataset.card) this.drop(card, Number(under.dataset.card))
    }
    addEventListener('pointermove', moved)
    addEventListener('pointerup', done)
    addEventListener('pointercancel', done)
  }
}

/** Questions in which passing gives something up. */
const WINDOWS: ReadonlySet<Question | ''> = new Set([
  'fellowship',
  'shadow',
  'maneuver',
  'archery',
  'assignment',
  'skirmish',
  'regroup',
  'respond',
  'starting',
  'defend',
])

export const provideBoardState = (props: () => Props | Onlooking): BoardState =>
  setContext(KEY, new BoardState(() => asProps(props())))

const asProps = (props: Props | Onlooking): Props => ('send' in props ? props : idle(props))

export const useBoardState = (): BoardState => getContext<BoardState>(KEY)
