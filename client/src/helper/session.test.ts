// The state of a helper on one device: what it shows while several devices act, and nothing of another person.

import { afterEach, describe, expect, it } from 'vitest'
import type { HelperInfo } from '../api/messages'
import { transport, useTransport, type Socket } from '../transport/transport'
import { HelperSession } from './session.svelte'

const network = transport()
afterEach(() => useTransport(network))

class Line implements Socket {
  readonly sent: Record<string, unknown>[] = []
  readonly #heard: Record<string, (event: { data?: unknown }) => void> = {}
  send = (text: string) => void this.sent.push(JSON.parse(text) as Record<string, unknown>)
  close = () => undefined
  reconnect = () => undefined
  addEventListener = (type: string, heard: (event: { data?: unknown }) => void) => void (this.#heard[type] = heard)
  fire = (type: string, data?: unknown) => this.#heard[type]?.({ data: JSON.stringify(data) })
  shows = (info: HelperInfo) => this.fire('message', { type: 'helper', info })
}

const page = (at: number, seat: number | null = null): HelperInfo => ({
  ...{ id: 'x', game: 'kasvoton', at, panels: [], seated: true, seat, history: [], newest: 0, again: 0 },
  players: [
    { name: 'Aino', taken: true, mine: true },
    { name: 'Eino', taken: false, mine: false },
  ],
})

function opened(): [HelperSession, Line] {
  const line = new Line()
  const session = new HelperSession('x', () => line)
  line.fire('open')
  return [session, line]
}

const answering = (status: number, body: unknown) =>
  useTransport({ ...network, fetch: () => Promise.resolve(Response.json(body, { status })) })

describe('a helper on one device', () => {
  it('shows what is newest, in whatever order it comes', async () => {
    const [session, line] = opened()
    expect(line.sent[0]).toMatchObject({ type: 'enter', seat: null })
    line.shows(page(3))
    line.shows(page(2))
    expect(session.info?.at).toBe(3)
    answering(200, page(1))
    expect(await session.do({ type: 'undo', number: 1 })).toBe(true)
    expect(session.info?.at).toBe(3)
    session.close()
  })

  it('forgets what one person sees before it shows another', () => {
    const [session, line] = opened()
    session.sit(0)
    line.shows(page(4, 0))
    expect(session.info?.seat).toBe(0)
    session.sit(null)
    expect(session.info).toBeNull()
    line.shows(page(4, 0))
    expect(session.info).toBeNull()
    line.shows(page(4))
    expect(session.info?.seat).toBeNull()
    session.close()
  })

  it('keeps a refusal as a sentence, and the seat it had', async () => {
    const [session, line] = opened()
    line.shows(page(1))
    answering(409, { error: { code: 'seat_taken', facts: {} } })
    await session.take(1)
    expect([session.trouble?.code, session.seat]).toEqual(['seat_taken', null])
    line.fire('close')
    expect(session.away).toBe(true)
    session.close()
  })
})
