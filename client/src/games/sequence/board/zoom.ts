// Pinch and wheel zoom of a window; the place under the fingers stays there.

export const SCALES = [1, 1.6, 2.4] as const
const LEAST = 1
const MOST = 3

const within = (scale: number): number => Math.min(MOST, Math.max(LEAST, scale))

/** The scroll position that keeps the spot at `at` when the scale changes. */
export const kept = (scroll: number, at: number, from: number, to: number): number => ((scroll + at) * to) / from - at

/** The next scale of the buttons: bigger or smaller. */
export function stepped(scale: number, bigger: boolean): number {
  const next = bigger ? SCALES.find((each) => each > scale + 0.01) : SCALES.findLast((each) => each < scale - 0.01)
  return next ?? (bigger ? SCALES[SCALES.length - 1] : SCALES[0]) ?? 1
}

interface Spot {
  x: number
  y: number
}

/** Sets the scale and scrolls so that the spot keeps its place. */
export function rescale(
  pane: HTMLElement,
  from: number,
  to: number,
  { x, y }: Spot,
  set: (scale: number) => void,
): void {
  const scale = within(to)
  const [left, top] = [kept(pane.scrollLeft, x, from, scale), kept(pane.scrollTop, y, from, scale)]
  set(scale)
  pane.style.setProperty('--zoom', String(scale))
  pane.scrollTo({ left, top, behavior: 'instant' })
}

const middle = (pane: HTMLElement, [one, other]: [Touch, Touch]): Spot => {
  const box = pane.getBoundingClientRect()
  return { x: (one.clientX + other.clientX) / 2 - box.left, y: (one.clientY + other.clientY) / 2 - box.top }
}

const spread = ([one, other]: [Touch, Touch]): number =>
  Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)

const two = ({ touches: [one, other, third] }: TouchEvent): [Touch, Touch] | null =>
  one && other && !third ? [one, other] : null

/** An attachment: two fingers, or a wheel with Ctrl, change the scale. */
export function pinch(get: () => number, set: (scale: number) => void): (pane: HTMLElement) => () => void {
  return (pane) => {
    let start: { spread: number; scale: number } | null = null
    const began = (event: TouchEvent) => {
      const fingers = two(event)
      start = fingers && { spread: spread(fingers), scale: get() }
    }
    const moved = (event: TouchEvent) => {
      const fingers = two(event)
      if (!fingers || !start) return
      event.preventDefault()
      rescale(pane, get(), (start.scale * spread(fingers)) / start.spread, middle(pane, fingers), set)
    }
    const rolled = (event: WheelEvent) => {
      if (!event.ctrlKey) return
      event.preventDefault()
      const box = pane.getBoundingClientRect()
      const spot = { x: event.clientX - box.left, y: event.clientY - box.top }
      rescale(pane, get(), get() * Math.exp(-event.deltaY / 300), spot, set)
    }
    pane.addEventListener('touchstart', began, { passive: true })
    pane.addEventListener('touchmove', moved, { passive: false })
    pane.addEventListener('wheel', rolled, { passive: false })
    return () => {
      pane.removeEventListener('touchstart', began)
      pane.removeEventListener('touchmove', moved)
      pane.removeEventListener('wheel', rolled)
    }
  }
}
