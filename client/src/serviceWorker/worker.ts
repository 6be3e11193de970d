/// <reference lib="webworker" />
// The service worker: shows messages that come by push, and keeps a site that needs no server.

import { onClick, onPush, onSubscriptionChange } from './push'
import { answer, concerns, keepSite } from './site'

declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('push', (event) => event.waitUntil(onPush(self, event.data?.text() ?? '')))
self.addEventListener('notificationclick', (event) => event.waitUntil(onClick(self, event.notification)))
self.addEventListener('pushsubscriptionchange', (event) =>
  (event as ExtendableEvent).waitUntil(onSubscriptionChange(self)),
)
self.addEventListener('message', (event) => {
  if ((event.data as { type?: string } | null)?.type === 'keep-site') event.waitUntil(keepSite())
})
self.addEventListener('fetch', (event) => {
  if (concerns(event.request, self.location.origin)) event.respondWith(answer(event.request))
})
