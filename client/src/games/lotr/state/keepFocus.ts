// Keeps the focus on the board: when the focused element disappears, the nearest one gets it.

interface Held {
  card: string | undefined
  code: string | undefined
  group: Element | null
}

let quiet = false

/** True while the board rather than the player moves the focus: then nothing is enlarged. */
export const isQuiet = (): boolean => quiet

export function focusQuietly(target: HTMLElement | null | undefined): void {
  quiet = true
  target?.focus({ preventScroll: true })
  quiet = false
}

const isGone = (target: Element): boolean =>
  !target.isConnected || (target instanceof HTMLButtonElement && target.disabled)

export function keepFocus(board: HTMLElement): { destroy: () => void } {
  let held: Held | null = null

  const find = (selector: string, within: ParentNode = board) => within.querySelector<HTMLElement>(selector)

  /** The same card elsewhere, another of its group, an answer beside the prompt, or anything that can be chosen. */
  function nearest({ card, code, group }: Held): HTMLElement | null {
    return (
      (card ? find(`[data-card="${card}"]`) : null) ??
      (code ? find(`[data-code="${code}"]`) : null) ??
      (group?.isConnected ? find('[data-stop][tabindex="0"]', group) : null) ??
      document.querySelector<HTMLElement>('.ledge .buttons button:not(:disabled)') ??
      find('[data-lit]')
    )
  }

  function came({ target }: FocusEvent) {
    if (!(target instanceof HTMLElement)) return
    held = { card: target.dataset.card, code: target.dataset.code, group: target.closest('[role="toolbar"]') }
  }

  /** A player who moves the focus away is not called back. */
  function left({ target }: FocusEvent) {
    setTimeout(() => {
      if (target instanceof Element && !isGone(target) && !board.contains(document.activeElement)) held = null
    })
  }

  const watch = new MutationObserver(() => {
    if (held && document.activeElement === document.body) focusQuietly(nearest(held))
  })
  board.addEventListener('focusin', came)
  board.addEventListener('focusout', left)
  watch.observe(board, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] })
  return {
    destroy() {
      watch.disconnect()
      board.removeEventListener('focusin', came)
      board.removeEventListener('focusout', left)
    },
  }
}
