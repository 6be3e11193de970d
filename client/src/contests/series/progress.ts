// The progress of a series in words and numbers.

import type { Held } from '../../lobby/mySeats'
import type { ContestInfo, ContestRound } from '../../api/wire'
import { list, t } from '../../i18n/translate'

/** Players' names; equal names and guests are told apart by number. */
export function playerNames({ players }: Pick<ContestInfo, 'players'>): string[] {
  const plain = players.map(({ name, bot }) => (bot ? t('place-bot', { bot: t(`bot-${bot}`) }) : name || t('guest')))
  return plain.map((name, i) => (plain.indexOf(name) === plain.lastIndexOf(name) ? name : `${name} ${i + 1}`))
}

const named = (names: string[], fits: (player: number) => boolean): string =>
  list(names.filter((_, player) => fits(player)))

/** The state or result of a game. */
export function outcomeOf({ state, points }: ContestRound, names: string[]): string {
  if (!points) return state === 'over' ? '' : t(`contest-${state}`)
  return points.includes(1)
    ? t('contest-won-by', { names: named(names, (player) => points[player] === 1) })
    : t('contest-drawn')
}

/** Names the winner in the end. */
export function verdictOf(scores: readonly number[], names: string[]): string {
  const winner = scores.indexOf(1)
  if (winner >= 0) return t('contest-winner', { name: names[winner] ?? '' })
  if (scores.every((score) => score === 0.5)) return t('contest-ended-drawn')
  return t('contest-shared', { names: named(names, (player) => scores[player] === 0.5) })
}

/** The title of a series: by its form, or as the game's rule book calls it. */
export const titleOf = ({ book, game, form, count }: ContestInfo): string =>
  book ? t(`${game}-contest-${form}`) : t(`contest-title-${form}`, { count })

/** The seat at the latest table for a player of an earlier game: one token opens every game of a contest. */
export function seatNow({ rounds, game }: ContestInfo, heldAt: (table: string) => Held | undefined): Held | null {
  const last = rounds.at(-1)
  for (const { table, players } of rounds) {
    const held = heldAt(table)
    const player = held?.seat === null || held === undefined ? undefined : players[held.seat]
    if (last && held && player !== undefined)
      return { id: last.table, game, seat: last.players.indexOf(player), token: held.token, read: 0 }
  }
  return null
}

/** Milliseconds until the next poll; null once it is decided. */
export function pollDelayOf({ verdict, next_in: seconds }: ContestInfo): number | null {
  if (verdict) return null
  return seconds === null ? 3_000 : Math.min(1_000, seconds * 1_000 + 100)
}
