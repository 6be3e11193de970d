// Roving tab index: arrow keys move within a group, Tab enters and leaves it at the last position.

const FORTH = ['ArrowRight', 'ArrowDown']
const BACK = ['ArrowLeft', 'ArrowUp']

/** With `newest`, Tab enters a growing list at its end. */
export function roving(group: HTMLElement, newest = false): { destroy: () => void } {
  const stops = () => [...group.querySelectorAll<HTMLElement>('[data-stop]')]

  function settle(here?: HTMLElement | null) {
    const all = stops()
    const fresh = newest && !group.contains(document.activeElement) ? all.at(-1) : undefined
    const current = here ?? fresh ?? all.find(({ tabIndex }) => tabIndex === 0) ?? all[0]
    for (const stop of all) stop.tabIndex = stop === current ? 0 : -1
  }

  function aim(key: string, all: HTMLElement[], at: number): HTMLElement | undefined {
    if (key === 'Home') return all[0]
    if (key === 'End') return all.at(-1)
    const step = FORTH.includes(key) ? 1 : BACK.includes(key) ? -1 : 0
    return step ? all[Math.min(all.length - 1, Math.max(0, at + step))] : undefined
  }

  function key(event: KeyboardEvent) {
    const all = stops()
    const at = all.indexOf(event.target as HTMLElement)
    const wanted = at < 0 ? undefined : aim(event.key, all, at)
    if (!wanted) return
    event.preventDefault()
    wanted.focus()
  }

  const focused = (event: FocusEvent) => settle((event.target as HTMLElement).closest<HTMLElement>('[data-stop]'))
  const watch = new MutationObserver(() => settle())
  group.addEventListener('keydown', key)
  group.addEventListener('focusin', focused)
  watch.observe(group, { childList: true, subtree: true })
  settle()
  return {
    destroy() {
      watch.disconnect()
      group.removeEventListener('keydown', key)
      group.removeEventListener('focusin', focused)
    },
  }
}
