// The lobby as this browser sees it: people who wait for a game, the own search, and the table that was found.

import type { ComingEvent, LobbyAnswer, LobbyFilter, OfferRow, OfferWant, OwnOffer, PoolWait } from '../../api/messages'
import type { Socket } from '../../api/socket'
import { ApiError } from '../../api/request'
import { deviceSecret } from '../../browser/deviceSecret'
import { play } from '../../browser/sound'
import { heldAt, heldHere, hold } from '../mySeats'
import { myName } from '../quickStart'
import { TableList, WINDOW } from '../lists/tableList.svelte'
import { isAtPage, noticeTouches } from './attention'
import { LobbySocket } from './lobbySocket'
import { sit } from '../takeSeat'
import { search, type ReadyTable } from './searchState.svelte'

type Ready = Extract<LobbyAnswer, { type: 'paired' }>
type Found = Extract<LobbyAnswer, { type: 'found' }>
/** As many own tables as the server takes. */
const MINE = 50

export class LobbyClient {
  rows = $state.raw<readonly OfferRow[]>([])
  count = $state(0)
  people = $state(0)
  own = $state.raw<OwnOffer | null>(null)
  open = $state(false)
  /** Usual time of a search. */
  waits = $state.raw<readonly PoolWait[]>([])
  trouble = $state.raw<ApiError | null>(null)
  /** The list of tables that a page watches. */
  readonly list = new TableList()
  /** Coming events; null before the lobby has told them. */
  events = $state.raw<readonly ComingEvent[] | null>(null)
  #eventWatchers = 0
  #filter: LobbyFilter | null = null
  #first = 0
  /** Offers asked for and not stored yet; asked again after a lost connection. */
  #wanted: readonly OfferWant[] | null = null
  #socket: LobbySocket | null = null
  #watchers = 0
  readonly #connect: ((address: string) => Socket) | undefined
  /** Called with a table that was found; true if the page went there. */
  onFound: ((table: string) => boolean) | null = null

  constructor(connect?: (address: string) => Socket) {
    this.#connect = connect
  }

  /** Connects while a page looks at the lobby or a search goes on; returns what ends the looking. */
  watch(): () => void {
    this.#watchers += 1
    noticeTouches()
    this.#socket ??= new LobbySocket(
      deviceSecret(),
      { heard: (message) => this.#heard(message), connection: (open) => this.#connected(open) },
      this.#connect,
    )
    return () => {
      this.#watchers -= 1
      this.#closeIfUnused()
    }
  }

  search(wants: readonly OfferWant[]): void {
    this.trouble = null
    search.missed = null
    this.#wanted = wants
    search.active = true
    this.#socket?.send({ type: 'offer', wants, name: myName() })
  }

  stop(): void {
    this.#wanted = null
    this.#socket?.send({ type: 'withdraw' })
    this.#searching(null)
  }

  join(offer: string, want: number): void {
    this.trouble = null
    this.#socket?.send({ type: 'join', offer, want, name: myName() })
  }

  /** Says that a person is at this page, so that the game that was found may begin; or takes the seat that is free. */
  answer(): void {
    if (!search.found || search.found.answered) return
    search.found = { ...search.found, answered: true }
    if (search.found.seat) void this.#sit(search.found)
    else this.#socket?.send({ type: 'here', table: search.found.table })
  }

