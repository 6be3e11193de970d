// Attention of the reader: the page is visible, and was touched within a minute.

const LATELY_MS = 60_000
let touched = 0
let listening = false

const touch = (): void => void (touched = Date.now())

/** Begins to notice touches, keys and scrolling; called by what asks later. */
export function noticeTouches(): void {
  if (listening) return
  listening = true
  touch()
  for (const kind of ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart']) {
    addEventListener(kind, touch, { passive: true, capture: true })
  }
}

export const isAtPage = (): boolean => !document.hidden && Date.now() - touched < LATELY_MS
