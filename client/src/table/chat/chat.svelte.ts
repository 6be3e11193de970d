// What is said at the table, as this browser heard it, and what may be said now.

import type { Fate } from '../../games/screen'
import type { Floor, FromServer, Refused, SpokenLine, Trouble } from '../../api/wire'

type Answer = Extract<FromServer, { type: 'ack' | 'refused' | 'error' }>
export type Ears = readonly number[]

/** As many as the server keeps. */
const KEPT = 100

export const sameEars = (one: Ears, other: Ears): boolean =>
  one.length === other.length && one.every((seat) => other.includes(seat))

export class Talk {
  lines = $state.raw<readonly SpokenLine[]>([])
  /** The rule that closes talk, and who would hear an aside; null until the server has said so. */
  floor = $state.raw<Pick<Floor, 'closed' | 'aside'> | null>(null)
  /** The number of the last line looked at. */
  read = $state(0)
  /** What another said last, for those who listen to the screen. */
  newest = $state.raw<SpokenLine | null>(null)
  /** Why the last words were not said. */
  trouble = $state.raw<Refused | Trouble | null>(null)
  busy = $state(false)
  readonly unread = $derived(this.lines.filter((line) => line.number > this.read && !this.isMine(line)).length)
  /** My seat; null for a host who does not play, nothing for an onlooker. */
  #me = $state<number | null | undefined>()
  #caughtUp = false
  // Nothing on the screen reads it.
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  readonly #sent = new Map<string, (fate: Fate) => void>()

  /** The line is open again, to one who had read so far before; what an onlooker finds here counts as read. */
  welcomed(me: number | null | undefined, read: number): void {
    this.#me = me
    this.read = Math.max(this.read, read)
  }

  isMine = ({ seat }: SpokenLine): boolean => seat === this.#me

  /** Old lines come first and are not called out. */
  heard(lines: readonly SpokenLine[]): void {
    this.lines = [...this.lines, ...lines].slice(-KEPT)
    if (this.#caughtUp) this.newest = lines.findLast((line) => !this.isMine(line)) ?? this.newest
    else if (this.#me === undefined) this.look()
  }

  /** What may be said is told last of all that is told on arrival. */
  given({ closed, aside }: Floor): void {
    this.floor = { closed, aside }
    this.#caughtUp = true
  }

  /** Looks at all there is; says up to which number. */
  look(): number {
    this.read = this.lines.at(-1)?.number ?? this.read
    return this.read
  }

  forget(): void {
    this.lines = []
    this.floor = null
    this.newest = null
    this.read = 0
    this.#caughtUp = false
  }

  sent(id: string): Promise<Fate> {
    this.trouble = null
    this.busy = true
    return new Promise((settle) => this.#sent.set(id, settle))
  }

  /** Takes the answer to something said here; false for any other. */
  answered(message: Answer): boolean {
    const id = message.id ?? ''
    const settle = this.#sent.get(id)
    if (!settle) return false
    this.#sent.delete(id)
    this.busy = this.#sent.size > 0
    if (message.type !== 'ack') this.trouble = message
    settle(message.type === 'ack' ? 'done' : 'refused')
    return true
  }
}
