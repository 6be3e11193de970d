// Acts a batch of events out in time. A newer batch settles the one before; one without events starts the scene anew.

import type { Batch } from '../face'
import { lasting } from '../../shared/motion'
import { perform, recalled, settled, type Scene } from './scene'
import { MS } from './story'
import type { Event, View } from './types'

export class Stage {
  scene: Scene
  /** Each grows with its throw of dice. */
  rolls = $state.raw({ strike: 0, defence: 0, opening: 0 })
  #view: View
  #number: number
  #timers: ReturnType<typeof setTimeout>[] = []

  constructor(view: View, { number, events, past }: Batch<Event>) {
    this.scene = $state.raw(recalled(view, past))
    this.#view = view
    this.#number = number
    if (events.some(({ type }) => type === 'Began')) this.#act(events)
  }

  show(view: View, { number, events, past }: Batch<Event>): void {
    if (number === this.#number) return
    this.stop()
    this.scene = settled(this.scene, this.#view)
    this.#number = number
    this.#view = view
    if (events.length) this.#act(events)
    else this.scene = recalled(view, past)
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer)
    this.#timers = []
  }

  #act(events: readonly Event[]): void {
    let at = 0
    for (const event of events) {
      this.#later(at, () => this.#perform(event))
      at += lasting(MS[event.type])
    }
    this.#later(at, () => (this.scene = settled(this.scene, this.#view)))
  }

  #perform(event: Event): void {
    const { strike, defence, opening } = this.rolls
    if (event.type === 'Struck') this.rolls = { ...this.rolls, strike: strike + 1 }
    if (event.type === 'Defended') this.rolls = { ...this.rolls, defence: defence + 1 }
    if (event.type === 'Began' || event.type === 'Tied') this.rolls = { ...this.rolls, opening: opening + 1 }
    this.scene = perform(this.scene, event)
  }

  #later(ms: number, then: () => void): void {
    if (ms === 0) then()
    else this.#timers.push(setTimeout(then, ms))
  }
}
