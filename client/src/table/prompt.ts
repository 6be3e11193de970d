// The one sentence that says what is asked of whom.

import { nameList } from '../shared/seats'
import type { Ask, Result, TableInfo } from '../wire'
import { dashed, firstOf, has, kebab, t } from '../words'

export interface Situation {
  table: TableInfo
  ask: Ask | null
  seat: number | null
  /** The one who looks has opened the table, does not play, and judges. */
  judge: boolean
  /** Something waits for the judge's word. */
  toJudge: boolean
  names: string[]
  result: Result | null
}

/** A question's key, as the rules spell it or in kebab case. */
const spelled = (start: string, what: string): string[] => [`${start}-${what}`, `${start}-${kebab(what)}`]

export const winnersOf = ({ scores }: Result): number[] => {
  const best = Math.max(...scores)
  const winners = scores.flatMap((score, seat) => (score === best ? [seat] : []))
  return winners.length === scores.length ? [] : winners
}

/** Who won, from where one sits. */
export function verdictOf(result: Result, names: string[], seat: number | null): string {
  const winners = winnersOf(result)
  if (!winners.length) return t('result-draw')
  if (seat !== null && winners.includes(seat)) return winners.length > 1 ? t('result-your-side-won') : t('result-you-won')
  return t('result-won', { names: nameList(names, winners), count: winners.length })
}

/** Why it ended, in the words of the rule that ended it. */
export function reasonOf(result: Result, names: string[]): string {
  const key = `over-${dashed(result.why)}`
  return has(key) ? t(key, { winner: nameList(names, winnersOf(result)) }) : ''
}

function asked({ table, ask, seat, names, toJudge }: Situation): string {
  if (toJudge) return firstOf([`${table.game}-ask-judge`, 'prompt-you'])
  if (!ask) return t('prompt-moment')
  if (seat !== null && ask.seats.includes(seat)) return firstOf([...spelled(`${table.game}-ask`, ask.what), 'prompt-you'])
  const waiting = [...spelled(`${table.game}-wait`, ask.what), 'prompt-other']
  return firstOf(waiting, { name: nameList(names, ask.seats), count: ask.seats.length })
}

export function promptOf(situation: Situation): string {
  const { table, result, names, seat } = situation
  if (result) return verdictOf(result, names, seat)
  const open = table.seats.filter(({ kind }) => kind === 'open').length
  return open ? t('prompt-waiting', { open }) : asked(situation)
}

/** Whether the game waits for bots alone, who think rather than dawdle. */
export const botsThink = ({ table, ask, result }: Situation): boolean =>
  !result && table.state === 'playing' && !!ask?.seats.length && ask.seats.every((seat) => table.seats[seat]?.kind === 'bot')
