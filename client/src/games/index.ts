// The games: every folder with an index.ts is one. Each is fetched when it is opened, its tile when it is seen.

import type { Component } from 'svelte'
import { learnWords } from '../words'
import type { GameFace } from './face'

type Loaders<T> = Record<string, () => Promise<T>>

const idOf = (path: string) => path.split('/')[1] ?? ''

const byGame = <T>(folders: Loaders<T>) => new Map(Object.entries(folders).map(([path, load]) => [idOf(path), load]))

const faces = byGame(import.meta.glob<{ face: GameFace }>('./*/index.ts'))
const tiles = byGame(import.meta.glob<{ default: Component }>('./*/Tile.svelte'))

export const hasFace = (game: string): boolean => faces.has(game)

async function fetched<T>(loaders: Map<string, () => Promise<T>>, game: string): Promise<T> {
  const load = loaders.get(game)
  if (!load) throw new Error(`no face for ${game}`)
  return await load()
}

/** The face of a game, once its words are known too. */
export async function loadFace(game: string): Promise<GameFace> {
  const [{ face }] = await Promise.all([fetched(faces, game), learnWords(game)])
  return face
}

/** A small living scene for the start page: fills its box (16 : 10 or a little wider), still with reduced motion; no words. */
export const loadTile = async (game: string): Promise<Component> => (await fetched(tiles, game)).default
