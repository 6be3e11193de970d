// Context of a generic picture besides the view.

import type { Shape } from '../../api/wire'

export interface Pictured {
  game: string
  shape: Shape
  /** Names by seat. */
  names: readonly string[]
  /** The viewer's seat; null for a spectator. */
  seat: number | null
}
