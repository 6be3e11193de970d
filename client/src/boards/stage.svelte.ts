// Acts a batch of events out in time, for any game: a script says what each event changes and how long it takes.

import { untrack } from 'svelte'
import { lasting } from '../browser/reducedMotion'

/** What a stage needs of a batch of events; its number grows with every one. */
export interface Acts<E> {
  number: number
  events: readonly E[]
  past?: readonly E[]
}

export interface Script<S, V, E> {
  /**
   * The scene of whoever comes late or catches up: the view at rest, with the traces of what happened last. `before` is
   * the scene that stood there, null when the page opens.
   */
  arrive: (view: V, past: readonly E[], before: S | null) => S
  /** What one event changes. */
  perform: (scene: S, event: E) => S
  /** The scene at rest, everything where the view has it. */
  settle: (scene: S, view: V) => S
  /** Milliseconds an event is seen before the next comes. */
  ms: (event: E) => number
  /** Whether the events that are there already when the page opens are acted out all the same. */
  opens?: (events: readonly E[]) => boolean
}

/** A newer batch settles the one before; one without events starts the scene anew. */
export class Stage<S, V, E> {
  scene: S
  readonly #script: Script<S, V, E>
  #view: V
  #number: number
  #timers: ReturnType<typeof setTimeout>[] = []

  constructor(script: Script<S, V, E>, view: V, { number, events, past = [] }: Acts<E>) {
    this.scene = $state.raw(script.arrive(view, past, null))
    this.#script = script
    this.#view = view
    this.#number = number
    if (script.opens?.(events)) this.#act(events)
  }

  show(view: V, { number, events, past = [] }: Acts<E>): void {
    if (number === this.#number) return
    this.stop()
    this.#settle()
    this.#number = number
    this.#view = view
    if (events.length) this.#act(events)
    else this.scene = this.#script.arrive(view, past, this.scene)
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer)
    this.#timers = []
  }

  #act(events: readonly E[]): void {
    let at = 0
    for (const event of events) {
      this.#later(at, () => (this.scene = this.#script.perform(this.scene, event)))
      at += lasting(this.#script.ms(event))
    }
    this.#later(at, () => this.#settle())
  }

  #settle(): void {
    this.scene = this.#script.settle(this.scene, this.#view)
  }

  #later(ms: number, then: () => void): void {
    if (ms === 0) then()
    else this.#timers.push(setTimeout(then, ms))
  }
}

/** The stage of a board: it follows the board's props, and stops with it. */
export function useStage<S, V, E>(script: Script<S, V, E>, now: () => { view: V; events: Acts<E> }): Stage<S, V, E> {
  const stage = untrack(() => new Stage(script, now().view, now().events))
  $effect.pre(() => {
    const { view, events } = now()
    untrack(() => stage.show(view, events))
  })
  $effect(() => () => stage.stop())
  return stage
}
