// State of the chat: messages, unread count, and who may write now.

import type { SendResult } from '../../games/screen'
import type { Floor, FromServer, Refused, SpokenLine, Trouble } from '../../api/wire'

type Answer = Extract<FromServer, { type: 'ack' | 'refused' | 'error' }>
export type Ears = readonly number[]

/** As many as the server keeps. */
const KEPT = 100

export const sameEars = (one: Ears, other: Ears): boolean =>
  one.length === other.length && one.every((seat) => other.includes(seat))

export class Chat {
  lines = $state.raw<readonly SpokenLine[]>([])
  /** The rule that closes chat, and who would hear an aside; null until the server has said so. */
  permissions = $state.raw<Pick<Floor, 'closed' | 'aside'> | null>(null)
  /** The number of the last message read. */
  read = $state(0)
  /** The last message of another player, for screen readers. */
  newest = $state.raw<SpokenLine | null>(null)
  /** Reason why the last message was not sent. */
  trouble = $state.raw<Refused | Trouble | null>(null)
  busy = $state(false)
  /** Seats whose messages the reader hides. */
  muted = $state.raw<readonly number[]>([])
  /** The messages that are shown. */
  readonly shown = $derived(this.lines.filter((line) => !this.#isMuted(line)))
  readonly unread = $derived(this.shown.filter((line) => line.number > this.read && !this.isMine(line)).length)
  /** The reader's seat; null for a host who does not play, undefined for a spectator. */
  #me = $state<number | null | undefined>()
  #caughtUp = false
  // Plain map: the screen does not read it.
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  readonly #sent = new Map<string, (fate: SendResult) => void>()

  /** Called after a reconnect with the number read before; what a spectator finds counts as read. */
  connected(me: number | null | undefined, read: number): void {
    this.#me = me
    this.read = Math.max(this.read, read)
  }

  #isMuted = ({ seat }: SpokenLine): boolean => seat !== null && this.muted.includes(seat)

  isMine = ({ seat }: SpokenLine): boolean => seat === this.#me

  /** Adds messages; those from before the connection are not announced. */
  add(lines: readonly SpokenLine[]): void {
    // A line that is known comes again once its text was removed.
    const isKnown = ({ number }: SpokenLine) => this.lines.some((line) => line.number === number)
    const added = lines.filter((line) => !isKnown(line))
    const now = this.lines.map((line) => lines.find(({ number }) => number === line.number) ?? line)
    this.lines = [...now, ...added].slice(-KEPT)
    if (lines.some(({ number, removed }) => removed && number === this.newest?.number)) this.newest = null
    if (this.#caughtUp)
      this.newest = added.findLast((line) => !this.isMine(line) && !this.#isMuted(line)) ?? this.newest
    else if (this.#me === undefined) this.markRead()
  }

  /** Sets who may write; the server sends it last on arrival. */
  permit({ closed, aside }: Floor): void {
    this.permissions = { closed, aside }
    this.#caughtUp = true
  }

  /** Marks everything as read and returns the last number. */
  markRead(): number {
    this.read = this.lines.at(-1)?.number ?? this.read
    return this.read
  }

  reset(): void {
    this.lines = []
    this.permissions = null
    this.newest = null
    this.read = 0
    this.#caughtUp = false
  }

  pending(id: string): Promise<SendResult> {
    this.trouble = null
    this.busy = true
    return new Promise((settle) => this.#sent.set(id, settle))
  }

  /** Takes the answer to a message sent here; returns false for any other. */
  takeAnswer(message: Answer): boolean {
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
