// Connection of requests and WebSockets to a server: over the network, or the application in this page's worker.

import ReconnectingWebSocket from 'partysocket/ws'
import { pageTables } from './pageTables'

/** The part of WebSocket that is used, so that tests and a worker can replace the network. */
export interface Socket {
  send: (text: string) => void
  close: () => void
  reconnect: () => void
  addEventListener: (type: 'open' | 'close' | 'message', heard: (event: { data?: unknown }) => void) => void
}

export interface Transport {
  /** False in a page without a server: there are no other people. */
  readonly reachesOthers: boolean
  /** True if a table is where this leads: at the server, or in this browser's own storage. */
  holds: (table: string) => boolean
  fetch: (path: string, init?: RequestInit) => Promise<Response>
  dial: (path: string) => Socket
}

const scheme = (): string => (location.protocol === 'https:' ? 'wss:' : 'ws:')

const network: Transport = {
  reachesOthers: true,
  holds: (table) => !pageTables().includes(table),
  fetch: (path, init) => fetch(path, init),
  dial: (path) =>
    new ReconnectingWebSocket(`${scheme()}//${location.host}${path}`, [], {
      minReconnectionDelay: 300,
      maxReconnectionDelay: 2_000,
      reconnectionDelayGrowFactor: 1.6,
      connectionTimeout: 6_000,
      maxEnqueuedMessages: 0,
    }) as Socket,
}

let current = network

export const transport = (): Transport => current

export const useTransport = (next: Transport): void => {
  current = next
}
