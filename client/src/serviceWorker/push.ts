/// <reference lib="webworker" />
// Messages by push in the service worker. A message has the shape that Safari shows by itself ("declarative push").

interface Told {
  title: string
  body?: string
  lang?: string
  navigate?: string
  tag?: string
}

/** Something is shown for every message: browsers take the permission from a page that stays silent. */
const UNREADABLE: Told = { title: 'Pelipöytä' }

function read(text: string): Told {
  try {
    const { notification } = JSON.parse(text) as { notification?: Partial<Told> }
    return notification && typeof notification.title === 'string' ? (notification as Told) : UNREADABLE
  } catch {
    return UNREADABLE
  }
}

/** The page that a message leads to: its path at this site, whatever host the message names. */
export function pageOf(navigate: unknown, origin: string): string {
  try {
    const { pathname, hash } = new URL(String(navigate ?? '/notices'), origin)
    return pathname.startsWith('/') ? origin + pathname + hash : `${origin}/notices`
  } catch {
    return `${origin}/notices`
  }
}

export async function onPush(worker: ServiceWorkerGlobalScope, text: string): Promise<void> {
  const { title, body = '', lang, navigate, tag } = read(text)
  await worker.registration.showNotification(title, {
    body,
    icon: '/icon.svg',
    badge: '/icon.svg',
    data: { page: pageOf(navigate, worker.location.origin) },
    ...(lang && { lang }),
    ...(tag && { tag, renotify: true }),
  } as NotificationOptions)
}

/** Focuses the page that is open already, or opens it. */
export async function onClick(worker: ServiceWorkerGlobalScope, notification: Notification): Promise<void> {
  notification.close()
  const { page } = notification.data as { page: string }
  const open = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = open.find(({ url }) => url === page) ?? open[0]
  if (!there) return void (await worker.clients.openWindow(page))
  await there.focus()
  if (there.url !== page) there.postMessage({ go: page })
}

/** Subscribes anew with the same key; the page sends the new address when it is opened next. */
export async function onSubscriptionChange(worker: ServiceWorkerGlobalScope): Promise<void> {
  const former = await worker.registration.pushManager.getSubscription()
  const key = former?.options.applicationServerKey
  if (key) await worker.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  for (const page of await worker.clients.matchAll({ type: 'window' })) page.postMessage({ subscribe: true })
}