  async #sit({ table, game }: ReadyTable): Promise<void> {
    try {
      await sit(table, game, myName(), {})
    } catch {
      if (search.found?.table !== table) return
      search.found = null
      search.missed = 'gone'
      return
    }
    search.found = null
    this.seated(table)
    play('turn')
    if (!this.onFound?.(table)) search.ready = { table, game }
  }

  /** The player sat down at a listed table: the search ends, or what the game leaves of it goes on. */
  seated(table: string): void {
    if (!search.active) return
    this.#wanted = null
    this.#socket?.send({ type: 'withdraw', seated: table })
    this.#askMine()
  }

  #askMine(): void {
    const tables = heldHere().flatMap(({ id, token }) => (token ? [{ id, token }] : []))
    this.#socket?.send({ type: 'mine', tables: tables.slice(0, MINE) })
  }

  /** Hears of coming events while a page shows them; returns what ends it. */
  watchEvents(): () => void {
    this.#eventWatchers += 1
    this.#socket?.send({ type: 'events' })
    return () => (this.#eventWatchers -= 1)
  }

  /** Watches the tables that a filter chooses, in place of a former list. */
  watchList(filter: LobbyFilter): void {
    this.#filter = filter
    this.#first = 0
    this.list.forget()
    this.#askRows()
  }

  leaveList(): void {
    this.#filter = null
    this.list.forget()
    this.#socket?.send({ type: 'leave_list' })
  }

  /** Asks for rows that are in sight and not known yet. */
  needRows(first: number, last: number): void {
    const missing = this.list.missing(first, last)
    if (missing === null || !this.#filter) return
    this.#first = Math.max(0, missing - WINDOW / 4)
    this.#askRows()
  }

  #askRows(): void {
    if (this.#filter) this.#socket?.send({ type: 'list', filter: this.#filter, first: this.#first, rows: WINDOW })
  }

  #connected(open: boolean): void {
    this.open = open
    if (!open) search.found = null // told again with the connection
    if (open) this.#askRows()
    if (open) this.#askMine()
    if (open && this.#eventWatchers) this.#socket?.send({ type: 'events' })
    if (open && this.#wanted) this.#socket?.send({ type: 'offer', wants: this.#wanted, name: myName() })
  }

  #heard(message: LobbyAnswer): void {
    if (message.type === 'lobby') {
      this.rows = message.rows
      this.count = message.count
      this.people = message.people
      this.waits = message.waits ?? []
      this.#searching(message.own ?? null)
    } else if (message.type === 'lobby_change') {
      const gone = [...message.gone, ...message.put.map(({ id }) => id)]
      const kept = this.rows.filter(({ id }) => !gone.includes(id))
      this.rows = [...kept, ...message.put].sort((a, b) => a.since - b.since)
      this.count = message.count
      this.people = message.people
    } else if (message.type === 'own_offer') {
      this.#searching(message.own)
    } else if (message.type === 'list') this.list.take(message)
    else if (message.type === 'list_change') {
      if (!this.list.fold(message)) this.#askRows()
    } else if (message.type === 'paired') this.#ready(message)
    else if (message.type === 'found') this.#found(message)
    else if (message.type === 'found_gone') {
      if (search.found?.table === message.table) search.found = null
      search.missed = message.late ? 'late' : 'gone'
    } else if (message.type === 'mine') search.mine = message.games
    else if (message.type === 'events') this.events = message.events
    else if (message.type === 'error') this.#failed(message)
  }

  #searching(own: OwnOffer | null): void {
    if (own) this.#wanted = null
    this.own = own
    search.active = own !== null || this.#wanted !== null
    this.#closeIfUnused()
  }

  #failed({ code, facts }: Extract<LobbyAnswer, { type: 'error' }>): void {
    this.trouble = new ApiError(code, facts)
    this.#wanted = null
    this.#searching(this.own)
  }

  /** Answers for a person who is at the page; others are called by sound, title and a button. */
  #found({ table, game, seconds, seat = false }: Found): void {
    if (search.found?.table === table || (seat && heldAt(table))) return
    search.missed = null
    search.found = { table, game, until: Date.now() + seconds * 1000, answered: false, ...(seat && { seat }) }
    if (isAtPage()) this.answer()
    else play('turn')
  }

  /** Keeps the seat first: a reload finds it among the own games. */
  #ready({ table, game, seat, token, stay }: Ready): void {
    search.found = null
    if (heldAt(table)) return // told again after a lost connection
    hold({ id: table, game, seat, token })
    this.#askMine()
    if (stay) return // a game over days is found among the own games
    this.#wanted = null
    play('turn')
    if (!this.onFound?.(table)) search.ready = { table, game }
  }

  #closeIfUnused(): void {
    if (this.#watchers || search.active || !this.#socket) return
    this.#socket.close()
    this.#socket = null
    this.open = false
  }
}

export const lobby = new LobbyClient()
