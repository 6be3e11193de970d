// The new-table form as data: choices, validation, and the request to send.

import type { Brings, NewTable, Place } from '../../api/tables'
import type { GameInfo, OptionSpec } from '../../api/wire'
import { smallest } from '../quickStart'

export interface Draft {
  seats: number
  places: Place[]
  options: Record<string, unknown>
  /** The deck chosen for each seat, if any. */
  wanted: (string | undefined)[]
}

/** The locale key and arguments of an invalid option. */
export interface Complaint {
  key: 'option-whole' | 'option-bounds' | 'option-least' | 'option-most'
  args: Record<string, number>
}

export const freshDraft = (game: GameInfo): Draft => ({
  seats: smallest(game),
  places: placesFor(smallest(game), ['me']),
  options: Object.fromEntries(plainOptions(game).map(({ name, default: value }) => [name, value])),
  wanted: [],
})

/** The options of the table, without those that each player brings. */
export const plainOptions = (game: GameInfo): OptionSpec[] => game.options.filter((spec) => !spec.private)

export const broughtOption = (game: GameInfo): OptionSpec | undefined => game.options.find((spec) => spec.private)

/** Keeps the seated, and leaves new seats open. */
export const placesFor = (seats: number, before: Place[]): Place[] =>
  Array.from({ length: seats }, (_, i) => before[i] ?? 'open')

export const resize = (draft: Draft, seats: number): Draft => ({
  ...draft,
  seats,
  places: placesFor(seats, draft.places),
})

/** A person sits in one seat: taking another leaves the first open. */
export const seatAt = (draft: Draft, seat: number, place: Place): Draft => ({
  ...draft,
  places: draft.places.map((old, i) => (i === seat ? place : place === 'me' && old === 'me' ? 'open' : old)),
})

export const fillOpen = (draft: Draft, place: Place): Draft => ({
  ...draft,
  places: draft.places.map((old) => (old === 'open' ? place : old)),
})

function outOfBounds({ min, max }: OptionSpec): Complaint {
  if (min !== undefined && max !== undefined) return { key: 'option-bounds', args: { min, max } }
  return min !== undefined ? { key: 'option-least', args: { min } } : { key: 'option-most', args: { max: max ?? 0 } }
}

export function complaintAbout(spec: OptionSpec, value: unknown): Complaint | null {
  if (spec.kind !== 'int') return null
  if (typeof value !== 'number' || !Number.isInteger(value)) return { key: 'option-whole', args: {} }
  const fits = value >= (spec.min ?? value) && value <= (spec.max ?? value)
  return fits ? null : outOfBounds(spec)
}

export const isSound = (game: GameInfo, draft: Draft): boolean =>
  plainOptions(game).every((spec) => complaintAbout(spec, draft.options[spec.name]) === null)

/** The options that differ from the game's defaults. */
const changedOptions = (game: GameInfo, draft: Draft): Record<string, unknown> =>
  Object.fromEntries(
    plainOptions(game)
      .filter((spec) => draft.options[spec.name] !== spec.default)
      .map(({ name }) => [name, draft.options[name]]),
  )

/** The request with variants among its options. */
export const withVariants = (table: NewTable, variants: readonly string[]): NewTable =>
  variants.length ? { ...table, options: { ...table.options, variants } } : table

/** The request for a new table; `brings` gives the private options of seats that are not open. */
export const asTable = (game: GameInfo, draft: Draft, name: string, brings?: (seat: number) => Brings): NewTable => ({
  game: game.id,
  seats: draft.seats,
  options: changedOptions(game, draft),
  places: draft.places,
  name,
  ...(brings && { brings: draft.places.map((place, seat) => (place === 'open' ? {} : brings(seat))) }),
})
