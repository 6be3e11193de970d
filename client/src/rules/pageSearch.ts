// Search on a rules page: hides parts without a match, highlights matches where the browser can.

const LIT = 'sought'

const plain = (text: string): string => text.toLocaleLowerCase()

/** Every text node inside, with the ranges of the words. */
function rangesOf(root: Element, wanted: string): Range[] {
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const found: Range[] = []
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const text = plain(node.textContent ?? '')
    for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
      const range = new Range()
      range.setStart(node, at)
      range.setEnd(node, at + wanted.length)
      found.push(range)
    }
  }
  return found
}

const holds = (element: Element, wanted: string): boolean => plain(element.textContent ?? '').includes(wanted)

/**
 * Hides parts (`[data-part]`) and items (`[data-item]`) without the words and highlights the matches; a part whose
 * heading matches is shown whole. Returns the number of matches; null without a search.
 */
export function seek(root: Element, words: string): number | null {
  const wanted = plain(words.trim())
  for (const part of root.querySelectorAll<HTMLElement>('[data-part]')) {
    const whole = !wanted || holds(part.querySelector('h2') ?? part, wanted)
    part.hidden = !whole && !holds(part, wanted)
    for (const item of part.querySelectorAll<HTMLElement>('[data-item]')) item.hidden = !whole && !holds(item, wanted)
  }
  if (!('highlights' in CSS)) return wanted ? rangesOf(root, wanted).length : null
  CSS.highlights.delete(LIT)
  if (!wanted) return null
  const ranges = rangesOf(root, wanted).filter(
    ({ startContainer }) => !startContainer.parentElement?.closest('[hidden]'),
  )
  CSS.highlights.set(LIT, new Highlight(...ranges))
  return ranges.length
}

/** Removes all highlights. */
export const forget = (): void => {
  if ('highlights' in CSS) CSS.highlights.delete(LIT)
}
