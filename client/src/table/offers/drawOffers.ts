// Draw offers from this page that were declined.

import type { DrawAnswer, TableInfo } from '../../api/wire'

export class DrawOffers {
  #offering = false

  answered(answer: DrawAnswer): void {
    this.#offering = answer === 'offer'
  }

  /** True once, when the offer is gone and the game goes on. */
  isDeclined({ draw_offered_by: by, state }: TableInfo): boolean {
    if (!this.#offering || by !== null) return false
    this.#offering = false
    return state === 'playing'
  }
}
