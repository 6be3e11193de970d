// Playback of a replay: the current moment, what the board shows, and automatic play.

import { fetchMoments, fetchReplay, openRecord } from '../../api/replays'
import { asApiError, type ApiError } from '../../api/request'
import type { Batch } from '../../games/screen'
import { lasting } from '../../browser/reducedMotion'
import type { Replayed, Shown } from '../../api/wire'
import { Moments, WINDOW } from './moments'

export const SPEEDS = ['slow', 'even', 'fast'] as const
export type Speed = (typeof SPEEDS)[number]

/** Milliseconds a moment stays, besides its animation. */
const PAUSE: Record<Speed, number> = { slow: 2_200, even: 900, fast: 350 }

export interface Source {
  /** The viewer's seat token, if any. */
  token?: string | undefined
  /** The record, if the replay came from one: the server may have forgotten it. */
  text?: string
}

export class Playback {
  told = $state.raw() as Replayed
  /** The moment the reader has chosen. */
  at = $state(0)
  /** Position on the board: the last chosen moment that has been loaded. */
  shown = $state.raw<Shown | null>(null)
  batch = $state.raw<Batch>({ number: 0, events: [] })
  playing = $state(false)
  speed = $state<Speed>('even')
  trouble = $state.raw<ApiError | null>(null)

  readonly last = $derived(this.told.passed.length - 1)
  readonly isEnd = $derived(this.at === this.last)

  readonly #source: Source
  #moments: Moments
  #timer: ReturnType<typeof setTimeout> | undefined
  /** Milliseconds of animation of a moment. */
  #length: (at: number) => number = () => 0

  constructor(told: Replayed, source: Source = {}) {
    this.told = told
    this.#source = source
    this.#moments = this.#through(told)
  }

  get token(): string | undefined {
    return this.#source.token
  }

  meet(length: (at: number) => number): void {
    this.#length = length
  }

  /** Jumps to a moment; one step forward is animated. */
  go = (to: number): void => {
    const aim = Math.max(0, Math.min(to, this.last))
    const acted = aim === this.at + 1 && this.speed !== 'fast'
    this.at = aim
    void this.#show(aim, acted)
    if (this.playing) this.#wait()
  }

  toggle = (): void => {
    if (this.playing) return this.stop()
    this.playing = true
    if (this.isEnd) this.go(0)
    else this.go(this.at + 1)
  }

  stop = (): void => {
    this.playing = false
    clearTimeout(this.#timer)
  }

  /** Changes the viewer and keeps the moment where its number is the same. */
  setViewer = async (eyes: string): Promise<void> => {
    this.stop()
    try {
      this.told = await this.#insist(() => fetchReplay(this.told.path, eyes, this.#source.token))
      this.#moments = this.#through(this.told)
      this.go(this.at)
    } catch (error) {
      this.trouble = asApiError(error)
    }
  }

  #through({ path, eyes }: Replayed): Moments {
    return new Moments((from, count) => this.#insist(() => fetchMoments(path, from, count, eyes, this.#source.token)))
  }

  async #show(at: number, acted: boolean): Promise<void> {
    const moments = this.#moments
    try {
      const shown = moments.known(at) ?? (await moments.get(at))
      if (at !== this.at || moments !== this.#moments) return // the reader has moved on meanwhile
      this.trouble = null
      this.shown = shown ?? null
    } catch (error) {
      this.trouble = asApiError(error)
      return this.stop()
    }
    const events = this.told.passed[at]?.events ?? []
    this.batch = { number: this.batch.number + 1, ...(acted ? { events } : { events: [], past: events }) }
    const ahead = at + WINDOW / 2
    if (ahead <= this.last) void moments.get(ahead).catch(() => undefined)
  }

  /** Repeats a request after sending the record again, where the server has forgotten it. */
  async #insist<T>(ask: () => Promise<T>): Promise<T> {
    try {
      return await ask()
    } catch (error) {
      if (asApiError(error).code !== 'replay_gone' || !this.#source.text) throw error
      await openRecord(this.#source.text)
      return ask()
    }
  }

  #wait(): void {
    clearTimeout(this.#timer)
    if (this.isEnd) return this.stop()
    const acted = this.speed === 'fast' ? 0 : lasting(this.#length(this.at))
    this.#timer = setTimeout(() => this.go(this.at + 1), acted + PAUSE[this.speed])
  }
}
