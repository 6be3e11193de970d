// Arrow keys between tabs, from the last to the first too.

export function walkTabs<T extends string>(
  event: KeyboardEvent,
  tabs: readonly T[],
  tab: T,
  choose: (tab: T) => void,
): void {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? tabs.length - 1 : 0
  const next = tabs[(tabs.indexOf(tab) + step) % tabs.length]
  if (!step || !next) return
  choose(next)
  document.getElementById(`tab-${next}`)?.focus()
}
