// Places by seat and area: seats around the table, and sets in front of them.

import type { Card, Deed, Spot, View } from '../types'

export const slotOf = (view: View, { seat, area }: Spot): number => seat * view.areas + area - 1

export const setAt = (view: View, spot: Spot): readonly Card[] => view.table[slotOf(view, spot)] ?? []

export const deedAt = (view: View, spot: Spot): Deed | null => view.deeds[slotOf(view, spot)] ?? null

/** The other seats in order of play; a spectator sees all of them. */
export function othersOf(view: View, seat: number | null): number[] {
  const all = view.counts.map((_, each) => each)
  return seat === null ? all : [...all.slice(seat + 1), ...all.slice(0, seat)]
}

/** A player's areas in the same order for every player: area 1 on the right, as the reader's own is (DNUP-8.1). */
export const spotsOf = (view: View, seat: number): Spot[] =>
  Array.from({ length: view.areas }, (_, i) => ({ seat, area: view.areas - i }))

/** The last action of a seat; with two areas that of its last area. */
export function lastDeed(view: View, seat: number): Deed | null {
  const acting = view.turn === seat && view.stage === 'play'
  const order = acting && view.area === 2 ? [1, 2] : [2, 1]
  const deeds = order.filter((area) => area <= view.areas).map((area) => deedAt(view, { seat, area }))
  return deeds.find((deed) => deed !== null) ?? null
}

/** So few cards that the hand may be gone in a turn. */
const FEW = 3

export const isLow = (view: View, seat: number): boolean => {
  const count = view.counts[seat] ?? 0
  return view.stage === 'play' && count > 0 && count <= FEW
}
