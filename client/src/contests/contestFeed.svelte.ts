// Polls a contest and keeps the reader's part in it, as an entrant by ticket or as the organiser.

import { untrack } from 'svelte'
import { type ApiError, asApiError } from '../api/request'
import { hold } from '../lobby/mySeats'
import { learnWords } from '../i18n/translate'
import { keepParticipation, participationFrom, participationIn, type Participation } from './tickets'

type Brought = Pick<Participation, 'host' | 'ticket'>

const kindOf = ({ host, ticket }: Brought): keyof Brought | null => (host ? 'host' : ticket ? 'ticket' : null)

interface Followed {
  game: string
  entrant: number | null
  organiser: boolean
}

/** Parts of a feed that differ between kinds of contests. */
export interface FeedSource<Info extends Followed, Command> {
  fetch: (id: string, token?: string) => Promise<Info>
  send: (id: string, command: Command, token?: string) => Promise<unknown>
  path: (id: string) => string
  /** The table at which this entrant plays now. */
  seated: (info: Info, entrant: number | null) => { table: string; players: readonly number[] } | null | undefined
  /** Milliseconds until the next poll; null once it is over. */
  pollDelay: (info: Info) => number | null
}

export class ContestFeed<Info extends Followed, Command> {
  info = $state.raw<Info | null>(null)
  participation = $state.raw<Participation>({ id: '' })
  trouble = $state<ApiError | null>(null)
  /** A private link that waits for the reader's word: this browser holds another token of that kind. */
  offered = $state.raw<Brought>({})
  /** A private link was opened that proves nothing; the held token was kept. */
  refused = $state(false)
  readonly #id: string
  readonly #source: FeedSource<Info, Command>
  #again: ReturnType<typeof setTimeout> | undefined

  constructor(id: string, source: FeedSource<Info, Command>) {
    this.#id = id
    this.#source = source
  }

  /** The reader's number as an entrant, if the ticket is valid. */
  get me(): number | null {
    const { entrant } = this.participation
    return entrant !== undefined && entrant >= 0 ? entrant : null
  }

  /** Polls until the returned function is called; takes in a private link and removes it from the address bar. */
  follow(): () => void {
    const brought = participationFrom(location.hash)
    this.participation = participationIn(this.#id)
    if (kindOf(brought)) history.replaceState(null, '', this.#source.path(this.#id))
    void this.#bring(brought)
    return () => clearTimeout(this.#again)
  }

  /** Takes in the token of a private link; a valid one that is held already is replaced only by the reader. */
  async #bring(brought: Brought): Promise<void> {
    const kind = kindOf(brought)
    const [held, given] = kind ? [this.participation[kind], brought[kind]] : []
    if (!kind || !given || held === given) return this.refresh()
    if (!held) return this.#accept(brought)
    const [isValid, isHeldValid] = await Promise.all([this.#proves(kind, given), this.#proves(kind, held)])
    if (isValid && !isHeldValid) return this.#accept(brought)
    this.refused = !isValid
    this.offered = isValid ? brought : {}
    return this.refresh()
  }

  /** True if the server takes the token, or cannot be asked now: then the reader decides. */
  async #proves(kind: keyof Brought, token: string): Promise<boolean> {
    try {
      const { organiser, entrant } = await this.#source.fetch(this.#id, token)
      return kind === 'host' ? organiser : entrant !== null
    } catch (error) {
      return asApiError(error).code !== 'bad_token'
    }
  }

  #accept(brought: Brought): Promise<void> {
    this.participation = keepParticipation({ id: this.#id, ...brought })
    return this.refresh()
  }

  /** The reader's answer to an offered link. */
  answer = (takes: boolean): void => {
    const { offered } = this
    this.offered = {}
    if (takes) void this.#accept(offered)
  }

  refresh = async (): Promise<void> => {
    clearTimeout(this.#again)
    try {
      const { host, ticket } = this.participation
      const organiser = host ? (await this.#source.fetch(this.#id, host)).organiser : false
      await this.#take({ ...(await this.#source.fetch(this.#id, ticket)), organiser })
      this.trouble = null
    } catch (error) {
      this.trouble = asApiError(error)
    }
    const pollDelay = this.info && !this.trouble ? this.#source.pollDelay(this.info) : null
    if (pollDelay !== null) this.#again = setTimeout(() => void this.refresh(), pollDelay)
  }

  /** Stores the entrant of the ticket, and the seat at the entrant's table. */
  async #take(found: Info): Promise<void> {
    const { ticket } = this.participation
    if (ticket || found.entrant !== null)
      this.participation = keepParticipation({ id: this.#id, entrant: found.entrant ?? -1 })
    await learnWords(found.game)
    const own = this.#source.seated(found, this.me)
    if (own && this.me !== null)
      hold({ id: own.table, game: found.game, seat: own.players.indexOf(this.me), token: ticket ?? '', read: 0 })
    this.info = found
  }

  sendCommand = async (
    command: Command,
    token = this.participation.host ?? this.participation.ticket,
  ): Promise<boolean> => {
    try {
      await this.#source.send(this.#id, command, token)
      await this.refresh()
      return true
    } catch (error) {
      this.trouble = asApiError(error)
      return false
    }
  }

  entered = (ticket: string, entrant: number): void => {
    this.participation = keepParticipation({ id: this.#id, ticket, entrant })
    void this.refresh()
  }
}

/** The feed of the contest with this id, for as long as the component lives. */
export function useContestFeed<Info extends Followed, Command>(
  id: () => string,
  source: FeedSource<Info, Command>,
): { readonly feed: ContestFeed<Info, Command> } {
  const feed = $derived(new ContestFeed<Info, Command>(id(), source))
  $effect(() => {
    const followed = feed
    return untrack(() => followed.follow())
  })
  return {
    get feed() {
      return feed
    },
  }
}
