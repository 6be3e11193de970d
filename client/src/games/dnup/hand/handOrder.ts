// The player's own order of the hand, which only this browser knows.

import type { Card } from '../types'

export interface Held {
  key: number
  card: Card
}

export type Sorting = 'active' | 'passive' | 'free'

export const isSame = (one: Card, other: Card): boolean => one.up === other.up && one.down === other.down

export const turned = ({ up, down }: Card): Card => ({ up: down, down: up })

/** A hand turned half round: what was first and upright is last and upside down. */
export const turnedHand = (held: readonly Held[]): Held[] =>
  held.map(({ key, card }) => ({ key, card: turned(card) })).reverse()

/** The hand as it is now: cards that stayed keep their place and key, new ones come last. */
export function follow(held: readonly Held[], hand: readonly Card[], nextKey: () => number): Held[] {
  const left = [...hand]
  const stayed = held.filter(({ card }) => {
    const found = left.findIndex((each) => isSame(each, card))
    if (found >= 0) left.splice(found, 1)
    return found >= 0
  })
  return [...stayed, ...left.map((card) => ({ key: nextKey(), card }))]
}

const BY: Record<Exclude<Sorting, 'free'>, (card: Card) => number> = {
  active: ({ up, down }) => up * 16 + down,
  passive: ({ up, down }) => down * 16 + up,
}

export function sorted(held: readonly Held[], sorting: Sorting): Held[] {
  if (sorting === 'free') return [...held]
  const rank = BY[sorting]
  return [...held].sort((one, other) => rank(one.card) - rank(other.card))
}

export function moved(held: readonly Held[], from: number, to: number): Held[] {
  const rest = held.filter((_, i) => i !== from)
  const card = held[from]
  return card ? [...rest.slice(0, to), card, ...rest.slice(to)] : rest
}

export interface Layout {
  places: { x: number; y: number }[]
  height: number
}

/** Visible part of an overlapped card, in pixels: sideways for a thumb and downwards for both values. */
const SHOWN = 34
const ROW = 0.61

/** The position of each card: as few rows as leave a thumb's width of every card, as even as possible. */
export function layOut(count: number, width: number, card: number): Layout {
  const most = Math.max(1, Math.floor((width - card) / SHOWN) + 1)
  const rows = Math.max(1, Math.ceil(count / most))
  const each = Math.ceil(count / rows)
  const tall = card * 1.44
  const places = Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / each)
    const inRow = Math.min(each, count - row * each)
    const step = Math.min(card + 6, inRow > 1 ? (width - card) / (inRow - 1) : 0)
    const start = (width - step * (inRow - 1) - card) / 2
    return { x: start + (i % each) * step, y: row * tall * ROW }
  })
  return { places, height: tall * (1 + (rows - 1) * ROW) }
}

/** The place nearest to a point, measured from the middle of the cards. */
export function nearest({ places }: Layout, x: number, y: number): number {
  const far = places.map((place) => Math.hypot(place.x - x, (place.y - y) * 1.5))
  return far.indexOf(Math.min(...far))
}
