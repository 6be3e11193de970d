// What is fetched together. Left to itself, the bundler gives each set of pages that share something a file of its own:
// a table came in seventy, most of them smaller than what it takes to ask for one.

import type { Rolldown } from 'vite'

type Context = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>

/** The start page with everything that lives on it. */
const FIRST = /[\\/]src[\\/](main\.ts|lobby[\\/]start[\\/]StartPage\.svelte|games[\\/]\w+[\\/]Tile\.svelte)$/
/** A game is fetched when it is opened, and nothing of it before. */
const GAME = /[\\/]src[\\/](games[\\/]\w+|generic)[\\/]/
/** Pages that need a thing before all others are given it too. */
const COMMON = 3

/** Whoever imports it, directly or by way of others, from the start; not what is fetched later. */
export function importersOf(id: string, context: Context): Set<string> {
  const found = new Set([id])
  for (const each of found) for (const importer of context.getModuleInfo(each)?.importers ?? []) found.add(importer)
  return found
}

/** Itself a page, or a part that is fetched later: it keeps its file, or that would only point at another. */
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
