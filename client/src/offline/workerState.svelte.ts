// Progress of the application in the worker, for the sentence on the start page.

export const worker = $state({
  /** Share of the bytes that have come. */
  share: 0,
  /** Seconds until the application answered; 0: not yet. */
  seconds: 0,
  failed: false,
  /** Reason why nothing can be stored; empty while it can. */
  storage: '' as '' | 'full' | 'denied',
  /** True if there is a server that the games go back to. */
  hasServer: false,
  /** True if it has not answered for a while: the browser may have ended it. */
  silent: false,
  /** True if the server answers again. */
  back: false,
})
