// What a picture of a view needs to know besides the view.

import type { Shape } from '../api/messages'

export interface Pictured {
  game: string
  shape: Shape
  /** Everyone by the name that is shown. */
  names: readonly string[]
  /** The one who looks; null for an onlooker. */
  seat: number | null
}
