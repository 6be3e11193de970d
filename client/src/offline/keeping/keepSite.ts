// Keeps this site on the device by a service worker, so that its page opens without a network.

import type { Told } from '../../serviceWorker/site'
import { keptGames } from '../../history/playedGames'
import { keeping } from './keeping.svelte'

const WORKER = '/sw.js'
const LIST = '/offline/site.json'
const SITE = 'site-'

function take(told: Told): void {
  if (told.type === 'keeping') Object.assign(keeping, { state: 'coming', share: told.share })
  else if (told.type === 'kept') Object.assign(keeping, { state: 'kept', replaced: keeping.replaced || told.replaced })
  else if (told.type === 'keep-failed') keeping.state = told.full ? 'full' : 'failed'
}

let listening = false

function listen(): void {
  if (listening) return
  listening = true
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<Told>) => take(data))
}

/** True if a whole version is kept here. */
async function isKept(): Promise<boolean> {
  for (const name of await caches.keys()) {
    if (name.startsWith(SITE) && (await (await caches.open(name)).match(LIST))) return true
  }
  return false
}

/** Asks the service worker to keep the newest version; where there is none, the site works all the same. */
export async function keepSite(): Promise<void> {
  try {
    listen()
    if (keeping.state !== 'kept') keeping.state = 'coming'
    await navigator.serviceWorker.register(WORKER, { scope: '/' })
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage({ type: 'keep-site' })
  } catch {
    keeping.state = 'failed'
  }
}

const isSaving = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true

/** True if games can be kept here: not in private windows, on plain http, or where the server has not built them. */
async function canKeep(): Promise<boolean> {
  if (!('serviceWorker' in navigator) || !('caches' in globalThis)) return false
  return (await fetch(LIST, { method: 'HEAD' }).catch(() => null))?.ok ?? false
}

/** Says what is kept; renews it, and fetches it after the first game unless the reader saves data. */
export async function lookAtKept(): Promise<void> {
  if (keeping.state !== 'unknown') return
  const kept = 'caches' in globalThis && (await isKept().catch(() => false))
  if (kept) keeping.state = 'kept'
  else keeping.state = (await canKeep()) ? 'none' : 'unable'
  const played = keptGames().some(({ state }) => state === 'over')
  if (kept || (keeping.state === 'none' && played && !isSaving())) await keepSite()
}
