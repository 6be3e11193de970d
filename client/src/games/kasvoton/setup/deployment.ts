// The planned deployment, kept in this browser until the cards are placed.

import { COLUMNS, columnOf, rowOf } from '../field/geometry'
import { isRoyal, rankOf } from '../names'
import type { Action, View } from '../types'
import type { Legal } from '../state/pick'

/** The face on each cell. The cell -1 is the right player's middle card, whose place the left player chooses. */
export type Draft = ReadonlyMap<number, number>

export const ELSEWHERE = -1

export type Formation = 'wall' | 'wedge' | 'wings'
export const FORMATIONS: readonly Formation[] = ['wall', 'wedge', 'wings']

/** Preferred place of a card, forward and central: 0 to 1. */
type Wish = readonly [front: number, centre: number]

const STRENGTH = (rank: number): number => (rank === 14 ? 1 : rank <= 10 ? rank / 10 : 0.5)

const WISHES: Record<Formation, (rank: number) => Wish> = {
  wall: (rank) => (rank === 5 ? [1, 0.4] : rank >= 6 && rank <= 10 ? [1, 0.7] : rank === 1 ? [1, 0.1] : [0.2, 0.5]),
  wedge: (rank) => (rank === 1 ? [1, 0] : [STRENGTH(rank) > 0.4 ? 1 : 0.3, STRENGTH(rank)]),
  wings: (rank) => (rank === 1 ? [1, 0.6] : [STRENGTH(rank) > 0.4 ? 1 : 0.3, 1 - STRENGTH(rank)]),
}

const ROYAL_WISHES: Record<number, Wish> = { 13: [0, 0.6], 12: [0, 0.7], 11: [0.1, 0.6] }

const wishOf = (formation: Formation, rank: number): Wish => ROYAL_WISHES[rank] ?? WISHES[formation](rank)

const isFront = (cell: number): boolean => rowOf(cell) === 1 || rowOf(cell) === 4

/** 1 in the middle of the cells, 0 at their ends. */
function centreOf(cell: number, cells: readonly number[]): number {
  const columns = cells.filter((each) => each >= 0).map(columnOf)
  const [low, high] = [Math.min(...columns), Math.max(...columns)]
  return 1 - Math.abs(columnOf(cell) - (low + high) / 2) / Math.max(1, (high - low) / 2)
}

function unease(cell: number, cells: readonly number[], [front, centre]: Wish): number {
  if (cell < 0) return 1.2
  return 2 * Math.abs(front - Number(isFront(cell))) + Math.abs(centre - centreOf(cell, cells))
}

/** Royals and strong cards are placed first. */
const firstToChoose = (a: number, b: number): number => Number(isRoyal(b)) - Number(isRoyal(a)) || b - a

/** A ready-made formation of these cards. */
export function formed(formation: Formation, faces: readonly number[], cells: readonly number[]): Draft {
  const free = [...cells]
  const draft = new Map<number, number>()
  for (const face of [...faces].sort(firstToChoose)) {
    const wish = wishOf(formation, rankOf(face))
    const best = free.reduce((one, other) => (unease(other, cells, wish) < unease(one, cells, wish) ? other : one))
    free.splice(free.indexOf(best), 1)
    draft.set(best, face)
  }
  return draft
}

export function shuffled(
  faces: readonly number[],
  cells: readonly number[],
  random: () => number = Math.random,
): Draft {
  const left = [...faces]
  return new Map(cells.map((cell) => [cell, left.splice(Math.floor(random() * left.length), 1)[0] ?? 0]))
}

export function swapped(draft: Draft, one: number, other: number): Draft {
  const [a, b] = [draft.get(one), draft.get(other)]
  return a === undefined || b === undefined ? draft : new Map([...draft, [one, b], [other, a]])
}

/** Left and right swapped within the own cells. */
export function mirrored(draft: Draft): Draft {
  const cells = [...draft.keys()].filter((cell) => cell >= 0)
  const columns = cells.map(columnOf)
  const span = Math.min(...columns) + Math.max(...columns)
  const image = (cell: number) => rowOf(cell) * COLUMNS + span - columnOf(cell)
  return new Map([...draft].map(([cell, face]) => [cell, draft.get(image(cell)) ?? face]))
}

/** The cells in the order a saved formation keeps them: as the player sees them, on either side. */
export function asSeen(cells: readonly number[], seat: number): number[] {
  const columns = cells.filter((cell) => cell >= 0).map(columnOf)
  const isHalf = Math.max(...columns) <= 6 || Math.min(...columns) >= 6
  // Half a field is read from its outer flank, so that all four halves read alike.
  const mirror = isHalf ? Math.min(...columns) >= 6 : seat % 2 === 1
  const rank = (cell: number) =>
    cell < 0 ? 999 : Number(isFront(cell)) * 100 + (mirror ? -columnOf(cell) : columnOf(cell))
  return [...cells].sort((a, b) => rank(a) - rank(b))
}

export const saved = (draft: Draft, seat: number): number[] =>
  asSeen([...draft.keys()], seat).map((cell) => draft.get(cell) ?? 0)

/** A saved formation with the present cards: the same where possible, else the nearest in rank. */
export function restored(
  faces: readonly number[],
  cells: readonly number[],
  plan: readonly number[],
  seat: number,
): Draft {
  const left = [...faces]
  const places = asSeen(cells, seat).map((cell, i) => ({ cell, wanted: plan[i] ?? 0 }))
  const draft = new Map<number, number>()
  const take = (cell: number, face: number | undefined) => {
    if (face === undefined) return
    left.splice(left.indexOf(face), 1)
    draft.set(cell, face)
  }
  for (const { cell, wanted } of places) if (left.includes(wanted)) take(cell, wanted)
  for (const { cell, wanted } of places.filter((place) => !draft.has(place.cell)))
    take(
      cell,
      left.reduce(
        (a, b) => (Math.abs(rankOf(b) - rankOf(wanted)) < Math.abs(rankOf(a) - rankOf(wanted)) ? b : a),
        left[0] ?? 0,
      ),
    )
  return draft
}

/** The cells for the player's cards, from the view; of two possible middle cells, one. */
export function cellsOf(view: View, middle: number | null): number[] {
  const count = view.hand.length + view.cards.filter(({ cell }) => view.berths.includes(cell)).length
  const spare = view.berths.slice(count - 1)
  const cells = spare.length > 1 ? [...view.berths.slice(0, count - 1), middle ?? spare[0] ?? 0] : [...view.berths]
  return cells.length < count ? [...cells, ELSEWHERE] : cells
}

/** The middle cells a left player of four may choose from. */
export const middleChoice = (view: View): readonly number[] => {
  const count = view.hand.length + view.cards.filter(({ cell }) => view.berths.includes(cell)).length
  return view.berths.length > count ? view.berths.slice(count - 1) : []
}

/** The next card to place: the table says which cell, the deployment which card. */
export function march(legal: readonly Legal[], draft: Draft): Action | null {
  const place = legal.find(({ action }) => action.type === 'Place' && draft.get(action.cell) === action.face)
  return (place ?? legal.find(({ action }) => action.type === 'Ready'))?.action ?? null
}
