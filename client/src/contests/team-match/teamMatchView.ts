// A meeting of hidden tables, as one who looks at it reads it.

import type { DealInfo, MeetingInfo, MeetingTable } from '../../api/wire'
import { number, t } from '../../i18n/translate'

/** Entrants by name; bots as bots; namesakes are told apart by their number. */
export function entrantNames({ entrants }: Pick<MeetingInfo, 'entrants'>): string[] {
  const plain = entrants.map(({ name, bot }) => (bot ? t('place-bot', { bot: t(`bot-${bot}`) }) : name || t('guest')))
  return plain.map((name, i) => (plain.indexOf(name) === plain.lastIndexOf(name) ? name : `${name} ${i + 1}`))
}

/** What the teams are called, those without a name by a letter; where there are none, all are one. */
export const sideNames = ({ sides }: Pick<MeetingInfo, 'sides'>): string[] =>
  sides.length
    ? sides.map((name, side) => name || t('meeting-team', { letter: 'AB'.charAt(side) }))
    : [t('meeting-duplicate-who')]

/** Who is in a team, by number. */
export const teamOf = ({ entrants }: Pick<MeetingInfo, 'entrants'>, side: number): number[] =>
  entrants.flatMap((each, at) => (each.here && each.side === side ? [at] : []))

/** The table an entrant plays at: the last that is laid, or the first that will be. */
export function tableOf({ sets }: Pick<MeetingInfo, 'sets'>, entrant: number | null): MeetingTable | undefined {
  const own = sets.flat().filter(({ players }) => entrant !== null && players.includes(entrant))
  return own.findLast(({ laid }) => laid) ?? own[0]
}

/** All who had a seat in a deal, the best first. */
export function inSeat(
  { sets }: Pick<MeetingInfo, 'sets'>,
  { results, shares }: Pick<DealInfo, 'results' | 'shares'>,
  deal: number,
  seat: number,
) {
  const tables = sets.filter((set) => set.every(({ scores }) => scores))[deal] ?? []
  const all = tables.map(({ table, players }, at) => ({
    table,
    player: players[seat] ?? -1,
    result: results[at]?.[seat] ?? 0,
    share: shares[at]?.[seat] ?? 0,
  }))
  return all.sort((one, other) => other.result - one.result)
}

/** A difference with its sign, as people write it. */
export const signed = (value: number): string => number(value, { maximumFractionDigits: 2, signDisplay: 'exceptZero' })

/** Which team has won a table; null: neither has, or nothing is told yet. */
export function winnerAt(
  { entrants }: Pick<MeetingInfo, 'entrants'>,
  { players, scores }: MeetingTable,
): number | null {
  const seat = scores?.indexOf(1) ?? -1
  const player = players[seat]
  return player === undefined ? null : (entrants[player]?.side ?? null)
}

/** The same order with two that stand side by side changed over. */
export function moved(order: readonly number[], at: number, by: 1 | -1): number[] {
  const changed = [...order]
  const [one, other] = [changed[at], changed[at + by]]
  if (one !== undefined && other !== undefined) [changed[at], changed[at + by]] = [other, one]
  return changed
}

/** Milliseconds until it is worth looking again; none once it is over. */
export const lookAgainIn = ({ state }: Pick<MeetingInfo, 'state'>): number | null => (state === 'over' ? null : 3_000)
