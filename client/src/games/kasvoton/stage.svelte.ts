// Acts a batch of events out in time; a newer batch, or one without events, settles the scene at once.

import type { Batch } from '../face'
import { lasting } from '../../shared/motion'
import { perform, sceneOf, settled, type Scene } from './scene'
import { MS } from './story'
import type { Event, View } from './types'

export class Stage {
  scene: Scene
  #view: View
  #number: number
  #timers: ReturnType<typeof setTimeout>[] = []

  constructor(view: View, { number }: Batch<Event>) {
    this.scene = $state.raw(sceneOf(view))
    this.#view = view
    this.#number = number
  }

  show(view: View, { number, events }: Batch<Event>): void {
    if (number === this.#number) return
    this.stop()
    this.scene = settled(this.scene, this.#view)
    this.#number = number
    this.#view = view
    if (events.some(({ type }) => MS[type] > 0)) this.#act(events)
    else this.scene = settled(this.scene, view)
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer)
    this.#timers = []
  }

  #act(events: readonly Event[]): void {
    let at = 0
    for (const event of events) {
      this.#later(at, () => (this.scene = perform(this.scene, event)))
      at += lasting(MS[event.type])
    }
    this.#later(at, () => (this.scene = settled(this.scene, this.#view)))
  }

  #later(ms: number, then: () => void): void {
    if (ms === 0) then()
    else this.#timers.push(setTimeout(then, ms))
  }
}
