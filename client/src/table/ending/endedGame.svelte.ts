// A finished game as the server tells it to its player: how long it took, and what the dice gave.

import { findGame } from '../../api/games'
import type { GameInfo } from '../../api/wire'
import { fetchPlayed, keptGames, type Game } from '../../history/playedGames'
import { heldAt } from '../../lobby/mySeats'

export class EndedGame {
  /** The kind of game; null until it is known. */
  kind = $state.raw<GameInfo | null>(null)
  /** The games played in this browser, this one first. */
  past = $state.raw<readonly Game[]>([])
  readonly id: string
  readonly own = $derived(this.past.find(({ id }) => id === this.id) ?? null)

  constructor(id: string) {
    this.id = id
  }

  /** Fetches this game, whose result is new to the history; a failure leaves it unknown. */
  load = async (): Promise<void> => {
    const held = heldAt(this.id)
    if (!held) return
    try {
      const [found] = await Promise.all([findGame(held.game), fetchPlayed([held])])
      this.past = keptGames()
      this.kind = found ?? null
    } catch {
      this.past = []
    }
  }
}
