// The sentence of the prompt bar: what is asked of whom.

import { nameList } from '../../ui/marks/seatMarks'
import type { Ask, Result, TableInfo } from '../../api/wire'
import { firstOf, kebab, t } from '../../i18n/translate'
import { verdict, type Sides } from '../ending/endingText'

export interface Situation extends Sides {
  table: TableInfo
  ask: Ask | null
  /** True if the viewer hosts the table without playing, and judges. */
  judge: boolean
  /** True if something waits for the judge. */
  toJudge: boolean
  result: Result | null
  /** True if the question was answered, or another one is coming: the sentence would be false. */
  passing?: boolean
  /** True if an answer has been on its way for long. */
  sending?: boolean
}

const includes = (ask: Ask | null, seat: number | null): boolean => seat !== null && !!ask?.seats.includes(seat)

/** True if a new question leaves the sentence of the old one true: the same, and another player is asked. */
export const samePrompt = (old: Ask | null, next: Ask | null, seat: number | null): boolean =>
  !includes(old, seat) && JSON.stringify(old) === JSON.stringify(next)

/** A question's key, as the rules spell it or in kebab case. */
const spelled = (start: string, what: string): string[] => [`${start}-${what}`, `${start}-${kebab(what)}`]

/** True if all asked players are absent. */
const areAway = ({ seats }: TableInfo, asked: readonly number[]): boolean =>
  asked.length > 0 &&
  asked.every((seat) => seats[seat]?.kind === 'person' && !seats[seat].here && !seats[seat].stand_in)

function asked({ table, ask, seat, names, toJudge }: Situation): string {
  if (toJudge) return firstOf([`${table.game}-ask-judge`, 'prompt-you'])
  if (!ask) return t('prompt-moment')
  if (seat !== null && includes(ask, seat) && !table.seats[seat]?.stand_in)
    return firstOf([...spelled(`${table.game}-ask`, ask.what), 'prompt-you'])
  const who = { name: nameList(names, ask.seats), count: ask.seats.length }
  if (areAway(table, ask.seats)) return t(table.time ? 'prompt-away-timed' : 'prompt-away', who)
  return firstOf([...spelled(`${table.game}-wait`, ask.what), 'prompt-other'], who)
}

export function promptOf(situation: Situation): string {
  const { table, result, passing, sending } = situation
  if (result) return verdict(result, situation)
  if (sending) return t('prompt-sending')
  if (passing) return ''
  const open = table.seats.filter(({ kind }) => kind === 'open').length
  return open ? t('prompt-waiting', { open }) : asked(situation)
}

/** True if the game waits for bots alone. */
export const botsThink = ({ table, ask, result, passing }: Situation): boolean =>
  !result &&
  !passing &&
  table.state === 'playing' &&
  !!ask?.seats.length &&
  ask.seats.every((seat) => table.seats[seat]?.kind === 'bot' || table.seats[seat]?.stand_in)
