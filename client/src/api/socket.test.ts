import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TableSocket, type Connection, type Socket } from './socket'
import type { FromServer, TableInfo } from './wire'

/** A line we hold both ends of. */
class FakeSocket implements Socket {
  sent: Record<string, unknown>[] = []
  closed = false
  reconnects = 0
  readonly #heard: Record<string, ((event: { data?: unknown }) => void)[]> = {}

  send = (text: string) => void this.sent.push(JSON.parse(text) as Record<string, unknown>)
  close = () => void (this.closed = true)
  reconnect = () => {
    this.reconnects++
    this.fire('close')
  }
  addEventListener = (type: string, heard: (event: { data?: unknown }) => void) => {
    this.#heard[type] = [...(this.#heard[type] ?? []), heard]
  }
  fire = (type: string, data?: unknown) => this.#heard[type]?.forEach((heard) => heard({ data }))
  says = (message: unknown) => this.fire('message', JSON.stringify(message))
  /** Messages sent since the last call. */
  take = () => this.sent.splice(0)
}

const table = { id: 't1', game: 'rolechess', state: 'playing', seats: [] } as unknown as TableInfo
const welcome = (at: number) => ({ type: 'welcome', seat: 0, table, at })
const update = (at: number, fresh = false) => ({
  type: 'update',
  at,
  fresh,
  events: [],
  view: {},
  ask: null,
  legal: [],
  over: null,
  undone: false,
  undo: false,
})

function setUp(token: string | null = 'seat-token') {
  const line = new FakeSocket()
  const heard: FromServer[] = []
  const states: Connection[] = []
  const listener = { heard: (m: FromServer) => void heard.push(m), connection: (s: Connection) => void states.push(s) }
  const socket = new TableSocket('ws://here/live', token, listener, () => line)
  return { line, heard, states, socket }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers().unstubAllGlobals())

