// The layout of a game's view, fetched once for each game.

import { fetchShape } from '../../api/games'
import type { Shape } from '../../api/wire'

const NONE: Shape = { by_seat: [], seats: [] }
const known = new Map<string, Shape>()

/** Without an answer everything is shown, only less well laid out. */
export async function learnShape(game: string): Promise<void> {
  if (!known.has(game)) known.set(game, await fetchShape(game).catch(() => NONE))
}

export const shapeOf = (game: string): Shape => known.get(game) ?? NONE
