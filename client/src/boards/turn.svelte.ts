// Whether the one at the screen is asked, what, and what they may do: the same for every board.

/** What a turn needs of a board's props. */
export interface Asking<A, C, Q extends string, F> {
  ask: { seats: readonly number[]; what: Q } | null
  legal: readonly C[]
  seat: number | null
  over: unknown
  send: (action: A) => Promise<F>
}

export class Turn<A, C, Q extends string, F> {
  readonly #now: () => Asking<A, C, Q, F>
  #going = $state(0)

  constructor(now: () => Asking<A, C, Q, F>) {
    this.#now = now
  }

  /** The player is asked, and the game is not over. */
  readonly mine = $derived.by(() => {
    const { ask, seat, over } = this.#now()
    return !over && seat !== null && !!ask?.seats.includes(seat)
  })
  /** What is asked of the player; empty where nothing is. */
  readonly what = $derived.by((): Q | '' => (this.mine ? (this.#now().ask?.what ?? '') : ''))
  /** What the player may answer; nothing where they are not asked. */
  readonly choices = $derived.by((): readonly C[] => (this.mine ? this.#now().legal : []))
  /** A choice is on its way. */
  readonly busy = $derived(this.#going > 0)

  give = (action: A): Promise<F> => this.during(() => this.#now().send(action))

  /** Busy for as long as this takes. */
  during = async <T>(work: () => Promise<T>): Promise<T> => {
    this.#going++
    return await work().finally(() => this.#going--)
  }
}

export const useTurn = <A, C, Q extends string, F>(now: () => Asking<A, C, Q, F>): Turn<A, C, Q, F> => new Turn(now)
