// How a game's view is laid out, asked of the server once a game.

import { fetchShape } from '../api/games'
import type { Shape } from '../api/messages'

const NONE: Shape = { by_seat: [], seats: [] }
const known = new Map<string, Shape>()

/** Without an answer everything is shown all the same, only less well. */
export async function learnShape(game: string): Promise<void> {
  if (!known.has(game)) known.set(game, await fetchShape(game).catch(() => NONE))
}

export const shapeOf = (game: string): Shape => known.get(game) ?? NONE
