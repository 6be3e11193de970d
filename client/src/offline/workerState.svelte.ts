// How far the application in the worker has come, for the sentence on the start page.

export const worker = $state({
  /** Share of the bytes that have come. */
  share: 0,
  /** How long it took until the application answered; 0: not yet. */
  seconds: 0,
  failed: false,
})
