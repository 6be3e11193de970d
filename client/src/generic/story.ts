// Log lines for any game: the game's sentence, or the event and its facts.

import type { GameEvent, Listener, Telling } from '../games/screen'
import { has, kebab, t } from '../i18n/translate'
import { titled } from '../games/names'
import { factsText, plainText, wordArgs } from './labels'
import { without, type Fields } from './view/values'

/** Long enough to notice another player's action. */
const LOOK_MS = 450

/** Fields that name a player; `seat` is the player who acted. */
const WHO = /(^|_)(seat|player|owner|winner|loser|starter|dealer|leader)$/

const isSeat = (name: string, value: unknown): value is number =>
  WHO.test(name) && Number.isInteger(value) && (value as number) >= 0

/** Facts with players' names. */
const named = (facts: Fields, { name }: Listener): Fields =>
  Object.fromEntries(
    Object.entries(facts).map(([field, value]) => [field, isSeat(field, value) ? name(value) || value : value]),
  )

function lineOf(game: string, type: string, facts: Fields, who: string, listener: Listener): string {
  const key = `${game}-log-${kebab(type)}`
  if (has(key)) return t(key, { ...wordArgs(facts), ...namesOf(facts, listener), name: who })
  if (type === 'Rolled') return t('dice-show', { values: plainText(facts.dice) })
  return [who, titled(type), factsText(without(named(facts, listener), ['seat']))].filter(Boolean).join(' · ')
}

/** `$winner_name` beside `$winner`: a message can name a player as well as choose by number. */
const namesOf = (facts: Fields, { name }: Listener): Record<string, string> =>
  Object.fromEntries(
    Object.entries(facts).flatMap(([field, value]) => (isSeat(field, value) ? [[`${field}_name`, name(value)]] : [])),
  )

export function story(game: string, event: GameEvent, listener: Listener): Telling {
  const { type = '' } = event
  const facts = without(event, ['type', 'eyes'])
  const by = isSeat('seat', facts.seat) ? facts.seat : undefined
  const line = lineOf(game, type, facts, by === undefined ? '' : listener.name(by), listener)
  const mine = by !== undefined && by === listener.seat
  return { line, ...(by !== undefined && { by }), sound: type === 'Rolled' ? 'dice' : 'card', ms: mine ? 0 : LOOK_MS }
}
