/// <reference lib="webworker" />
// The service worker: shows messages that come by push. One function an event, so that offline use can join it.

import { onClick, onPush, onSubscriptionChange } from './push'

declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('push', (event) => event.waitUntil(onPush(self, event.data?.text() ?? '')))
self.addEventListener('notificationclick', (event) => event.waitUntil(onClick(self, event.notification)))
self.addEventListener('pushsubscriptionchange', (event) =>
  (event as ExtendableEvent).waitUntil(onSubscriptionChange(self)),
)
