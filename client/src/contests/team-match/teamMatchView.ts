// Questions about a team match: names, teams, tables and results.

import type { DealInfo, TeamMatchInfo, TeamMatchTable } from '../../api/wire'
import { number, t } from '../../i18n/translate'

/** Entrants' names; equal names are told apart by number. */
export function entrantNames({ entrants }: Pick<TeamMatchInfo, 'entrants'>): string[] {
  const plain = entrants.map(({ name, bot }) => (bot ? t('place-bot', { bot: t(`bot-${bot}`) }) : name || t('guest')))
  return plain.map((name, i) => (plain.indexOf(name) === plain.lastIndexOf(name) ? name : `${name} ${i + 1}`))
}

/** The teams' names, with letters for those without one; a single team where there are none. */
export const sideNames = ({ sides }: Pick<TeamMatchInfo, 'sides'>): string[] =>
  sides.length
    ? sides.map((name, side) => name || t('team-match-team', { letter: 'AB'.charAt(side) }))
    : [t('team-match-duplicate-who')]

/** The members of a team, by number. */
export const teamOf = ({ entrants }: Pick<TeamMatchInfo, 'entrants'>, side: number): number[] =>
  entrants.flatMap((each, at) => (each.here && each.side === side ? [at] : []))

/** The table an entrant plays at: the latest one, or the first that is planned. */
export function tableOf({ sets }: Pick<TeamMatchInfo, 'sets'>, entrant: number | null): TeamMatchTable | undefined {
  const own = sets.flat().filter(({ players }) => entrant !== null && players.includes(entrant))
  return own.findLast(({ laid }) => laid) ?? own[0]
}

/** All results of a seat in a deal, the best first. */
export function inSeat(
  { sets }: Pick<TeamMatchInfo, 'sets'>,
  { results, shares, rounds }: Pick<DealInfo, 'results' | 'shares' | 'rounds'>,
  deal: number,
  seat: number,
) {
  const tables = sets.filter((set) => set.every(({ scores }) => scores))[deal] ?? []
  const all = tables.map(({ table, players }, at) => ({
    table,
    player: players[seat] ?? -1,
    result: results[at]?.[seat] ?? 0,
    share: shares[at]?.[seat] ?? 0,
    rounds: rounds[at],
  }))
  return all.sort((one, other) => other.result - one.result)
}

/** A difference with its sign. */
export const signed = (value: number): string => number(value, { maximumFractionDigits: 2, signDisplay: 'exceptZero' })

/** The team that won a table; null for a draw or an unknown result. */
export function winnerAt(
  { entrants }: Pick<TeamMatchInfo, 'entrants'>,
  { players, scores }: TeamMatchTable,
): number | null {
  const seat = scores?.indexOf(1) ?? -1
  const player = players[seat]
  return player === undefined ? null : (entrants[player]?.side ?? null)
}

/** The order with two neighbours swapped. */
export function moved(order: readonly number[], at: number, by: 1 | -1): number[] {
  const changed = [...order]
  const [one, other] = [changed[at], changed[at + by]]
  if (one !== undefined && other !== undefined) [changed[at], changed[at + by]] = [other, one]
  return changed
}

/** Milliseconds until the next poll; null once it is over. */
export const pollDelayOf = ({ state }: Pick<TeamMatchInfo, 'state'>): number | null => (state === 'over' ? null : 3_000)

/** Up to which round the tables of a deal compare: all of them, and the two that went on longest; null without rounds. */
export function comparedRounds({ rounds }: Pick<DealInfo, 'rounds'>): { all: number; longest: number } | null {
  const sorted = [...rounds].sort((one, other) => other - one)
  const [, longest] = sorted
  const all = sorted.at(-1)
  return longest === undefined || all === undefined ? null : { all, longest }
}
