// Makes a scrollable region focusable while it has something to scroll, so that keys can reach it.

export function scrollable(node: HTMLElement): { destroy: () => void } {
  const measure = () => {
    const more = node.scrollHeight > node.clientHeight + 1 || node.scrollWidth > node.clientWidth + 1
    if (more) node.tabIndex = 0
    else node.removeAttribute('tabindex')
  }
  const sizes = new ResizeObserver(measure)
  const parts = new MutationObserver(measure)
  sizes.observe(node)
  parts.observe(node, { childList: true, subtree: true, characterData: true })
  measure()
  return {
    destroy() {
      sizes.disconnect()
      parts.disconnect()
    },
  }
}
