// A page without a server or without a network: every request goes to the application in a worker.

import { mount } from 'svelte'
import { learnWords } from '../i18n/translate'
import { notePageTable, pageTables, PLAYING } from '../transport/pageTables'
import { useTransport } from '../transport/transport'
import Banner from './Banner.svelte'
import { keepSite } from './keeping/keepSite'
import { worker } from './workerState.svelte'
import { workerTransport } from './workerTransport'

const HEALTH = '/healthz'
const ASK_AGAIN_MS = 10_000

export type Mode = 'alone' | 'offline'

/** Above every page, so that it covers nothing. */
function showBanner(): void {
  const { body } = document
  mount(Banner, { target: body, ...(body.firstChild && { anchor: body.firstChild }) })
}

export function beAlone(mode: Mode): void {
  worker.hasServer = mode === 'offline'
  useTransport(
    workerTransport({
      holds: (table) => mode === 'alone' || pageTables().includes(table),
      loading: (share) => (worker.share = Math.min(share, 1)),
      made: (table) => mode === 'offline' && notePageTable(table),
      ready: (seconds) => {
        worker.seconds = seconds
        if (mode === 'alone') void keepSite()
      },
      failed: (why) => {
        worker.failed = true
        console.error(why)
      },
      unstored: (why) => (worker.storage = why),
      silent: (silent) => (worker.silent = silent),
    }),
  )
  void learnWords('offline').then(() => showBanner())
  if (mode === 'offline') {
    void navigator.locks?.request(PLAYING, { mode: 'shared' }, () => new Promise(() => undefined))
    watchNetwork()
  }
}

/** Asks now and then whether the server answers again. */
function watchNetwork(): void {
  const ask = async (): Promise<void> => {
    const answer = await fetch(HEALTH, { cache: 'no-store' }).catch(() => null)
    worker.back = answer !== null && (await answer.text()) === 'ok' // no page of a hotel's network
  }
  addEventListener('online', () => void ask())
  setInterval(() => void (document.visibilityState === 'visible' && ask()), ASK_AGAIN_MS)
}
