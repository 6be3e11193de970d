// Keeps the client and its Python on the device, one cache a version, and answers from what was kept.
//
// A version is used once all of its files are there, so that a page never mixes two. A site without a server always
// answers from what was kept; the page of a server asks its server first.

/** A cache of one version; it is complete once it holds the list. */
const SITE = 'site-'
const PAGE = '/index.html'
export const LIST = '/offline/site.json'
/** A page that is asked for with this works without its server at once. */
const OFFLINE = 'offline'
/** Tells client/src/main.ts that the server was not reached. */
const MARK = '<meta name="pelipoyta" content="offline">'
/** Longest time for a server to begin its answer, before the kept page is shown. */
const PATIENCE_MS = 6_000
/** Files that are fetched at the same time: hundreds are small, and each waits for the network. */
const AT_ONCE = 6
const PROXY_FAILURES = [502, 503, 504]

/** Every file of a site, written by `pelipoyta.offline.site`. */
interface Site {
  version: string
  /** True if the site has no server. */
  alone: boolean
  /** By path: bytes to fetch, and a digest. */
  files: Record<string, [bytes: number, digest: string]>
}

export type Told =
  | { type: 'keeping'; share: number }
  | { type: 'kept'; version: string; replaced: boolean }
  | { type: 'keep-failed'; full: boolean }

type Tell = (told: Told) => void

const siteIn = async (cache: Cache): Promise<Site | undefined> => {
  const list = await cache.match(LIST)
  return list && ((await list.json()) as Site)
}

async function readSites(): Promise<[Cache, Site][]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(SITE)).reverse()
  const found: [Cache, Site][] = []
  for (const name of names) {
    const cache = await caches.open(name)
    const site = await siteIn(cache)
    if (site) found.push([cache, site])
  }
  return found
}

let sites: Promise<[Cache, Site][]> | undefined

/** Complete versions, the newest first; read once for many requests. */
const keptSites = (): Promise<[Cache, Site][]> => (sites ??= readSites())

async function copied(path: string, digest: string, from: readonly [Cache, Site][]): Promise<Response | undefined> {
  for (const [cache, site] of from) if (site.files[path]?.[1] === digest) return cache.match(path)
  return undefined
}

async function fetched(path: string, came: (bytes: number) => void): Promise<Response> {
  const response = await fetch(path, { cache: 'no-cache' })
  if (!response.ok || !response.body) throw new Error(`${path}: ${response.status}`)
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        came(chunk.length)
        controller.enqueue(chunk)
      },
    }),
  )
  return new Response(counted, { headers: response.headers })
}

async function fill(cache: Cache, site: Site, former: readonly [Cache, Site][], tell: Tell): Promise<void> {
  const total = Object.values(site.files).reduce((sum, [bytes]) => sum + bytes, 0)
  let have = 0
  const came = (bytes: number): void => tell({ type: 'keeping', share: Math.min((have += bytes) / total, 1) })
  const left = Object.entries(site.files)
  const fillOne = async (path: string, bytes: number, digest: string): Promise<void> => {
    if (await cache.match(path)) return came(bytes)
    const here = await copied(path, digest, former)
    if (here) came(bytes)
    await cache.put(path, here ?? (await fetched(path, came)))
  }
  const fillSome = async (): Promise<void> => {
    for (let next = left.pop(); next; next = left.pop()) {
      await fillOne(next[0], ...next[1]).catch((error: unknown) => {
        left.length = 0
        throw error
      })
    }
  }
  const ends = await Promise.allSettled(Array.from({ length: AT_ONCE }, fillSome))
  for (const end of ends) if (end.status === 'rejected') throw end.reason
}

/** The version that was used so far stays for pages that are open; older ones go. */
async function forget(kept: string): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(SITE) && name !== kept)
  const open: string[] = []
  for (const name of names) if (await siteIn(await caches.open(name))) open.push(name)
  for (const name of names) if (name !== open.at(-1)) await caches.delete(name)
}

let keeping: Promise<void> | undefined

async function keep(tell: Tell): Promise<void> {
  const response = await fetch(LIST, { cache: 'no-cache' })
  if (!response.ok) throw new Error(`${LIST}: ${response.status}`)
  const site = (await response.clone().json()) as Site
  const former = await keptSites()
  const name = SITE + site.version
  const cache = await caches.open(name)
  if (!(await siteIn(cache))) {
    await fill(cache, site, former, tell)
    await cache.put(LIST, response)
    await forget(name)
    sites = undefined
  }
  tell({ type: 'kept', version: site.version, replaced: former.length > 0 && former[0]?.[1].version !== site.version })
}

/** Fetches the newest version; what has come of it before is not fetched again. */
export function keepSite(tell: Tell): Promise<void> {
  keeping ??= keep(tell)
    .catch(async (error: unknown) => {
      const full = error instanceof DOMException && error.name === 'QuotaExceededError'
      if (full) await dropUnfinished()
      tell({ type: 'keep-failed', full })
    })
    .finally(() => (keeping = undefined))
  return keeping
}

/** Frees the space of versions that did not fit. */
async function dropUnfinished(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith(SITE) && !(await siteIn(await caches.open(name)))) await caches.delete(name)
  }
}

async function offlinePage(cache: Cache): Promise<Response | undefined> {
  const page = await cache.match(PAGE)
  if (!page) return undefined
  const text = (await page.text()).replace('</head>', `${MARK}</head>`)
  return new Response(text, { headers: page.headers })
}

const late = (): Promise<never> =>
  new Promise((_, reject) => setTimeout(() => reject(new Error('the server is late')), PATIENCE_MS))

/** The server's page; the kept one where the server is not reached. */
async function pageOf(request: Request, [cache]: [Cache, Site]): Promise<Response> {
  if (!new URL(request.url).searchParams.has(OFFLINE)) {
    try {
      const response = await Promise.race([fetch(request), late()])
      if (!PROXY_FAILURES.includes(response.status)) return response
    } catch {
      // No network.
    }
  }
  return (await offlinePage(cache)) ?? fetch(request)
}

/** True if the service worker has a say in a request. */
export function concerns({ method, url }: Request, origin: string): boolean {
  const { origin: of, pathname } = new URL(url)
  return method === 'GET' && of === origin && !pathname.startsWith('/api/')
}

/** Answers with what was kept; a site that was never kept is asked over the network. */
export async function answer(request: Request): Promise<Response> {
  const kept = await keptSites()
  const newest = kept[0]
  if (request.mode === 'navigate') {
    if (!newest) return fetch(request)
    return newest[1].alone ? ((await newest[0].match(PAGE)) ?? fetch(request)) : pageOf(request, newest)
  }
  const { pathname } = new URL(request.url)
  for (const [cache] of kept) {
    const found = await cache.match(pathname)
    if (found) return found
  }
  return fetch(request)
}
