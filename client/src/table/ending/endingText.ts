// The result in words: players read of themselves, spectators of names.

import { nameList } from '../../ui/marks/seatMarks'
import type { Result } from '../../api/wire'
import { dashed, has, list, t } from '../../i18n/translate'

/** Most winners that are named; of more, one fewer and the number of others. */
const NAMED = 4

/** The sides of a game, as the result's sentences need them. */
export interface Sides {
  seat: number | null
  names: string[]
  /** Seats of one side have the same number. */
  side: (seat: number) => number
  /** The name of a seat's side, where the game has such names. */
  team?: ((seat: number) => string) | undefined
}

export type Reader = 'won' | 'lost' | 'drawn' | 'over'

const seatsWith = ({ scores }: Result, fits: (score: number) => boolean): number[] =>
  scores.flatMap((score, seat) => (fits(score) ? [seat] : []))

/** A draw has no winners, even where other players have lost before it. */
export const winnersOf = (result: Result): number[] => seatsWith(result, (score) => score === 1)

const losersOf = (result: Result): number[] => seatsWith(result, (score) => score === 0)

/** Result from the reader's side. */
export function readerOf(result: Result, seat: number | null): Reader {
  const score = seat === null ? undefined : result.scores[seat]
  if (score === 0) return 'lost'
  if (score === undefined) return winnersOf(result).length ? 'over' : 'drawn'
  return score === 1 ? 'won' : 'drawn'
}

const sidesOf = (seats: readonly number[], { side }: Sides): number => new Set(seats.map(side)).size

const isTeam = (seats: readonly number[], sides: Sides): boolean => seats.length > 1 && sidesOf(seats, sides) === 1

/** Seats as the subject of a sentence: a team by its name, else players by theirs. */
function called(seats: number[], sides: Sides): string {
  const [first] = seats
  const byTeam = first !== undefined && sides.team && isTeam(seats, sides)
  return byTeam ? (sides.team?.(first) ?? '') : nameList(sides.names, seats)
}

/**
 * Names the player who resigned, where that ended the game: the reader, a team mate, or someone of the side (old games
 * do not say).
 */
function gaveUp({ by }: Result, { seat }: Sides, mates: number): 'you' | 'mate' | 'side' {
  if (by === undefined || by === null) return mates === 1 ? 'you' : 'side'
  return by === seat ? 'you' : 'mate'
}

const matesOf = (result: Result, { seat, side }: Sides): number =>
  seat === null ? 0 : seatsWith(result, () => true).filter((other) => side(other) === side(seat)).length

/** The winner, from the reader's point of view. */
export function verdict(result: Result, sides: Sides): string {
  const [reader, winners, mates] = [readerOf(result, sides.seat), winnersOf(result), matesOf(result, sides)]
  if (reader === 'won') return t('result-you-won', { mates })
  if (reader === 'lost') return t('result-you-lost', { mates })
  if (reader === 'drawn') return t('result-draw')
  if (sides.team && isTeam(winners, sides)) return t('result-team-won', { team: called(winners, sides) })
  return t('result-won', { names: called(winners, sides), count: winners.length })
}

/**
 * Reason of the game's end, in the words of the rule that ended it. A game may have one sentence for all readers, or
 * none: then the rule's own.
 */
export function reasonOf(result: Result, sides: Sides): string {
  const [winners, losers] = [winnersOf(result), losersOf(result)]
  const reader = winners.length ? readerOf(result, sides.seat) : 'drawn'
  const key = [reader, 'over', 'rule'].map((kind) => `${kind}-${dashed(result.why)}`).find(has)
  if (!key) return ''
  const [mates, named] = [matesOf(result, sides), result.by ?? null]
  return t(key, {
    mates,
    gave: gaveUp(result, sides, mates),
    sides: sidesOf(
      seatsWith(result, () => true),
      sides,
    ),
    winner: called(winners, sides),
    winners: winners.length,
    loser: named === null ? called(losers, sides) : (sides.names[named] ?? ''),
    losers: named === null ? losers.length : 1,
  })
}

/** The members of the winning team where the sentence names only the team; a few by name, the rest by number. */
export function winnersByName(result: Result, sides: Sides): string {
  const winners = winnersOf(result)
  if (!sides.team || !isTeam(winners, sides)) return ''
  const some = winners.length > NAMED ? winners.slice(0, NAMED - 1) : winners
  const rest = winners.length - some.length
  return list([...some.map((seat) => sides.names[seat] ?? ''), ...(rest ? [t('and-others', { count: rest })] : [])])
}
