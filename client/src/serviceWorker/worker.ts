/// <reference lib="webworker" />
// The service worker: shows messages that come by push, keeps the site for use without a network, takes shared records.

import { onClick, onPush, onSubscriptionChange } from './push'
import { isShared, takeShared } from './shared'
import { answer, concerns, keepSite, type Told } from './site'

declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('push', (event) => event.waitUntil(onPush(self, event.data?.text() ?? '')))
self.addEventListener('notificationclick', (event) => event.waitUntil(onClick(self, event.notification)))
self.addEventListener('pushsubscriptionchange', (event) =>
  (event as ExtendableEvent).waitUntil(onSubscriptionChange(self)),
)

async function tellAll(told: Told): Promise<void> {
  for (const page of await self.clients.matchAll({ type: 'window', includeUncontrolled: true })) page.postMessage(told)
}

self.addEventListener('message', (event) => {
  if ((event.data as { type?: string } | null)?.type === 'keep-site') {
    event.waitUntil(keepSite((told) => void tellAll(told)))
  }
})
self.addEventListener('fetch', (event) => {
  if (isShared(event.request)) event.respondWith(takeShared(event.request, self.location.origin))
  else if (concerns(event.request, self.location.origin)) event.respondWith(answer(event.request))
})
