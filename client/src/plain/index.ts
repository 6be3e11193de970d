// A face for any game that keeps the contract: all it shows and says is read from the wire.

import type { GameFace } from '../games/face'
import { learnWords } from '../words'
import Board from './Board.svelte'
import { learnShape } from './shape'
import { story } from './story'

export async function plainFace(game: string): Promise<GameFace> {
  await Promise.all([learnWords('plain'), learnWords(game).catch(() => undefined), learnShape(game)])
  return { id: game, Board, story: (event, listener) => story(game, event, listener) }
}
