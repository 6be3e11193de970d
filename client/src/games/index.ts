// Registry of games: every folder with an index.ts is one. Boards load when opened, tiles when visible.

import type { Component } from 'svelte'
import { learnWords } from '../i18n/translate'
import type { GameScreen } from './screen'

type Loaders<T> = Record<string, () => Promise<T>>

const idOf = (path: string) => path.split('/')[1] ?? ''

const byGame = <T>(folders: Loaders<T>) => new Map(Object.entries(folders).map(([path, load]) => [idOf(path), load]))

const screens = byGame(import.meta.glob<{ screen: GameScreen }>('./*/index.ts'))
const tiles = byGame(import.meta.glob<{ default: Component<{ game: string }> }>('./*/Tile.svelte'))

/** The screen of a game with its words loaded; the generic one for a game without a client folder. */
export async function loadScreen(game: string): Promise<GameScreen> {
  const load = screens.get(game)
  if (!load) return (await import('../generic/index')).plainScreen(game)
  const [{ screen }] = await Promise.all([load(), learnWords(game)])
  return screen
}

/**
 * A small animated scene for the start page: fills its box (16 : 10 or a little wider), still with reduced motion,
 * without words.
 */
export async function loadTile(game: string): Promise<Component<{ game: string }>> {
  const load = tiles.get(game) ?? (() => import('../generic/Tile.svelte'))
  return (await load()).default
}
