// Keeps the screen of this device on, where the browser can.

/** Until the returned function is called; asked for again whenever the page is shown again. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | undefined
  let over = false
  const ask = async () => {
    if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
    const found = await navigator.wakeLock.request('screen').catch(() => undefined)
    if (over) void found?.release()
    else lock = found
  }
  const shown = () => void ask()
  document.addEventListener('visibilitychange', shown)
  void ask()
  return () => {
    over = true
    document.removeEventListener('visibilitychange', shown)
    void lock?.release()
  }
}
