// The game faces: every folder with an index.ts is a game, loaded when first needed.

import type { GameFace } from './face'

const folders = import.meta.glob<{ face: GameFace }>('./*/index.ts')

const idOf = (path: string) => path.split('/')[1] ?? ''

const loaders = new Map(Object.entries(folders).map(([path, load]) => [idOf(path), load]))

export const hasFace = (game: string): boolean => loaders.has(game)

export async function loadFace(game: string): Promise<GameFace> {
  const load = loaders.get(game)
  if (!load) throw new Error(`no face for ${game}`)
  return (await load()).face
}