describe('TableSocket', () => {
  it('says hello first, with its token and nothing seen', () => {
    const { line, states } = setUp()
    line.fire('open')
    expect(line.take()).toEqual([{ type: 'hello', token: 'seat-token', seen: 0, heard: 0 }])
    line.says(welcome(0))
    expect(states).toEqual(['connecting', 'open'])
  })

  it('sends commands on a plain address too, where browsers have no randomUUID', () => {
    const random = crypto
    vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => random.getRandomValues(bytes) })
    const { line, socket } = setUp()
    line.fire('open')
    line.says(welcome(0))
    line.take()
    const ids = [socket.undo(), socket.undo()]
    expect(line.take()).toEqual(ids.map((id) => ({ type: 'undo', id, to: null })))
    expect(new Set(ids.filter((id) => /^[0-9a-f]{32}$/.test(id))).size).toBe(2)
  })

  it('resumes from the last update it has seen', () => {
    const { line, states } = setUp()
    line.fire('open')
    line.says(welcome(2))
    line.says(update(1))
    line.says(update(2))
    line.fire('close')
    line.take()
    line.fire('open')
    expect(line.take()).toEqual([{ type: 'hello', token: 'seat-token', seen: 2, heard: 0 }])
    expect(states.at(-1)).toBe('lost')
  })

  it('hears each update once', () => {
    const { line, heard } = setUp()
    line.fire('open')
    line.says(welcome(1))
    line.says(update(1))
    line.says(update(1))
    expect(heard.filter(({ type }) => type === 'update')).toHaveLength(1)
  })

  it('takes a fresh view whatever its number', () => {
    const { line, heard, socket } = setUp()
    line.fire('open')
    line.says(welcome(9))
    line.says(update(9))
    line.says(update(7, true))
    expect(heard.filter(({ type }) => type === 'update')).toHaveLength(2)
    expect(socket.seen).toBe(7)
  })

  it('passes chat lines on once, and once more when their text was removed', () => {
    const { line, heard } = setUp()
    line.fire('open')
    const spoken = (number: number, removed?: boolean) => ({ number, seat: 1, text: '', aside: [], time: 0, removed })
    const say = (...lines: unknown[]) => line.fire('message', JSON.stringify({ type: 'said', lines }))
    say(spoken(1), spoken(2))
    say(spoken(1), spoken(2))
    say(spoken(1, true))
    say(spoken(2), spoken(3))
    const told = heard.flatMap((message) => (message.type === 'said' ? [message.lines] : []))
    expect(told.map((lines) => lines.map(({ number }) => number))).toEqual([[1, 2], [1], [3]])
  })

  it('keeps a command made while the line is down, and sends it after the welcome', () => {
    const { line, socket } = setUp()
    const id = socket.do(4, { type: 'Pass' })
    expect(line.take()).toEqual([])
    line.fire('open')
    expect(line.take()).toEqual([{ type: 'hello', token: 'seat-token', seen: 0, heard: 0 }])
    line.says(welcome(4))
    expect(line.take()).toEqual([{ type: 'do', id, at: 4, action: { type: 'Pass' }, now: false }])
  })

  it('resends what was not acknowledged, with the same id, and nothing else', () => {
    const { line, socket } = setUp()
    line.fire('open')
    line.says(welcome(0))
    const done = socket.do(0, { type: 'Pass' })
    const lost = socket.do(1, { type: 'Stay' })
    line.says({ type: 'ack', id: done, at: 1 })
    line.fire('close')
    line.take()
    line.fire('open')
    line.says(welcome(1))
    expect(line.take().slice(1)).toEqual([{ type: 'do', id: lost, at: 1, action: { type: 'Stay' }, now: false }])
  })

  it.each([
    { type: 'refused', rule: 'RC-4.0', reason: 'occupied', facts: {} },
    { type: 'error', code: 'stale', facts: {} },
    { type: 'ack', at: 3 },
  ])('counts $type as an answer', (answer) => {
    const { line, socket } = setUp()
    line.fire('open')
    line.says(welcome(0))
    const id = socket.resign()
    expect(socket.unanswered).toBe(1)
    line.says({ ...answer, id })
    expect(socket.unanswered).toBe(0)
  })

  it('asks why once, and not again on a new line', () => {
    const { line, socket } = setUp()
    socket.why(3, { type: 'Pass' })
    line.fire('open')
    line.says(welcome(4))
    line.take()
    const id = socket.why(4, { type: 'Pass' })
    expect(line.take()).toEqual([{ type: 'why', id, at: 4, action: { type: 'Pass' } }])
    line.fire('close')
    line.fire('open')
    line.says(welcome(4))
    expect(line.take().slice(1)).toEqual([])
  })

  it('gives every command its own id', () => {
    const { socket } = setUp()
    const ids = [socket.undo(), socket.undo(), socket.rematch(), socket.draw('offer')]
    expect(new Set(ids).size).toBe(4)
  })

  it('asks for the seat’s own view from the start when it sits down', () => {
    const { line, socket } = setUp(null)
    line.fire('open')
    line.says(welcome(5))
    line.says(update(5))
    socket.become('new-token')
    line.take()
    line.fire('open')
    expect(line.take()).toEqual([{ type: 'hello', token: 'new-token', seen: 0, heard: 0 }])
  })

  it('dials again when the other end has gone silent', () => {
    const { line } = setUp()
    line.fire('open')
    line.says(welcome(0))
    vi.advanceTimersByTime(10_000)
    expect(line.take().at(-1)).toEqual({ type: 'ping' })
    line.says({ type: 'pong' })
    vi.advanceTimersByTime(10_000)
    expect(line.reconnects).toBe(0)
    vi.advanceTimersByTime(10_000)
    expect(line.reconnects).toBe(1)
  })

  it('says that the connection is lost when nothing answers, and that it is there again', () => {
    const { line, states, socket } = setUp()
    line.fire('open')
    line.says(welcome(0))
    const id = socket.do(0, { type: 'Pass' })
    vi.advanceTimersByTime(3_000)
    line.says({ type: 'ack', id, at: 1 })
    vi.advanceTimersByTime(3_000)
    socket.do(1, { type: 'Pass' })
    vi.advanceTimersByTime(3_499)
    expect(states).toEqual(['connecting', 'open'])
    vi.advanceTimersByTime(1)
    expect(states.at(-1)).toBe('lost')
    line.says(update(1))
    expect(states.at(-1)).toBe('open')
  })

  it('hears of a connection that went silent while it waits for others', () => {
    const { line, states } = setUp()
    line.fire('open')
    line.says(welcome(0))
    vi.advanceTimersByTime(13_499)
    expect(states.at(-1)).toBe('open')
    vi.advanceTimersByTime(1)
    expect(states.at(-1)).toBe('lost')
  })

  it('dials again at once when the network comes back', () => {
    const { line } = setUp()
    line.fire('open')
    line.says(welcome(0))
    line.fire('close')
    window.dispatchEvent(new Event('online'))
    expect(line.reconnects).toBe(1)
  })

  it('survives nonsense on the line', () => {
    const { line, heard } = setUp()
    line.fire('open')
    line.fire('message', 'no json')
    line.fire('message', new ArrayBuffer(2))
    expect(heard).toEqual([])
  })

  it('is silent once closed', () => {
    const { line, heard, states, socket } = setUp()
    line.fire('open')
    line.says(welcome(0))
    socket.close()
    line.says(update(1))
    line.fire('close')
    expect(line.closed).toBe(true)
    expect(heard).toHaveLength(1)
    expect(states.at(-1)).toBe('closed')
  })
})
