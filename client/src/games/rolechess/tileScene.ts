// The tile's scene: the end of a real game between two bots, its pieces and events.

import type { Event, Kind, Piece, Standing } from './types'

const man = (seat: number, kind: Kind, number: number): Piece => ({ seat, kind, number })

const on = (cell: number | null, energy: number, piece: Piece): Standing => ({ piece, cell, energy })

/** The energy each kind of piece began with. */
export const FULL: Record<Kind, number> = { emperor: 9, adjutant: 25, knight: 21, guard: 15, lackey: 7 }

export const MEN: readonly Standing[] = [
  on(0, 15, man(0, 'guard', 1)),
  on(null, 0, man(0, 'knight', 1)),
  on(31, 17, man(0, 'adjutant', 1)),
  on(3, 9, man(0, 'emperor', 1)),
  on(16, 25, man(0, 'adjutant', 2)),
  on(5, 21, man(0, 'knight', 2)),
  on(6, 15, man(0, 'guard', 2)),
  on(14, 7, man(0, 'lackey', 1)),
  on(8, 5, man(0, 'lackey', 2)),
  on(9, 7, man(0, 'lackey', 3)),
  on(null, 0, man(0, 'lackey', 4)),
  on(11, 7, man(0, 'lackey', 5)),
  on(12, 7, man(0, 'lackey', 6)),
  on(13, 7, man(0, 'lackey', 7)),
  on(48, 15, man(1, 'guard', 1)),
  on(null, 0, man(1, 'knight', 1)),
  on(15, 25, man(1, 'adjutant', 1)),
  on(45, 9, man(1, 'emperor', 1)),
  on(38, 25, man(1, 'adjutant', 2)),
  on(21, 9, man(1, 'knight', 2)),
  on(42, 15, man(1, 'guard', 2)),
  on(41, 7, man(1, 'lackey', 1)),
  on(34, 7, man(1, 'lackey', 2)),
  on(39, 5, man(1, 'lackey', 3)),
  on(null, 0, man(1, 'lackey', 4)),
  on(37, 7, man(1, 'lackey', 5)),
  on(36, 7, man(1, 'lackey', 6)),
  on(35, 7, man(1, 'lackey', 7)),
]

export const EVENTS: readonly Event[] = [
  { type: 'Moved', piece: man(0, 'adjutant', 2), src: 16, dst: 40 },
  { type: 'Attacked', piece: man(0, 'adjutant', 2), src: 40, foe: man(1, 'lackey', 3), target: 39 },
  { type: 'Joined', piece: man(0, 'adjutant', 1), src: 31 },
  {
    type: 'Struck',
    pieces: [man(0, 'adjutant', 2), man(0, 'adjutant', 1)],
    target: 39,
    dice: [3, 4],
    factors: [5, 5],
    total: 35,
  },
  {
    type: 'Defended',
    piece: man(1, 'lackey', 3),
    cell: 39,
    die: 1,
    factor: 3,
    total: 3,
    attack: 35,
    loss: 32,
    left: 0,
  },
  { type: 'Captured', piece: man(1, 'lackey', 3), cell: 39, by: man(0, 'adjutant', 2) },
  { type: 'Advanced', piece: man(0, 'adjutant', 2), src: 40, dst: 39 },
  { type: 'Moved', piece: man(0, 'adjutant', 2), src: 39, dst: 46 },
  { type: 'Attacked', piece: man(0, 'adjutant', 2), src: 46, foe: man(1, 'emperor', 1), target: 45 },
  { type: 'Struck', pieces: [man(0, 'adjutant', 2)], target: 45, dice: [5], factors: [5], total: 25 },
  {
    type: 'Defended',
    piece: man(1, 'emperor', 1),
    cell: 45,
    die: 5,
    factor: 8,
    total: 40,
    attack: 25,
    loss: 0,
    left: 9,
  },
  { type: 'Moved', piece: man(1, 'emperor', 1), src: 45, dst: 44 },
  { type: 'Moved', piece: man(0, 'adjutant', 2), src: 46, dst: 45 },
  { type: 'Attacked', piece: man(0, 'adjutant', 2), src: 45, foe: man(1, 'emperor', 1), target: 44 },
  { type: 'Struck', pieces: [man(0, 'adjutant', 2)], target: 44, dice: [6], factors: [5], total: 30 },
  {
    type: 'Defended',
    piece: man(1, 'emperor', 1),
    cell: 44,
    die: 1,
    factor: 8,
    total: 8,
    attack: 30,
    loss: 22,
    left: 0,
  },
  { type: 'Captured', piece: man(1, 'emperor', 1), cell: 44, by: man(0, 'adjutant', 2) },
]
