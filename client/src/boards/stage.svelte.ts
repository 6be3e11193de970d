// Animates a batch of events for any game: a script says what each event changes and how long it takes.

import { untrack } from 'svelte'
import { lasting } from '../browser/reducedMotion'

/** A batch of events as a stage needs it; its number grows with every batch. */
export interface EventBatch<E> {
  number: number
  events: readonly E[]
  past?: readonly E[]
}

export interface Script<S, V, E> {
  /**
   * The scene for a player who arrives late or catches up: the view at rest, with traces of the last events. `before`
   * is the previous scene, null when the page opens.
   */
  arrive: (view: V, past: readonly E[], before: S | null) => S
  /** Applies one event to the scene. */
  perform: (scene: S, event: E) => S
  /** The scene at rest, equal to the view. */
  settle: (scene: S, view: V) => S
  /** Milliseconds before the next event. */
  ms: (event: E) => number
  /** True if events that are there when the page opens are animated too. */
  opens?: (events: readonly E[]) => boolean
}

/** Plays a script; a newer batch settles the one before, a batch without events starts a new scene. */
export class Stage<S, V, E> {
  scene: S
  readonly #script: Script<S, V, E>
  #view: V
  #number: number
  #timers: ReturnType<typeof setTimeout>[] = []

  constructor(script: Script<S, V, E>, view: V, { number, events, past = [] }: EventBatch<E>) {
    this.scene = $state.raw(script.arrive(view, past, null))
    this.#script = script
    this.#view = view
    this.#number = number
    if (script.opens?.(events)) this.#act(events)
  }

  show(view: V, { number, events, past = [] }: EventBatch<E>): void {
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

/** The stage of a board: follows the board's props and ends with the component. */
export function useStage<S, V, E>(
  script: Script<S, V, E>,
  now: () => { view: V; events: EventBatch<E> },
): Stage<S, V, E> {
  const stage = untrack(() => new Stage(script, now().view, now().events))
  $effect.pre(() => {
    const { view, events } = now()
    untrack(() => stage.show(view, events))
  })
  $effect(() => () => stage.stop())
  return stage
}
