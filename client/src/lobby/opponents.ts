// Which bot suits whom: from easy to hard, as chosen in this browser, and the one that past games speak for.

import { fateOf, type Fate, type Game } from '../history/playedGames'
import { recall, remember } from '../browser/storage'

const LADDER = ['level1', 'level2', 'level3', 'level4', 'best']
/** For whoever has not chosen: one that a newcomer can beat, and can learn from. */
const FIRST = 'level1'
/** So many games against one bot tell whether it suits; as many of them won, or lost, say that it does not. */
const LAST = 4
const CLEAR = 3

type Chosen = Record<string, string>

const isChosen = (value: unknown): value is Chosen =>
  typeof value === 'object' && value !== null && Object.values(value).every((each) => typeof each === 'string')

const chosen = (): Chosen => recall('opponents', {}, isChosen)

/** From easy to hard. Where a game has no levels, all that it has; the server names the careless one last. */
export function opponentsOf(bots: readonly string[]): string[] {
  const levels = LADDER.filter((level) => bots.includes(level))
  return levels.length > 1 ? levels : [...bots].reverse()
}

/** Whomever one may name: those from easy to hard, then those on no step of it. */
export function botsInOrder(bots: readonly string[]): string[] {
  const ladder = opponentsOf(bots)
  return [...ladder, ...bots.filter((bot) => !ladder.includes(bot))]
}

/** Whom one plays against without asking for another. */
export function opponentOf(game: string, bots: readonly string[]): string {
  const kept = chosen()[game]
  if (kept && bots.includes(kept)) return kept
  return bots.includes(FIRST) ? FIRST : (bots[0] ?? 'uniform')
}

export function chooseOpponent(game: string, bot: string): void {
  remember('opponents', { ...chosen(), [game]: bot })
}

/** Whether all others are that bot; without a name, whether they are bots. */
const met = (past: Game, bot?: string): boolean =>
  past.seats.every((other, seat) => seat === past.seat || (other.kind === 'bot' && other.bot === (bot ?? other.bot)))

/** Games to their end against bots alone, without a helping hand, newest first: as many as were against this one. */
function against(games: readonly Game[], game: string, bot: string): Game[] {
  const told = games.filter(
    (past) => past.game === game && past.seat !== null && !past.placed && !past.taught && past.result && met(past),
  )
  const other = told.findIndex((past) => !met(past, bot))
  return other < 0 ? told : told.slice(0, other)
}

/** The next one up or down, if the last games against this one were clearly won or lost; none if it suits. */
export function fitting(
  games: readonly Game[],
  game: string,
  bots: readonly string[],
): { bot: string; fate: Fate } | null {
  const ladder = opponentsOf(bots)
  const now = opponentOf(game, bots)
  const last = against(games, game, now).slice(0, LAST)
  for (const [fate, step] of [
    ['won', 1],
    ['lost', -1],
  ] as const) {
    const bot = ladder.includes(now) ? ladder[ladder.indexOf(now) + step] : undefined
    if (bot && last.filter((past) => fateOf(past) === fate).length >= CLEAR) return { bot, fate }
  }
  return null
}
