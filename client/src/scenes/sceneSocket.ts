// A socket that plays a table of scenes: it answers from scenes that the server computes, of a lesson or a puzzle.

import { asApiError, type ApiError } from '../api/request'
import type { Socket } from '../api/socket'
import type { Action, Broken, FromServer, TableInfo, ToServer, Update } from '../api/wire'

/** A position, and the answer to the last action. */
export interface Scene {
  seat: number
  seats: number
  /** Open: it decides nothing yet, and may be followed by any other. */
  answer: 'asked' | 'done' | 'other' | 'open' | 'refused'
  refusal: Broken | null
  updates: readonly Update[]
}

export interface Script<S extends Scene> {
  game: string
  /** Asks the server for the scene after these actions; with `why` the last one is only asked about. */
  ask: (deeds: readonly Action[], why: boolean) => Promise<S>
  /** True if nothing more can be done after this scene. */
  isOver: (scene: S) => boolean
}

export interface Pupil<S extends Scene> {
  /** Called with the scene that is shown; `at` numbers the last update that leads there. */
  came: (scene: S, at: number) => void
  failed: (error: ApiError) => void
}

/** Makes the board drop the choice; the coach says why. */
const takenBack = (id: string): FromServer => ({ type: 'error', id, code: 'lesson_other', facts: {} })

type Answer = FromServer | { type: 'update' }

/** The table of a scene: everyone but the learner is a bot. */
const tableOf = (game: string, { seat: mine, seats }: Scene): TableInfo => ({
  id: '',
  game,
  version: 0,
  options: {},
  host: null,
  state: 'playing',
  result: null,
  draw_offered_by: null,
  next: null,
  watchers: 0,
  hints: true,
  helped: [],
  round: null,
  commitment: '',
  decks: [],
  teaching: false,
  placed: '',
  time: null,
  plan: null,
  away: 0,
  apart: false,
  rated: false,
  listing: 'private',
  watch: { kind: 'live', behind: 0 },
  seats: Array.from({ length: seats }, (_, seat) =>
    seat === mine
      ? { seat, kind: 'person' as const, name: '', here: true }
      : { seat, kind: 'bot' as const, name: '', bot: 'uniform', here: true },
  ),
})

export class SceneSocket<S extends Scene> implements Socket {
  #deeds: Action[] = []
  #at = 0
  /** True if nothing more can be done; the position stays visible. */
  #over = false
  readonly #script: Script<S>
  readonly #pupil: Pupil<S>
  readonly #heard = new Map<string, (event: { data?: unknown }) => void>()

  constructor(script: Script<S>, pupil: Pupil<S>) {
    this.#script = script
    this.#pupil = pupil
    queueMicrotask(() => this.#fire('open'))
  }

  addEventListener = (type: string, heard: (event: { data?: unknown }) => void): void =>
    void this.#heard.set(type, heard)
  close = (): void => this.#heard.clear()
  reconnect = (): void => this.#fire('open')

  send = (text: string): void => {
    const message = JSON.parse(text) as ToServer
    if (message.type === 'hello') void this.#try(() => this.#begin())
    else if (message.type === 'do') void this.#try(() => this.#do(message.id, message.action), message.id)
    else if (message.type === 'why') void this.#try(() => this.#why(message.id, message.action), message.id)
    else if (message.type === 'ping') this.#says({ type: 'pong' })
  }

  #fire(type: string, data?: unknown): void {
    this.#heard.get(type)?.({ data })
  }

  #says(answer: Answer): void {
    this.#fire('message', JSON.stringify(answer))
  }

  #scene(deeds: readonly Action[], why = false): Promise<S> {
    return this.#script.ask(deeds, why)
  }

  /** Reports a failed request as the failure of the learner's choice. */
  async #try(ask: () => Promise<void>, id: string | null = null): Promise<void> {
    try {
      await ask()
    } catch (error) {
      const { code, facts } = asApiError(error)
      if (id !== null) this.#says({ type: 'error', id, code, facts })
      this.#pupil.failed(asApiError(error))
    }
  }

  async #begin(): Promise<void> {
    const scene = await this.#scene(this.#deeds)
    const now = scene.updates.at(-1) as Update
    this.#at = 1
    this.#says({ type: 'welcome', seat: scene.seat, table: tableOf(this.#script.game, scene), at: 1, judge: false })
    this.#says({ ...now, at: 1, fresh: true })
    this.#pupil.came(scene, 1)
  }

  async #do(id: string, action: Action): Promise<void> {
    if (this.#over) return this.#says(takenBack(id))
    const scene = await this.#scene([...this.#deeds, action])
    if (scene.answer === 'done') this.#done(id, action, scene)
    else if (scene.refusal) this.#says({ type: 'refused', id, ...scene.refusal })
    else this.#says(takenBack(id))
    this.#pupil.came(scene, this.#at)
  }

  #done(id: string, action: Action, scene: S): void {
    const { updates } = scene
    this.#deeds = [...this.#deeds, action]
    this.#over = this.#script.isOver(scene)
    this.#says({ type: 'ack', id, at: this.#at + updates.length })
    for (const update of updates) this.#says({ ...update, at: ++this.#at, fresh: false })
  }

  /** Shows updates that lead away from the position; nothing can be done after them. */
  show(updates: readonly Update[]): void {
    this.#over = true
    for (const update of updates) this.#says({ ...update, at: ++this.#at, fresh: false })
  }

  async #why(id: string, action: Action): Promise<void> {
    const { refusal } = await this.#scene([...this.#deeds, action], true)
    this.#says(refusal ? { type: 'refused', id, ...refusal } : { type: 'allowed', id })
  }
}
