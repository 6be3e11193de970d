// The one sentence that says what is asked of whom.

import { nameList } from '../shared/seats'
import type { Ask, Result, TableInfo } from '../wire'
import { dashed, firstOf, has, kebab, list, t } from '../words'

/** So many winners are named; of more, one fewer and how many others there are. */
const NAMED = 4

export interface Situation {
  table: TableInfo
  ask: Ask | null
  seat: number | null
  /** The one who looks has opened the table, does not play, and judges. */
  judge: boolean
  /** Something waits for the judge's word. */
  toJudge: boolean
  names: string[]
  /** The name of a seat's team, where the game has such names. */
  team?: ((seat: number) => string) | undefined
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
function verdict(result: Result, { names, seat, team }: Situation): string {
  const [first, ...more] = winnersOf(result)
  if (first === undefined) return t('result-draw')
  if (seat !== null && [first, ...more].includes(seat)) return t(more.length ? 'result-your-side-won' : 'result-you-won')
  if (more.length && team) return t('result-team-won', { team: team(first) })
  return t('result-won', { names: nameList(names, [first, ...more]), count: more.length + 1 })
}

/** Who is in the team that won, where the verdict names the team alone; a few by name, the rest by number. */
export function winnersByName({ names, team, result }: Situation): string {
  const winners = result && team ? winnersOf(result) : []
  if (winners.length < 2) return ''
  const some = winners.length > NAMED ? winners.slice(0, NAMED - 1) : winners
  const rest = winners.length - some.length
  return list([...some.map((seat) => names[seat] ?? ''), ...(rest ? [t('and-others', { count: rest })] : [])])
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
  const { table, result } = situation
  if (result) return verdict(result, situation)
  const open = table.seats.filter(({ kind }) => kind === 'open').length
  return open ? t('prompt-waiting', { open }) : asked(situation)
}

/** Whether the game waits for bots alone, who think rather than dawdle. */
export const botsThink = ({ table, ask, result }: Situation): boolean =>
  !result && table.state === 'playing' && !!ask?.seats.length && ask.seats.every((seat) => table.seats[seat]?.kind === 'bot')
