// Keeps a site that needs no server (`pelipoyta site`), and answers from what was kept.

const KEPT = 'site'
const PAGE = '/index.html'
/** Every file of the site by its path, written by `pelipoyta site`. */
const LIST = '/offline/site.json'

/** Fetches every file of the site that is not kept yet, and forgets those of former versions. */
export async function keepSite(): Promise<void> {
  const response = await fetch(LIST, { cache: 'no-cache' })
  if (!response.ok) return
  const wanted = (await response.json()) as string[]
  const cache = await caches.open(KEPT)
  const known = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  for (const path of wanted) {
    // Names of built files change with what they hold; the others are fetched anew.
    if (!path.startsWith('/assets/') || !known.has(path)) await cache.add(new Request(path, { cache: 'no-cache' }))
  }
  for (const path of known) if (!wanted.includes(path)) await cache.delete(path)
}

const isPage = (request: Request): boolean => request.mode === 'navigate'

/** The kept answer to a request, or undefined: the network answers. */
async function keptAnswer(request: Request): Promise<Response | undefined> {
  const cache = await caches.open(KEPT)
  return cache.match(isPage(request) ? PAGE : new URL(request.url).pathname)
}

/** Whether the service worker has a say in a request. */
export function concerns({ method, url }: Request, origin: string): boolean {
  const { origin: of, pathname } = new URL(url)
  return method === 'GET' && of === origin && !pathname.startsWith('/api/')
}

/** Answers with what was kept; a site that was never kept is asked over the network. */
export const answer = async (request: Request): Promise<Response> => (await keptAnswer(request)) ?? fetch(request)
