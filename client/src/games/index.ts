// The games: every folder with an index.ts is one. Each is fetched when it is opened, its tile when it is seen.

import type { Component } from 'svelte'
import { learnWords } from '../words'
import type { GameFace } from './face'

type Loaders<T> = Record<string, () => Promise<T>>

const idOf = (path: string) => path.split('/')[1] ?? ''

const byGame = <T>(folders: Loaders<T>) => new Map(Object.entries(folders).map(([path, load]) => [idOf(path), load]))

const faces = byGame(import.meta.glob<{ face: GameFace }>('./*/index.ts'))
const tiles = byGame(import.meta.glob<{ default: Component<{ game: string }> }>('./*/Tile.svelte'))

/** The face of a game, once its words are known too; one without a face of its own has the plain one. */
export async function loadFace(game: string): Promise<GameFace> {
  const load = faces.get(game)
  if (!load) return (await import('../plain/index')).plainFace(game)
  const [{ face }] = await Promise.all([load(), learnWords(game)])
  return face
}

/** A small living scene for the start page: fills its box (16 : 10 or a little wider), still with reduced motion; no words. */
export async function loadTile(game: string): Promise<Component<{ game: string }>> {
  const load = tiles.get(game) ?? (() => import('../plain/Tile.svelte'))
  return (await load()).default
}
