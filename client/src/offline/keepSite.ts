// Keeps this site on the device by a service worker, so that its page opens without a network.

const WORKER = '/sw.js'

/** Asks the service worker to keep all files of the site; where there is none, the site works all the same. */
export async function keepSite(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  try {
    await navigator.serviceWorker.register(WORKER, { scope: '/' })
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage({ type: 'keep-site' })
  } catch {
    // Private windows and plain http have none.
  }
}
