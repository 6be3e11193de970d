// Messages by push in this browser: whether it can, asking for it, and keeping the subscription known to the server.

import { go } from '../app/router'
import { recall, remember } from '../browser/storage/storage'
import { isFlag } from '../browser/storage/validate'
import { whoAmI } from '../account/session.svelte'
import { fetchSettings, subscribe, unsubscribe } from './noticesApi'
import { followAsGuest } from './person'

const WANTED = 'push-wanted'
const WORKER = '/sw.js'

export type PushState = 'on' | 'off' | 'denied' | 'unable' | 'phone' | 'insecure'

/** True if this is an iPhone or iPad, where push works from the home screen alone. */
const needsHomeScreen = (): boolean =>
  /iP(hone|ad|od)/.test(navigator.userAgent) || (navigator.userAgent.includes('Mac') && navigator.maxTouchPoints > 1)

const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** Push notices in this browser: possible or not, on or off. */
export async function pushState(): Promise<PushState> {
  if (!isSecureContext) return 'insecure'
  if (!canPush()) return needsHomeScreen() ? 'phone' : 'unable'
  if (Notification.permission === 'denied') return 'denied'
  const found = await (await registration())?.pushManager.getSubscription()
  return found && recall(WANTED, false, isFlag) ? 'on' : 'off'
}

const registration = (): Promise<ServiceWorkerRegistration | undefined> =>
  navigator.serviceWorker.getRegistration(WORKER)

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))

function isSameKey(subscription: PushSubscription, key: Uint8Array): boolean {
  const known = subscription.options.applicationServerKey
  return known === null || new Uint8Array(known).join() === key.join()
}

/** The browser's subscription by this server's key; one by a former key is replaced. */
async function subscribed(pushKey: string): Promise<PushSubscription> {
  await navigator.serviceWorker.register(WORKER, { scope: '/' })
  const { pushManager } = await navigator.serviceWorker.ready
  const key = bytesOf(pushKey)
  const known = await pushManager.getSubscription()
  if (known && isSameKey(known, key)) return known
  await known?.unsubscribe()
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
}

async function send(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON()
  await subscribe({ endpoint: endpoint ?? '', p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' })
}

/** Asks the browser's own question, and subscribes; only after the reader asked for it. */
export async function startPush(pushKey?: string): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') return pushState()
  const key = pushKey ?? (await fetchSettings()).push_key
  await send(await subscribed(key))
  remember(WANTED, true)
  followAsGuest(!(await whoAmI()))
  void import('./guestSeats').then(({ followHeld }) => followHeld())
  return 'on'
}

export async function stopPush(): Promise<PushState> {
  remember(WANTED, false)
  const found = await (await registration())?.pushManager.getSubscription()
  if (found) {
    await unsubscribe(found.endpoint)
    await found.unsubscribe()
  }
  return 'off'
}

/** At every start: sends the subscription again, or lost ones would stay silent; and closes what is seen. */
export async function keepPush(): Promise<void> {
  if (!canPush() || !recall(WANTED, false, isFlag) || Notification.permission !== 'granted') return
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ go?: string; subscribe?: true }>) => {
    if (data.go) go(new URL(data.go).pathname)
    if (data.subscribe) void renew().catch(() => undefined)
  })
  await renew()
}

const renew = async (): Promise<void> => send(await subscribed((await fetchSettings()).push_key))

/** Closes the messages of tables where nothing waits any more, when the page comes to the front. */
export async function closeStale(links: ReadonlySet<string>): Promise<void> {
  if (!canPush()) return
  for (const shown of (await (await registration())?.getNotifications()) ?? []) {
    const { page } = (shown.data ?? {}) as { page?: string }
    if (page && !links.has(new URL(page).pathname)) shown.close()
  }
}
