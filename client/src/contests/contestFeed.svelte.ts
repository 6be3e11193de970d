// Polls a contest and keeps the reader's part in it, as an entrant by ticket or as the organiser.

import { type ApiError, asApiError } from '../api/request'
import { hold } from '../lobby/mySeats'
import { learnWords } from '../i18n/translate'
import { keepPart, partFrom, partIn, type Part } from './tickets'

interface Followed {
  game: string
  entrant: number | null
  organiser: boolean
}

/** What differs between kinds of contests. */
export interface Ways<Info extends Followed, Deed> {
  fetch: (id: string, token?: string) => Promise<Info>
  done: (id: string, deed: Deed, token?: string) => Promise<unknown>
  path: (id: string) => string
  /** The table at which this entrant plays now. */
  seated: (info: Info, entrant: number | null) => { table: string; players: readonly number[] } | null | undefined
  /** Milliseconds until the next poll; null once it is over. */
  soon: (info: Info) => number | null
}

export class Attending<Info extends Followed, Deed> {
  info = $state.raw<Info | null>(null)
  part = $state.raw<Part>({ id: '' })
  trouble = $state<ApiError | null>(null)
  readonly #id: string
  readonly #ways: Ways<Info, Deed>
  #again: ReturnType<typeof setTimeout> | undefined

  constructor(id: string, ways: Ways<Info, Deed>) {
    this.#id = id
    this.#ways = ways
  }

  /** The reader's number as an entrant, if the ticket is valid. */
  get me(): number | null {
    const { entrant } = this.part
    return entrant !== undefined && entrant >= 0 ? entrant : null
  }

  /** Polls until the returned function is called; takes in a private link and removes it from the address bar. */
  follow(): () => void {
    const brought = partFrom(location.hash)
    const isBrought = Object.keys(brought).length > 0
    this.part = isBrought ? keepPart({ id: this.#id, ...brought }) : partIn(this.#id)
    if (isBrought) history.replaceState(null, '', this.#ways.path(this.#id))
    void this.look()
    return () => clearTimeout(this.#again)
  }

  look = async (): Promise<void> => {
    clearTimeout(this.#again)
    try {
      const { host, ticket } = this.part
      const organiser = host ? (await this.#ways.fetch(this.#id, host)).organiser : false
      await this.#take({ ...(await this.#ways.fetch(this.#id, ticket)), organiser })
      this.trouble = null
    } catch (error) {
      this.trouble = asApiError(error)
    }
    const soon = this.info && !this.trouble ? this.#ways.soon(this.info) : null
    if (soon !== null) this.#again = setTimeout(() => void this.look(), soon)
  }

  /** Stores the entrant of the ticket, and the seat at the entrant's table. */
  async #take(found: Info): Promise<void> {
    const { ticket } = this.part
    if (ticket) this.part = keepPart({ id: this.#id, entrant: found.entrant ?? -1 })
    await learnWords(found.game)
    const own = this.#ways.seated(found, this.me)
    if (ticket && own)
      hold({ id: own.table, game: found.game, seat: own.players.indexOf(this.me ?? -1), token: ticket, read: 0 })
    this.info = found
  }

  act = async (deed: Deed, token = this.part.host ?? this.part.ticket): Promise<boolean> => {
    try {
      await this.#ways.done(this.#id, deed, token)
      await this.look()
      return true
    } catch (error) {
      this.trouble = asApiError(error)
      return false
    }
  }

  entered = (ticket: string, entrant: number): void => {
    this.part = keepPart({ id: this.#id, ticket, entrant })
    void this.look()
  }
}
