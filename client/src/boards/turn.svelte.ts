// The question to the player at this screen and the allowed actions; shared by all boards.

/** The props of a board that a turn depends on. */
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

  /** True if the player is asked and the game is not over. */
  readonly mine = $derived.by(() => {
    const { ask, seat, over } = this.#now()
    return !over && seat !== null && !!ask?.seats.includes(seat)
  })
  /** The question asked of the player; empty if none. */
  readonly what = $derived.by((): Q | '' => (this.mine ? (this.#now().ask?.what ?? '') : ''))
  /** The player's legal choices; empty unless asked. */
  readonly choices = $derived.by((): readonly C[] => (this.mine ? this.#now().legal : []))
  /** True if a choice has been sent and not answered. */
  readonly busy = $derived(this.#going > 0)

  give = (action: A): Promise<F> => this.during(() => this.#now().send(action))

  /** Busy until this is done. */
  during = async <T>(work: () => Promise<T>): Promise<T> => {
    this.#going++
    return await work().finally(() => this.#going--)
  }
}

export const useTurn = <A, C, Q extends string, F>(now: () => Asking<A, C, Q, F>): Turn<A, C, Q, F> => new Turn(now)
