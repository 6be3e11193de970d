// Code splitting: which modules share a file. By default the bundler gives each set of pages that share something a
// file of its own: a table came in seventy, most of them smaller than a request.

import type { Rolldown } from 'vite'

type Context = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>

/** The start page and everything on it. */
const FIRST = /[\\/]src[\\/](main\.ts|lobby[\\/]start[\\/]StartPage\.svelte|games[\\/]\w+[\\/]Tile\.svelte)$/
/** A game is loaded when it is opened, and nothing of it before. */
const GAME = /[\\/]src[\\/](games[\\/]\w+|generic)[\\/]/
/** A module that this many pages need goes into the shared file. */
const COMMON = 3

/** All static importers, direct and indirect; not dynamic ones. */
export function importersOf(id: string, context: Context): Set<string> {
  const found = new Set([id])
  for (const each of found) for (const importer of context.getModuleInfo(each)?.importers ?? []) found.add(importer)
  return found
}

/** Whether it is a page, or loaded on demand: it keeps its file, which would else only point at another. */
const isOpened = (id: string, context: Context): boolean => {
  const module = context.getModuleInfo(id)
  return !module || module.isEntry || module.dynamicImporters.length > 0
}

export const isOfStart = (id: string, context: Context): boolean =>
  !GAME.test(id) && !isOpened(id, context) && [...importersOf(id, context)].some((each) => FIRST.test(each))

export const together: Rolldown.CodeSplittingOptions = {
  groups: [
    { debugName: 'house', name: (id, context) => (isOfStart(id, context) ? 'house' : null), priority: 1 },
    {
      debugName: 'play',
      name: (id, context) => (GAME.test(id) || isOpened(id, context) ? null : 'play'),
      minShareCount: COMMON,
    },
  ],
}
