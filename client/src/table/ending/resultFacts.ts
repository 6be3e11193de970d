// The numbers of a finished game, four at most.

import type { EndingFact, GameEvent, GameScreen, View } from '../../games/screen'
import type { Game } from '../../history/playedGames'
import { number, t } from '../../i18n/translate'

const MOST = 4
const MINUTE = 60

const signed = (value: number): string => number(Math.round(value), { signDisplay: 'exceptZero' })

function told(
  game: Game | null,
  seat: number | null,
): { time: EndingFact[]; choices: EndingFact[]; luck: EndingFact[] } {
  const rolled = seat === null ? undefined : game?.rolled[seat]
  const minutes = Math.round((game?.lasted ?? 0) / MINUTE)
  return {
    time: game?.lasted ? [{ key: 'ending-time', value: t('ending-minutes', { minutes }) }] : [],
    choices: game?.choices ? [{ key: 'ending-choices', value: number(game.choices) }] : [],
    luck: rolled?.dice ? [{ key: 'ending-luck', value: signed(rolled.total - rolled.expected) }] : [],
  }
}

/**
 * Turns or choices and the time first, then what the game itself tells its player and the luck of their dice.
 * An onlooker, and people who share a screen, are told what concerns all of them.
 */
export function resultFacts(
  screen: GameScreen | null,
  view: View | null,
  events: readonly GameEvent[],
  seat: number | null,
  game: Game | null,
): EndingFact[] {
  const own = (view && screen?.facts?.(view, events, seat ?? 0)) ?? []
  const turns = own.filter(({ key }) => key === 'ending-turns')
  const { time, choices, luck } = told(game, seat)
  const [best, ...more] = seat === null ? [] : own.filter(({ key }) => key !== 'ending-turns')
  return [...(turns.length ? turns : choices), ...time, ...(best ? [best] : []), ...luck, ...more].slice(0, MOST)
}
