// The table of a lesson's chapter or a puzzle: a live table on scenes that the server computes, and the newest scene.

import type { ApiError } from '../api/request'
import type { Update } from '../api/wire'
import { LiveTable } from '../table/live/liveTable.svelte'
import { SceneSocket, type Scene, type Script } from './sceneSocket'

interface Came<S> {
  scene: S
  /** Number of the last update that leads to the scene. */
  at: number
  before: S | null
}

export class SceneTable<S extends Scene> {
  readonly live: LiveTable
  last = $state.raw<Came<S> | null>(null)
  trouble = $state.raw<ApiError | null>(null)

  /** True while updates are shown that lead away from the position. */
  isShowing = $state(false)
  readonly #line: SceneSocket<S>

  /** `came` is called with each new scene. */
  constructor(script: Script<S>, came: (scene: S) => void = () => undefined) {
    const line = new SceneSocket<S>(script, {
      came: (scene, at) => {
        this.trouble = null
        this.last = { scene, at, before: this.last?.scene ?? null }
        came(scene)
      },
      failed: (error) => (this.trouble = error),
    })
    this.#line = line
    this.live = new LiveTable('', null, () => line)
  }

  /** Shows what follows; the position comes back with a new table only. */
  show(updates: readonly Update[]): void {
    this.isShowing = updates.length > 0
    this.#line.show(updates)
  }

  /** The newest scene once the board has acted it out; null until then. */
  readonly told = $derived.by(() => {
    const { settled, shown } = this.live
    return this.last && settled === shown && (settled?.at ?? 0) >= this.last.at ? this.last : null
  })
}
