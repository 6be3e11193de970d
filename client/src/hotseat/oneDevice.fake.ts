// A server of a game in which every seat has secrets, for tests of a device that several people play on.

import type { Socket } from '../api/socket'
import type { Transport } from '../transport/transport'

type Heard = (event: { data?: unknown }) => void

/** A word that only this seat may know, new in every turn. */
export const secretOf = (seat: number, turn: number): string => `salaisuus-${seat}-${turn}-x`

/** The seats whose secrets a text tells. */
export const toldIn = (text: string): Set<number> =>
  new Set([...text.matchAll(/salaisuus-(\d+)-/g)].map(([, seat]) => Number(seat)))

class Line implements Socket {
  token: string | null = null
  open = true
  readonly #heard: Record<string, Heard> = {}
  constructor(readonly server: FakeTable) {
    queueMicrotask(() => this.fire('open'))
  }
  close = () => {
    this.open = false
  }
  reconnect = () => {
    this.fire('close')
    this.fire('open')
  }
  addEventListener = (type: string, heard: Heard) => void (this.#heard[type] = heard)
  fire = (type: string, data?: unknown) => this.#heard[type]?.({ data })
  says = (message: unknown) => this.open && this.fire('message', JSON.stringify(message))
  send = (text: string) => this.server.heard(this, JSON.parse(text) as Record<string, unknown>)
}

/** A table: people with the tokens `token-<seat>`, a host with the token `host`, and a bot in the last seat. */
export class FakeTable {
  asked: number[] = [0]
  turn = 1
  over = false
  readonly lines: Line[] = []
  /** Every message with the token of its connection. */
  readonly sent: { token: string | null; text: string }[] = []
  constructor(
    readonly people: number,
    readonly random: () => number,
  ) {}

  get transport(): Transport {
    const answer = (path: string): Response => {
      if (path.includes('/shape')) return Response.json({ by_seat: [], seats: [] })
      if (path.endsWith('/api/games')) return Response.json([])
      return new Response('', { status: path.includes('/words') ? 200 : 404 })
    }
    return {
      reachesOthers: true,
      holds: () => true,
      fetch: (path) => Promise.resolve(answer(path)),
      dial: () => {
        const line = new Line(this)
        this.lines.push(line)
        return line
      },
    }
  }

  heard(line: Line, message: Record<string, unknown>): void {
    if (message.type === 'hello') this.#welcome(line, message.token as string | null)
    else if (message.type === 'do') this.#act(line, message.id as string)
    else if (message.type === 'ping') line.says({ type: 'pong' })
  }

  #seatOf = (token: string | null): number | null => (token?.startsWith('token-') ? Number(token.slice(6)) : null)

  #welcome(line: Line, token: string | null): void {
    line.token = token
    const seat = this.#seatOf(token)
    this.#tell(line, { type: 'welcome', seat, judge: token === 'host', table: this.info(), at: this.turn })
    this.#tell(line, this.#update(seat, true))
    this.#tell(line, { type: 'floor', closed: null, aside: [] })
  }

  /** Somebody else is asked after a choice: one or several people. */
  #act(line: Line, id: string): void {
    const seat = this.#seatOf(line.token) ?? -1
    this.turn++
    const rest = this.asked.filter((each) => each !== seat)
    this.asked = rest.length ? rest : this.#drawn()
    this.over = this.turn > 30
    for (const each of this.lines.filter(({ open }) => open)) {
      this.#tell(each, this.#update(this.#seatOf(each.token), false))
    }
    this.#tell(line, { type: 'ack', id, at: this.turn })
  }

  #drawn(): number[] {
    const some = Array.from({ length: this.people }, (_, seat) => seat).filter(() => this.random() < 0.4)
    return some.length ? some : [Math.floor(this.random() * this.people)]
  }

  #tell(line: Line, message: unknown): void {
    this.sent.push({ token: line.token, text: JSON.stringify(message) })
    line.says(message)
  }

  #update(seat: number | null, fresh: boolean): unknown {
    const own = seat === null ? {} : { yours: secretOf(seat, this.turn) }
    return {
      ...{ type: 'update', at: this.turn, fresh, undone: false, undo: false },
      events: fresh ? [] : [{ type: 'Moved', turn: this.turn, ...own }],
      view: { turn: this.turn, ...own },
      ask: this.over ? null : { seats: this.asked, what: 'turn' },
      legal:
        seat !== null && this.asked.includes(seat) && !this.over
          ? [{ action: own, preview: null, text: own.yours }]
          : [],
      over: this.over ? { scores: Array.from({ length: this.people }, () => 0.5), why: 'X-1', by: null } : null,
    }
  }

  info(): unknown {
    const seats = Array.from({ length: this.people }, (_, seat) => ({
      ...{ seat, kind: 'person', name: `Pelaaja${seat}`, here: false },
    }))
    return {
      ...{ id: 'hot', game: 'plain', version: 1, options: {}, seats, host: null, state: 'playing', result: null },
      ...{ draw_offered_by: null, next: null, watchers: 1, round: null, hints: true, helped: [], teaching: false },
      ...{ commitment: '', decks: [], placed: '', time: null, plan: null, away: 0, apart: false, rated: false },
      ...{ listing: 'private', watch: { kind: 'live', behind: 0 } },
    }
  }
}
