// A page without a server: every request goes to the application in a worker.

import { useTransport } from '../transport/transport'
import { keepSite } from './keepSite'
import { worker } from './workerState.svelte'
import { workerTransport } from './workerTransport'

export function beAlone(): void {
  useTransport(
    workerTransport({
      loading: (share) => (worker.share = Math.min(share, 1)),
      ready: (seconds) => {
        worker.seconds = seconds
        void keepSite()
      },
      failed: (why) => {
        worker.failed = true
        console.error(why)
      },
    }),
  )
}
