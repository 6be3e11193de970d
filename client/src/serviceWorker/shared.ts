// A record that another application shared with the installed page: kept till the page of records takes it.

/** As in the manifest, and in client/src/replay/sharedRecord.ts: this file shares no module with the pages. */
const SHARED = '/replay/shared'
const CACHE = 'shared'
const RECORDS = '/replay#shared'

export const isShared = ({ method, url }: Request): boolean => method === 'POST' && new URL(url).pathname === SHARED

/** Keeps the shared file or text, and leads to the page of records. */
export async function takeShared(request: Request, origin: string): Promise<Response> {
  const form = await request.formData()
  const file = form.get('record')
  const text = file instanceof File ? await file.text() : String(form.get('text') ?? '')
  const cache = await caches.open(CACHE)
  await cache.put(SHARED, new Response(text))
  return Response.redirect(origin + RECORDS, 303)
}
