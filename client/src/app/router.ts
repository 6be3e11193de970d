// Client-side router: a path to a page and back; links inside the client do not reload it.

import { createSubscriber } from 'svelte/reactivity'
import type { RoundInfo } from '../api/wire'
import { ROUTES } from './routes'

type Route = (typeof ROUTES)[number]
type PathOf<Name> = Extract<Route, readonly [Name, string]>[1]
type ParametersOf<Path> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | ParametersOf<Rest> : never

/** A page with the parameters of its paths; one that its path does not have is empty. */
export type Page =
  { [Name in Route[0]]: { page: Name } & Record<ParametersOf<PathOf<Name>>, string> }[Route[0]] | { page: 'not-found' }

const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean)

const namesIn = (route: string): string[] => [...route.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

/** The parameters of all paths of a page, without values. */
const noParameters = (page: Route[0]): Record<string, string> =>
  Object.fromEntries(
    ROUTES.filter(([name]) => name === page).flatMap(([, route]) => namesIn(route).map((name) => [name, ''])),
  )

/** The path segments that `{name}` stands for; null where the path does not fit the route. */
function parametersIn(route: string, segments: readonly string[]): Record<string, string> | null {
  const parts = segmentsOf(route)
  if (parts.length !== segments.length) return null
  const found: Record<string, string> = {}
  for (const [i, part] of parts.entries()) {
    const segment = segments[i] ?? ''
    if (part.startsWith('{')) found[part.slice(1, -1)] = segment
    else if (part !== '*' && part !== segment) return null
  }
  return found
}

export function pageOf(path: string): Page {
  const segments = segmentsOf(path).map(decodeURIComponent)
  for (const [page, route] of ROUTES) {
    const found = parametersIn(route, segments)
    if (found) return { page, ...noParameters(page), ...found } as Page
  }
  return { page: 'not-found' }
}

/** Names the last moment of a replay where its number is not known. */
export const END = 'end'

/** Opens a replay with all hands shown. */
export const OPEN_HANDS = '?hands'

/** Opens a replay at the game's analysis. */
export const ANALYSIS = '?study'

/** Path of a page: the first of its routes with exactly these parameters, filled in. */
function pathTo(page: Route[0], parameters: Readonly<Record<string, string>> = {}): string {
  const wanted = Object.keys(parameters).sort().join()
  const route = ROUTES.find(([name, path]) => name === page && namesIn(path).sort().join() === wanted)
  return (route?.[1] ?? '/').replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parameters[name] ?? ''))
}

export const pathOf = {
  start: () => pathTo('start'),
  lobby: () => pathTo('lobby'),
  /** A new table: for friends by its link, or open to everybody. */
  newTable: (game: string, open = false) => `${pathTo('new-table', { game })}${open ? '?open' : ''}`,
  table: (id: string) => pathTo('table', { id }),
  /** A new table at which everyone sits around this device. */
  newOneDevice: (game: string) => pathTo('new-one-device', { game }),
  /** A table whose players use this device in turn. */
  oneDevice: (id: string) => pathTo('one-device', { id }),
  /** The public side of a table, for a large screen. */
  bigScreen: (id: string) => pathTo('big-screen', { id }),
  newHelper: (game: string) => pathTo('new-helper', { game }),
  /** A helper for the real pieces, which several devices can open. */
  helper: (game: string, id: string) => pathTo('helper', { game, id }),
  print: (game: string) => pathTo('print', { game }),
  decks: (game: string) => pathTo('decks', { game }),
  series: (id: string) => pathTo('series', { id }),
  newTournament: (game: string) => pathTo('new-tournament', { game }),
  tournament: (id: string) => pathTo('tournament', { id }),
  /** The page of the contest that a table belongs to. */
  contest: ({ contest, tournament, meeting: teamMatch }: RoundInfo): string =>
    teamMatch ? pathOf.teamMatch(contest) : tournament ? pathOf.tournament(contest) : pathOf.series(contest),
  newTeamMatch: (game: string) => pathTo('new-team-match', { game }),
  teamMatch: (id: string) => pathTo('team-match', { id }),
  newDuplicate: (game: string) => pathTo('new-duplicate', { game }),
  /** A replay from its start or from a move, as one viewer saw it. */
  replay: (id: string, move?: number, eyes = '') =>
    `${pathTo('replay', { id })}${move === undefined ? '' : `/${move}`}${eyes ? `#${eyes}` : ''}`,
  /** The end of a game with everything that was hidden. */
  openHands: (id: string) => `${pathTo('replay', { id })}/${END}${OPEN_HANDS}#all`,
  analysis: (id: string) => `${pathTo('replay', { id })}${ANALYSIS}`,
  record: () => pathTo('record'),
  history: () => pathTo('history'),
  /** Leads back to `next` after signing in, whose fragment stays one; `fresh` begins with a new account. */
  signIn: (next = '', fresh = false) => {
    const [path = '', fragment = ''] = next.split('#')
    const query = new URLSearchParams({ ...(path && { next: path }), ...(fresh && { new: '' }) }).toString()
    return `${pathTo('sign-in')}${query && `?${query}`}${fragment && `#${fragment}`}`
  },
  account: () => pathTo('account'),
  person: (name: string) => pathTo('person', { name }),
  privacy: () => pathTo('privacy'),
  ratings: () => pathTo('ratings'),
  friends: () => pathTo('friends'),
  notices: () => pathTo('notices'),
  club: (id: string) => pathTo('club', { id }),
  sanctions: () => pathTo('sanctions'),
  newLeague: (game: string) => pathTo('new-league', { game }),
  league: (id: string) => pathTo('league', { id }),
  learn: (game: string, lesson = '') => pathTo('learn', lesson ? { game, lesson } : { game }),
  /** Page that puts a variant of the game together. */
  variants: (game: string) => pathTo('variants', { game }),
  puzzles: (game: string, puzzle = '') => pathTo('puzzles', puzzle ? { game, puzzle } : { game }),
  /** A player's mistakes in a finished game, asked once more. */
  mistakes: (id: string) => pathTo('mistakes', { id }),
  rules: (game: string, rule?: string) => `${pathTo('rules', { game })}${rule ? `#${rule}` : ''}`,
}

/** The kind of contest, as the locale keys of tables spell it. */
export const contestKind = ({ tournament, meeting: teamMatch }: RoundInfo): 'team-match' | 'tournament' | 'series' =>
  teamMatch ? 'team-match' : tournament ? 'tournament' : 'series'

let changed = (): void => undefined
const follow = createSubscriber((update) => {
  changed = update
  const listen = (): void => update()
  addEventListener('popstate', listen)
  return () => removeEventListener('popstate', listen)
})

function safePage(path: string): Page {
  try {
    return pageOf(path)
  } catch {
    return { page: 'not-found' }
  }
}

export function currentPage(): Page {
  follow()
  return safePage(location.pathname)
}

export function go(path: string): void {
  if (path !== location.pathname + location.search + location.hash) history.pushState(null, '', path)
  changed()
  scrollTo(0, 0)
}

const ours = (link: HTMLAnchorElement): boolean =>
  link.origin === location.origin && !link.target && !link.download && !link.pathname.startsWith('/api/')

/** Handles a click on a link inside the client, anywhere in the page. */
export function followLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  if (!link?.href || !plain || event.defaultPrevented || !ours(link)) return
  if (link.pathname === location.pathname && link.hash) return
  if ('full' in link.dataset) return // loads the page anew
  event.preventDefault()
  go(link.pathname + link.search + link.hash)
}
