// The bots of a game from easy to hard, the chosen one, and the one that past games suggest.

import { gameOutcome, type GameOutcome, type Game } from '../history/playedGames'
import { recall, remember } from '../browser/storage/storage'
import { isText, recordOf } from '../browser/storage/validate'
import { ownLevel } from './ownLevels.svelte'

const LADDER = ['level1', 'level2', 'level3', 'level4', 'best']
/** The default opponent: a newcomer can beat it and learn from it. */
const FIRST = 'level1'
/** Games against one bot that are looked at; all won or all lost suggests another. */
const LAST = 4
const CLEAR = 3

const chosen = (): Record<string, string> => recall('opponents', {}, recordOf(isText))

/** From easy to hard. A game without levels offers all its bots; the server lists the random one last. */
export function opponentsOf(bots: readonly string[]): string[] {
  const levels = LADDER.filter((level) => bots.includes(level))
  return levels.length > 1 ? levels : [...bots].reverse()
}

/** All bots that can be chosen: the levels from easy to hard, then the others. */
export function botsInOrder(bots: readonly string[]): string[] {
  const ladder = opponentsOf(bots)
  return [...ladder, ...bots.filter((bot) => !ladder.includes(bot))]
}

/** The opponent of a quick game: the one chosen here, else the level nearest to the player's rating. */
export function opponentOf(game: string, bots: readonly string[]): string {
  const kept = chosen()[game] ?? ownLevel(game)
  if (kept && bots.includes(kept)) return kept
  return bots.includes(FIRST) ? FIRST : (bots[0] ?? 'uniform')
}

export function chooseOpponent(game: string, bot: string): void {
  remember('opponents', { ...chosen(), [game]: bot })
}

/** True if all opponents were that bot, or, without a name, if all were bots. */
const met = (past: Game, bot?: string): boolean =>
  past.seats.every((other, seat) => seat === past.seat || (other.kind === 'bot' && other.bot === (bot ?? other.bot)))

/** Finished games against bots alone without help, newest first, as far as they were against this bot. */
function against(games: readonly Game[], game: string, bot: string): Game[] {
  const told = games.filter(
    (past) => past.game === game && past.seat !== null && !past.placed && !past.taught && past.result && met(past),
  )
  const other = told.findIndex((past) => !met(past, bot))
  return other < 0 ? told : told.slice(0, other)
}

/** The next level up or down if the last games were clearly won or lost; null if the bot suits. */
export function fitting(
  games: readonly Game[],
  game: string,
  bots: readonly string[],
): { bot: string; fate: GameOutcome } | null {
  const ladder = opponentsOf(bots)
  const now = opponentOf(game, bots)
  const last = against(games, game, now).slice(0, LAST)
  for (const [fate, step] of [
    ['won', 1],
    ['lost', -1],
  ] as const) {
    const bot = ladder.includes(now) ? ladder[ladder.indexOf(now) + step] : undefined
    if (bot && last.filter((past) => gameOutcome(past) === fate).length >= CLEAR) return { bot, fate }
  }
  return null
}

/** The level below the bot that won this game; null where it was not lost to one level alone, or there is none below. */
export function gentler(past: Game, bots: readonly string[]): { bot: string; fate: GameOutcome } | null {
  const ladder = opponentsOf(bots)
  const now = ladder.find((bot) => met(past, bot))
  const bot = now && gameOutcome(past) === 'lost' ? ladder[ladder.indexOf(now) - 1] : undefined
  return bot ? { bot, fate: 'lost' } : null
}
