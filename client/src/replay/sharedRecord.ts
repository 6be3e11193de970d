// A record that another application shared with the installed page, as the service worker left it.

const SHARED = '/replay/shared'
const CACHE = 'shared'

/** The shared text, given once; empty where there is none. */
export async function takeSharedRecord(): Promise<string> {
  if (location.hash !== '#shared' || !('caches' in globalThis)) return ''
  const cache = await caches.open(CACHE)
  const found = await cache.match(SHARED)
  await cache.delete(SHARED)
  return found ? found.text() : ''
}
