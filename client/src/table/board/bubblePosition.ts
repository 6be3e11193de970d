// Places a bubble: near its element, inside the board, covering as few buttons as possible.

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** Something to leave visible, with a weight. */
export interface Obstacle {
  box: Box
  weight: number
}

export interface Size {
  width: number
  height: number
}

export interface Spot {
  left: number
  top: number
  /** On which side of the place it lies. */
  side: 'above' | 'below' | 'beside'
}

const GAP = 10
/** The weight of the place itself, above all others. */
const PLACE = 50

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most))

const shared = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top))

/** Candidates: above and below, centred or aligned to a side, then beside; the first of equals wins. */
function spots({ width, height }: Size, place: Box): Spot[] {
  const middle = { left: (place.left + place.right - width) / 2, top: (place.top + place.bottom - height) / 2 }
  const lefts = [middle.left, place.left, place.right - width]
  const above = lefts.map((left): Spot => ({ left, top: place.top - GAP - height, side: 'above' }))
  const below = lefts.map((left): Spot => ({ left, top: place.bottom + GAP, side: 'below' }))
  const beside = [place.right + GAP, place.left - GAP - width].map((left): Spot => ({
    left,
    top: middle.top,
    side: 'beside',
  }))
  return [...above, ...below, ...beside]
}

export function spotFor(size: Size, place: Box, within: Box, obstacles: readonly Obstacle[]): Spot {
  const all = [...obstacles, { box: place, weight: PLACE }]
  const cost = ({ left, top }: Spot): number => {
    const bubble = { left, top, right: left + size.width, bottom: top + size.height }
    return all.reduce((sum, { box, weight }) => sum + weight * shared(bubble, box), 0)
  }
  const inside = spots(size, place).map(({ left, top, side }) => ({
    side,
    left: clamp(left, within.left, within.right - size.width),
    top: clamp(top, within.top, within.bottom - size.height),
  }))
  return inside.reduce((best, each) => (cost(each) < cost(best) ? each : best))
}
