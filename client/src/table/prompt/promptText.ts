// The sentence of the prompt bar: what is asked of whom.

import { nameList } from '../../ui/marks/seatMarks'
import type { Ask, Result, TableInfo } from '../../api/wire'
import { firstOf, kebab, t } from '../../i18n/translate'
import { verdict, type Sides } from '../ending/endingText'

export interface Situation extends Sides {
  table: TableInfo
  ask: Ask | null
  /** Whether the viewer hosts the table without playing, and judges. */
  judge: boolean
  /** Whether something waits for the judge. */
  toJudge: boolean
  result: Result | null
}

/** A question's key, as the rules spell it or in kebab case. */
const spelled = (start: string, what: string): string[] => [`${start}-${what}`, `${start}-${kebab(what)}`]

/** Whether all asked players are absent. */
const areAway = ({ seats }: TableInfo, asked: readonly number[]): boolean =>
  asked.length > 0 &&
  asked.every((seat) => seats[seat]?.kind === 'person' && !seats[seat].here && !seats[seat].stand_in)

function asked({ table, ask, seat, names, toJudge }: Situation): string {
  if (toJudge) return firstOf([`${table.game}-ask-judge`, 'prompt-you'])
  if (!ask) return t('prompt-moment')
  if (seat !== null && ask.seats.includes(seat) && !table.seats[seat]?.stand_in)
    return firstOf([...spelled(`${table.game}-ask`, ask.what), 'prompt-you'])
  const who = { name: nameList(names, ask.seats), count: ask.seats.length }
  if (areAway(table, ask.seats)) return t(table.time ? 'prompt-away-timed' : 'prompt-away', who)
  return firstOf([...spelled(`${table.game}-wait`, ask.what), 'prompt-other'], who)
}

export function promptOf(situation: Situation): string {
  const { table, result } = situation
  if (result) return verdict(result, situation)
  const open = table.seats.filter(({ kind }) => kind === 'open').length
  return open ? t('prompt-waiting', { open }) : asked(situation)
}

/** Whether the game waits for bots alone. */
export const botsThink = ({ table, ask, result }: Situation): boolean =>
  !result &&
  table.state === 'playing' &&
  !!ask?.seats.length &&
  ask.seats.every((seat) => table.seats[seat]?.kind === 'bot' || table.seats[seat]?.stand_in)
