// A live table without a network, for tests: the test says what the server would.

import { vi } from 'vitest'
import type { GameScreen } from '../../games/screen'
import type { Socket } from '../../api/socket'
import type { GameEvent, TableInfo, Update } from '../../api/wire'
import { LiveTable } from './liveTable.svelte'

export class FakeSocket implements Socket {
  sent: Record<string, unknown>[] = []
  #heard: Record<string, (event: { data?: unknown }) => void> = {}
  send = (text: string) => void this.sent.push(JSON.parse(text) as Record<string, unknown>)
  close = () => this.fire('close')
  reconnect = () => {
    this.fire('close')
    this.fire('open')
  }
  addEventListener = (type: string, heard: (event: { data?: unknown }) => void) => void (this.#heard[type] = heard)
  fire = (type: string, data?: unknown) => this.#heard[type]?.({ data })
  says = (message: unknown) => this.fire('message', JSON.stringify(message))
  last = () => this.sent.at(-1) ?? {}
}

export const table: TableInfo = {
  id: 't1',
  game: 'rolechess',
  version: 1,
  options: {},
  seats: [
    { seat: 0, kind: 'person', name: 'Aino', here: true },
    { seat: 1, kind: 'bot', name: 'greedy', bot: 'greedy', here: true },
  ],
  host: 0,
  state: 'playing',
  result: null,
  draw_offered_by: null,
  next: null,
  watchers: 0,
  round: null,
  hints: true,
  helped: [],
  teaching: false,
  commitment: '',
  decks: [],
  placed: '',
  time: null,
  plan: null,
  away: 120,
  apart: false,
  rated: false,
  listing: 'private',
  watch: { kind: 'live', behind: 0 },
}

/** The contents of the log's lines. */
export const written = (live: LiveTable) =>
  live.log.entries.map((entry) => ('what' in entry ? entry.what : entry.renamed))

export const update = (
  at: number,
  events: GameEvent[] = [{ type: 'Moved', n: at }],
  more: Partial<Update> = {},
): Update => ({
  type: 'update',
  at,
  fresh: false,
  events,
  view: { at },
  ask: { seats: [0], what: 'turn' },
  legal: [],
  over: null,
  undone: false,
  undo: false,
  ...more,
})

export const story = vi.fn<GameScreen['story']>()
const screen = { id: 'rolechess', story } as unknown as GameScreen

export function setUp(token: string | null = 'token') {
  const line = new FakeSocket()
  const live = new LiveTable('t1', token, () => line)
  live.setScreen(screen)
  line.fire('open')
  const welcome = (at: number, seat: number | null = 0, judge = false) =>
    line.says({ type: 'welcome', seat, table, at, judge })
  return { line, live, welcome }
}
