// True if several people play on this device in turn: then nothing is offered that one of them has stored here.

let shared = false

export const isShared = (): boolean => shared

/** Says so until the returned function is called. */
export function shareDevice(): () => void {
  shared = true
  return () => void (shared = false)
}
