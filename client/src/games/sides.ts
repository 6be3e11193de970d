// Sides and open hands of a view: shared by tables, replays and lessons.

import type { GameScreen, SeatInfo, View } from './screen'

type Viewed = View | null | undefined

/** The mark of a seat; its own before there is a view, or where team mates share none. */
export const markOf = (screen: GameScreen | null, view: Viewed, seat: number): number =>
  screen?.mark && view ? screen.mark(seat, view) : seat

/** The name of a seat's team; undefined where teams have no names. */
export function teamNames(screen: GameScreen | null, view: Viewed): ((seat: number) => string) | undefined {
  const named = screen?.team
  return named && view ? (seat) => named(seat, view) : undefined
}

/** Merges everything the seats see into one view, where the board shows that; else the view given. */
export const openView = (
  screen: GameScreen | null,
  view: View | undefined,
  views: readonly View[] | undefined,
  seat: number,
): View | undefined => (views && screen?.open ? screen.open(views, seat) : view)

/** Seats with the names that are shown. */
export const namedSeats = <S extends Pick<SeatInfo, 'name'>>(seats: readonly S[], names: readonly string[]): S[] =>
  seats.map((seat, i) => ({ ...seat, name: names[i] ?? seat.name }))
