// The clocks of a table, counted down between messages; the server decides.

import { play } from '../../browser/sound'
import type { ClockFace, Clocks as Told } from '../../api/wire'
import { leftAfter, NEAR_MS, passed, spoken } from './timeLeft'

const OFTEN_MS = 100

export class Clocks {
  faces = $state.raw<readonly ClockFace[]>([])
  /** The measured delay of this connection, in milliseconds. */
  line = $state(0)
  /** The player's own time for a screen reader. */
  spoken = $state('')
  #since = 0
  #now = $state(0)
  #mine: number | null = null
  #timer: ReturnType<typeof setInterval> | undefined

  update({ clocks, line }: Told, mine: number | null): void {
    this.faces = clocks
    this.line = line
    this.#mine = mine
    this.#since = this.#now = performance.now()
    clearInterval(this.#timer)
    if (clocks.some(({ runs }) => runs)) this.#timer = setInterval(() => this.#tick(), OFTEN_MS)
  }

  /** The clock of a seat; null if none. */
  of(seat: number | null): { left: number; runs: boolean; shared: boolean; forgiven: number } | null {
    const face = seat === null ? undefined : this.faces.find(({ seats }) => seats.includes(seat))
    return face
      ? {
          left: leftAfter(face, this.#now - this.#since),
          runs: face.runs,
          shared: face.seats.length > 1,
          forgiven: face.forgiven,
        }
      : null
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  #tick(): void {
    const before = this.of(this.#mine)
    this.#now = performance.now()
    const after = this.of(this.#mine)
    if (!before?.runs || !after) return
    if (passed(before.left, after.left) !== null) this.spoken = spoken(after.left)
    if (after.left < NEAR_MS && Math.ceil(before.left / 1000) !== Math.ceil(after.left / 1000)) play('tick')
  }
}
