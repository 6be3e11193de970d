// Position of a sheet on a narrow board: never over the asking card, nor over the touched one.

export interface Span {
  top: number
  bottom: number
}

export interface Wish {
  /** The touched element, which stays visible; without one the sheet lies at the bottom. */
  near?: Element | undefined
  /** True if a bubble beside the touched element says why an action is not allowed. */
  refused?: boolean | undefined
}

const EDGE = 4
const APART = 8
/** Room for the bubble beside the touched element. */
const BUBBLE = 92
/** Lower than this a sheet is unreadable: then only the question stays visible. */
const LEAST = 200

/** The longest stretch of the board free of these. */
export function freeSpan(board: Span, kept: readonly Span[]): Span {
  const end = { top: board.bottom, bottom: board.bottom }
  let best = { top: board.top, bottom: board.top }
  let from = board.top
  for (const { top, bottom } of [...kept.toSorted((one, other) => one.top - other.top), end]) {
    const to = Math.min(top, board.bottom)
    if (to - from > best.bottom - best.top) best = { top: from, bottom: to }
    from = Math.max(from, bottom)
  }
  return best
}

/** The style of a sheet: as far as possible from the touched element, or at the lower end of its stretch. */
export function layOver(board: Span, asked: readonly Span[], touched?: Span, refused = false): string {
  const apart = refused ? BUBBLE : APART
  const kept = touched ? [{ top: touched.top - apart, bottom: touched.bottom + apart }] : []
  const beside = freeSpan(board, [...asked, ...kept])
  const { top, bottom } = beside.bottom - beside.top < LEAST ? freeSpan(board, asked) : beside
  const isAbove = touched && bottom <= touched.bottom
  const place = isAbove ? `top: ${top - board.top + EDGE}px` : `bottom: ${board.bottom - bottom + EDGE}px`
  return `${place}; max-height: ${bottom - top - 2 * EDGE}px`
}

/** Places an element over the board while there is a wish, again whenever the board or its question changes. */
export function lying(sheet: HTMLElement, wish: Wish | null) {
  let wanted = wish
  const table = sheet.closest<HTMLElement>('.table')

  function lie() {
    if (!wanted || !table) return sheet.removeAttribute('style')
    const asked = [...table.querySelectorAll('.because')].map((each) => each.getBoundingClientRect())
    const touched = wanted.near?.isConnected ? wanted.near.getBoundingClientRect() : undefined
    sheet.style.cssText = layOver(table.getBoundingClientRect(), asked, touched, wanted.refused)
  }

  // The board grows and shrinks with the prompt bar, and a card may begin to ask.
  const watch = new ResizeObserver(lie)
  for (const each of [table, table?.querySelector('.near')]) if (each) watch.observe(each)
  lie()
  return {
    update(next: Wish | null) {
      wanted = next
      lie()
    },
    destroy: () => watch.disconnect(),
  }
}
