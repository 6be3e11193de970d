// What the player is about to do: the card touched, half an assignment, the card shown large, the pass that wants to
// be sure. Everything on the board reads it and tells it what was touched.

import { getContext, setContext } from 'svelte'
import type { BoardProps } from '../face'
import { actionsOn, assignable, couldAct, isCard, opponents, pairOf, passIn, playedIn, same, type Choice, type Touch } from './pick'
import { prefs } from './prefs'
import type { Action, Event, View } from './types'

type Props = BoardProps<View, Event, Action>

/** A number whose reasons are told: a skirmish's sums, archery, a player's burdens, the pool, the moves of a turn. */
export type Reckoning = { fight: number } | { archery: true } | { burdens: number } | { twilight: true } | { moves: true }

/** A card shown large, or a number explained; `right` tells where the eye is, so that it is not covered. */
export type Shown = ({ touch: Touch; code: number } | Reckoning) & { right: boolean }

const KEY = Symbol('desk')
const DRAG_PX = 8

export class Desk {
  readonly #props: () => Props

  chosen = $state.raw<Touch | null>(null)
  half = $state<number | null>(null)
  shown = $state.raw<Shown | null>(null)
  pinned = $state(false)
  sure = $state(false)
  busy = $state(false)
  drag = $state.raw<{ card: number; code: number; x: number; y: number } | null>(null)

  constructor(props: () => Props) {
    this.#props = props
  }

  readonly #asked = $derived.by(() => {
    const { ask, seat, over } = this.#props()
    return !over && seat !== null && !!ask?.seats.includes(seat)
  })
  readonly view = $derived.by(() => this.#props().view)
  readonly seat = $derived.by(() => this.#props().seat)
  readonly names = $derived.by(() => this.#props().seats.map(({ name }) => name))
  readonly what = $derived.by(() => (this.#asked ? (this.#props().ask?.what ?? '') : ''))
  readonly legal = $derived.by<readonly Choice[]>(() => (this.#asked ? this.#props().legal : []))
  readonly pairs = $derived(assignable(this.legal))
  readonly facing = $derived(this.half === null ? null : opponents(this.legal, this.half))
  readonly canPass = $derived(passIn(this.legal))
  readonly fresh = $derived.by(() => playedIn(this.#props().events.events))

  actions(touch: Touch): Action[] {
    return actionsOn(this.view, this.legal, touch)
  }

  isLit(touch: Touch): boolean {
    if (isCard(touch) && this.pairs.size) return this.facing ? this.facing.has(touch.card) : this.pairs.has(touch.card)
    return this.actions(touch).length > 0
  }

  isChosen(touch: Touch): boolean {
    return same(this.chosen, touch) || (isCard(touch) && this.half === touch.card)
  }

  /** A click, a tap or Enter on a card; `code` says what it is, for showing it. */
  touch(touch: Touch, code: number, right: boolean): void {
    this.sure = false
    if (isCard(touch) && this.pairs.has(touch.card)) return this.#pair(touch.card)
    const actions = this.actions(touch)
    if (actions.length === 1 && actions[0]?.type === 'Pick') return void this.send(actions[0])
    if (!actions.length) return this.pin({ touch, code, right })
    if (same(this.chosen, touch) && actions.length === 1 && actions[0]) return void this.send(actions[0])
    this.chosen = touch
    this.pin({ touch, code, right })
  }

  #pair(card: number): void {
    const action = this.half === null ? undefined : pairOf(this.legal, this.half, card)
    if (action) void this.send(action)
    else this.half = this.half === card ? null : card
  }

  /** Dropped on another card. */
  drop(card: number, on: number): void {
    const action = pairOf(this.legal, card, on)
    if (action) void this.send(action)
  }

  show(shown: Shown): void {
    if (!this.pinned && !this.drag) this.shown = shown
  }

  hide(): void {
    if (!this.pinned) this.shown = null
  }

  /** Stays until something else is shown, or until it is closed. */
  pin(shown: Shown): void {
    this.shown = shown
    this.pinned = true
  }

  /** Escape: one step back. */
  back(): void {
    this.shown = null
    this.pinned = false
    this.chosen = null
    this.half = null
    this.sure = false
  }

  pass(): void {
    if (!this.canPass || this.busy) return
    if (prefs.confirm && couldAct(this.legal) && !this.sure && WINDOWS.has(this.what)) this.sure = true
    else void this.send({ type: 'Pass' })
  }

  async send(action: Action): Promise<void> {
    if (this.busy) return
    this.back()
    this.busy = true
    await this.#props().send(action)
    this.busy = false
  }

  /** Follows the pointer from a card that can be assigned, until it is let go. */
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
      // The click that ends a drag is none.
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

/** Questions in which passing gives something away. */
const WINDOWS = new Set([
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

export const layDesk = (props: () => Props): Desk => setContext(KEY, new Desk(props))

export const useDesk = (): Desk => getContext<Desk>(KEY)
