import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { LobbyMessage, OfferRow } from '../../api/messages'
import type { Socket } from '../../api/socket'
import { heldTables } from '../mySeats'
import type { sit } from '../takeSeat'
import { deviceSecret } from '../../browser/deviceSecret'
import { LobbyClient } from './lobby.svelte'
import { search } from './searchState.svelte'

const sitting = vi.hoisted(() => vi.fn<typeof sit>())
vi.mock(import('../takeSeat'), () => ({ sit: sitting }))

const WANT = { game: 'dnup', pace: 'free', seats: [2] } as const
const row = (id: string, since: number): OfferRow => ({ id, name: id, wants: [WANT], since, here: true })

/** A network whose server is the test. */
class FakeSocket implements Socket {
  sent: LobbyMessage[] = []
  closed = false
  #heard = new Map<string, (event: { data?: unknown }) => void>()
  addEventListener = (type: string, heard: (event: { data?: unknown }) => void) => void this.#heard.set(type, heard)
  send = (text: string) => void this.sent.push(JSON.parse(text) as LobbyMessage)
  close = () => void (this.closed = true)
  reconnect = vi.fn()
  open = () => this.#heard.get('open')?.({})
  lose = () => this.#heard.get('close')?.({})
  tell = (message: object) => this.#heard.get('message')?.({ data: JSON.stringify(message) })
  welcome = (rows: readonly OfferRow[] = [], own: object | null = null) =>
    this.tell({ type: 'lobby', rows, count: rows.length, people: 1, own })
}

function opened(rows: readonly OfferRow[] = []) {
  const socket = new FakeSocket()
  const lobby = new LobbyClient(() => socket)
  const leave = lobby.watch()
  socket.open()
  socket.welcome(rows)
  return { socket, lobby, leave }
}

const own = { id: 'mine', wants: [WANT], since: 5 }

