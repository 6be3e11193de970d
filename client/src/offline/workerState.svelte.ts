// How far the application in the worker has come, for the sentence on the start page.

export const worker = $state({
  /** Share of the bytes that have come. */
  share: 0,
  /** How long it took until the application answered; 0: not yet. */
  seconds: 0,
  failed: false,
  /** Why nothing can be stored; empty while it can. */
  storage: '' as '' | 'full' | 'denied',
  /** Whether there is a server that the games go back to. */
  hasServer: false,
  /** Whether it has not answered for a while: the browser may have ended it. */
  silent: false,
  /** Whether the server answers again. */
  back: false,
})
