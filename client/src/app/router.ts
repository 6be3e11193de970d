// Client-side router: a path to a page and back; links inside the client do not reload it.

import { createSubscriber } from 'svelte/reactivity'
import type { RoundInfo } from '../api/wire'
import { ROUTES } from './routes'

export type Page =
  | { page: 'start' }
  | { page: 'new'; game: string }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string }
  | { page: 'record' }
  | { page: 'history' }
  | { page: 'rules'; game: string }
  | { page: 'event'; id: string }
  | { page: 'organise'; game: string }
  | { page: 'tournament'; id: string }
  | { page: 'new-meeting'; game: string }
  | { page: 'new-duplicate'; game: string }
  | { page: 'meeting'; id: string }
  | { page: 'decks'; game: string }
  | { page: 'learn'; game: string; lesson: string }
  | { page: 'lost' }

export function pageOf(path: string): Page {
  const segments = path.split('/').filter(Boolean).map(decodeURIComponent)
  for (const [page, route] of ROUTES) {
    const found = parametersOf(route, segments)
    if (found) return { page, ...(page === 'learn' ? { lesson: '' } : {}), ...found } as Page
  }
  return { page: 'lost' }
}

/** The path segments that `{name}` stands for; null where the path does not fit the route. */
function parametersOf(route: string, segments: string[]): Record<string, string> | null {
  const parts = route.split('/').filter(Boolean)
  if (parts.length !== segments.length) return null
  const found: Record<string, string> = {}
  for (const [i, part] of parts.entries()) {
    const segment = segments[i] ?? ''
    if (part.startsWith('{')) found[part.slice(1, -1)] = segment
    else if (part !== '*' && part !== segment) return null
  }
  return found
}

/** Names the last moment of a replay where its number is not known. */
export const END = 'end'

/** Opens a replay with all hands shown. */
export const HANDS = '?hands'

/** Opens a replay at the game's analysis. */
export const STUDY = '?study'

export const pathOf = {
  start: () => '/',
  fresh: (game: string) => `/new/${encodeURIComponent(game)}`,
  table: (id: string) => `/t/${encodeURIComponent(id)}`,
  decks: (game: string) => `/decks/${encodeURIComponent(game)}`,
  event: (id: string) => `/e/${encodeURIComponent(id)}`,
  organise: (game: string) => `/tournament/new/${encodeURIComponent(game)}`,
  tournament: (id: string) => `/tournament/${encodeURIComponent(id)}`,
  /** The page of the contest that a table belongs to. */
  contest: ({ contest, tournament, meeting }: RoundInfo): string =>
    meeting ? pathOf.meeting(contest) : tournament ? pathOf.tournament(contest) : pathOf.event(contest),
  newMeeting: (game: string) => `/team-match/new/${encodeURIComponent(game)}`,
  meeting: (id: string) => `/team-match/${encodeURIComponent(id)}`,
  newDuplicate: (game: string) => `/team-match/new/${encodeURIComponent(game)}/duplicate`,
  /** A replay from its start or from a move, as one viewer saw it. */
  replay: (id: string, move?: number, eyes = '') =>
    `/t/${encodeURIComponent(id)}/replay${move === undefined ? '' : `/${move}`}${eyes ? `#${eyes}` : ''}`,
  /** The end of a game with everything that was hidden. */
  laidOpen: (id: string) => `/t/${encodeURIComponent(id)}/replay/${END}${HANDS}#all`,
  study: (id: string) => `/t/${encodeURIComponent(id)}/replay${STUDY}`,
  record: () => '/replay',
  history: () => '/history',
  learn: (game: string, lesson = '') =>
    `/learn/${encodeURIComponent(game)}${lesson ? `/${encodeURIComponent(lesson)}` : ''}`,
  rules: (game: string, rule?: string) => `/rules/${encodeURIComponent(game)}${rule ? `#${rule}` : ''}`,
}

/** The kind of contest, as the locale keys of tables spell it. */
export const kindOf = ({ tournament, meeting }: RoundInfo): 'team-match' | 'tournament' | 'series' =>
  meeting ? 'team-match' : tournament ? 'tournament' : 'series'

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
    return { page: 'lost' }
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
  event.preventDefault()
  go(link.pathname + link.search + link.hash)
}