describe('the lobby', () => {
  beforeEach(() => {
    localStorage.clear()
    search.active = false
    search.ready = null
    search.found = null
    search.missed = null
    search.mine = null
    sitting.mockClear()
  })

  it('answers by itself while somebody is at the page, else by a button', () => {
    const { socket, lobby } = opened()
    const found = { type: 'found', table: 't1', game: 'dnup', seconds: 20 } as const
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    socket.tell(found)
    expect(search.found).toMatchObject({ table: 't1', answered: false })
    expect(socket.sent.at(-1)?.type).not.toBe('here')
    lobby.answer()
    expect(socket.sent.at(-1)).toEqual({ type: 'here', table: 't1' })
    vi.restoreAllMocks()
    socket.tell({ type: 'found_gone', table: 't1' })
    expect([search.found, search.missed]).toEqual([null, 'gone'])
    document.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }))
    socket.tell({ ...found, table: 't2' })
    expect(socket.sent.at(-1)).toEqual({ type: 'here', table: 't2' })
    socket.tell({ type: 'found_gone', table: 't2', late: true })
    expect(search.missed).toBe('late')
  })

  it('asks for the own games, and shows them as they are told', () => {
    localStorage.clear()
    const { socket } = opened()
    expect(socket.sent.at(-1)).toEqual({ type: 'mine', tables: [] })
    socket.tell({ type: 'paired', table: 't9', game: 'dnup', seat: 0, token: 'mine', stay: true })
    expect(socket.sent.at(-1)).toEqual({ type: 'mine', tables: [{ id: 't9', token: 'mine' }] })
    expect(search.ready).toBeNull() // a game over days is not gone to
    socket.tell({ type: 'mine', games: [{ id: 't9', game: 'dnup', seat: 0, phase: 'playing', asked: true }] })
    expect(search.mine?.map(({ id }) => id)).toEqual(['t9'])
  })

  it('says who this browser is, the same on every page', () => {
    const { socket } = opened()
    expect(socket.sent[0]).toEqual({ type: 'enter', device: deviceSecret() })
    expect(deviceSecret()).toBe(deviceSecret())
  })

  it('shows who waits, the longest wait first, and what changes', () => {
    const { socket, lobby } = opened([row('b', 2)])
    socket.tell({ type: 'lobby_change', put: [row('a', 1), row('c', 3)], gone: ['b'], count: 2, people: 4 })
    expect(lobby.rows.map(({ id }) => id)).toEqual(['a', 'c'])
    expect([lobby.count, lobby.people]).toEqual([2, 4])
    socket.tell({ type: 'lobby_change', put: [{ ...row('a', 1), here: false }], gone: [], count: 2, people: 3 })
    expect(lobby.rows.map(({ here }) => here)).toEqual([false, true])
  })

  it('asks for a search again when the connection was lost before it was stored', () => {
    const { socket, lobby } = opened()
    socket.lose()
    lobby.search([WANT])
    expect(socket.sent.filter(({ type }) => type === 'offer')).toEqual([])
    socket.open()
    socket.welcome()
    expect(socket.sent.filter(({ type }) => type === 'offer')).toEqual([{ type: 'offer', wants: [WANT], name: '' }])
    socket.tell({ type: 'own_offer', own })
    socket.lose()
    socket.open()
    socket.welcome([], own)
    expect(socket.sent.filter(({ type }) => type === 'offer')).toHaveLength(1)
  })

  it('goes on when the page is left, and ends when it is stopped', () => {
    const { socket, lobby, leave } = opened()
    lobby.search([WANT])
    socket.tell({ type: 'own_offer', own })
    leave()
    expect([search.active, socket.closed]).toEqual([true, false])
    lobby.stop()
    expect(socket.sent.at(-1)).toEqual({ type: 'withdraw' })
    expect([search.active, socket.closed]).toEqual([false, true])
  })

  it('keeps the seat of the table that was found, and goes there or says so', () => {
    const { socket, lobby } = opened()
    socket.tell({ type: 'paired', table: 't1', game: 'dnup', seat: 1, token: 'secret' })
    expect(heldTables()).toEqual([{ id: 't1', game: 'dnup', seat: 1, token: 'secret' }])
    expect(search.ready).toEqual({ table: 't1', game: 'dnup' })
    search.ready = null
    socket.tell({ type: 'paired', table: 't1', game: 'dnup', seat: 1, token: 'secret' })
    expect(search.ready).toBeNull()
    const went: string[] = []
    lobby.onFound = (table) => went.push(table) > 0
    socket.tell({ type: 'paired', table: 't2', game: 'dnup', seat: 0, token: 'other' })
    expect([went, search.ready]).toEqual([['t2'], null])
  })

  it('shows an error and searches no more', () => {
    const { socket, lobby } = opened()
    lobby.search([WANT])
    socket.tell({ type: 'error', code: 'offer_gone', facts: {} })
    expect([lobby.trouble?.code, search.active]).toEqual(['offer_gone', false])
  })

  it('takes the seat of a table that waits, and searches no more for live games', async () => {
    sitting.mockResolvedValueOnce('secret')
    const { socket, lobby } = opened()
    const went: string[] = []
    lobby.onFound = (table) => went.push(table) > 0
    lobby.search([WANT])
    document.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }))
    socket.tell({ type: 'found', table: 't3', game: 'dnup', seconds: 20, seat: true })
    await vi.waitFor(() => expect(went).toEqual(['t3']))
    expect(sitting).toHaveBeenCalledExactlyOnceWith('t3', 'dnup', '', {})
    expect(socket.sent.filter(({ type }) => type === 'here' || type === 'withdraw')).toEqual([
      { type: 'withdraw', seated: 't3' },
    ])
  })

  it('goes on searching where another was quicker', async () => {
    sitting.mockRejectedValueOnce(new Error('no seat is free'))
    const { socket, lobby } = opened()
    lobby.search([WANT])
    document.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }))
    socket.tell({ type: 'found', table: 't4', game: 'dnup', seconds: 20, seat: true })
    await vi.waitFor(() => expect(search.missed).toBe('gone'))
    expect([search.found, search.active]).toEqual([null, true])
    expect(socket.sent.some(({ type }) => type === 'withdraw')).toBe(false)
  })

  it('joins an offer by its id', () => {
    const { socket, lobby } = opened([row('a', 1)])
    lobby.join('a', 0)
    expect(socket.sent.at(-1)).toEqual({ type: 'join', offer: 'a', want: 0, name: '' })
  })

  it('connects once for several watchers', () => {
    const { lobby, socket, leave } = opened()
    const other = lobby.watch()
    leave()
    expect(socket.closed).toBe(false)
    other()
    expect(socket.closed).toBe(true)
  })
})
