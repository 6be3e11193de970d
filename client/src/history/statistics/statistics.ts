// Statistics over many games, with confidence ranges.

import { gameOutcome, type GameOutcome, type Game } from '../playedGames'

export interface Tally {
  won: number
  lost: number
  drawn: number
}

/** Fewer games than this give no statistics. */
export const ENOUGH = 10
/** Fewer dice than this give no statistics. */
export const DICE = 60
const Z = 1.96

export const playedOf = ({ won, lost, drawn }: Tally): number => won + lost + drawn

const tallied = (games: readonly Game[]): Tally => {
  const count = (fate: GameOutcome) => games.filter((game) => gameOutcome(game) === fate).length
  return { won: count('won'), lost: count('lost'), drawn: count('drawn') }
}

/** 95 % confidence range of the share of wins (Wilson); a draw is half a win. */
export function rangeOf(tally: Tally): [number, number] {
  const n = playedOf(tally)
  if (!n) return [0, 1]
  const share = (tally.won + tally.drawn / 2) / n
  const [middle, half] = [share + Z ** 2 / (2 * n), Z * Math.sqrt((share * (1 - share)) / n + Z ** 2 / (4 * n ** 2))]
  return [middle - half, middle + half].map((edge) => Math.min(1, Math.max(0, edge / (1 + Z ** 2 / n)))) as [
    number,
    number,
  ]
}

/** Opponents: bots by level, people together. */
export const foesOf = ({ seats, seat }: Game): string[] => [
  ...new Set(
    seats.flatMap(({ kind, bot }, i) =>
      i === seat || kind === 'open' ? [] : kind === 'bot' ? `bot:${bot}` : 'people',
    ),
  ),
]

export interface Row {
  key: string
  tally: Tally
}

function rows(games: readonly Game[], keysOf: (game: Game) => string[]): Row[] {
  const keys = [...new Set(games.flatMap(keysOf))].sort()
  return keys.map((key) => ({ key, tally: tallied(games.filter((game) => keysOf(game).includes(key))) }))
}

export interface DiceLuck {
  dice: number
  mean: number
  expected: number
  /** Standard error of the mean; chance alone stays within two of these in 19 of 20 cases. */
  spread: number
}

function diceOf(games: readonly Game[], whose: (game: Game) => number[]): DiceLuck | null {
  const rolled = games.flatMap((game) => whose(game).flatMap((seat) => game.rolled[seat] ?? []))
  const sum = (of: 'dice' | 'total' | 'expected' | 'variance') => rolled.reduce((all, each) => all + each[of], 0)
  const dice = sum('dice')
  if (!dice) return null
  return {
    dice,
    mean: sum('total') / dice,
    expected: sum('expected') / dice,
    spread: Math.sqrt(sum('variance')) / dice,
  }
}

export interface StudyLuck {
  games: number
  /** Change of the chance to win a game that was luck. */
  amount: number
  error: number
  uncertain: number
}

function studied(games: readonly Game[]): StudyLuck | null {
  const found = games.flatMap(({ luck }) => luck ?? [])
  const sure = found.filter(({ uncertain }) => !uncertain)
  if (!found.length) return null
  const n = Math.max(1, sure.length)
  return {
    games: sure.length,
    amount: sure.reduce((all, { amount }) => all + amount, 0) / n,
    error: Math.sqrt(sure.reduce((all, { error }) => all + error ** 2, 0)) / n,
    uncertain: found.length - sure.length,
  }
}

export interface Statistics {
  game: string
  all: Tally
  bySeat: Row[]
  byFoe: Row[]
  mine: DiceLuck | null
  theirs: DiceLuck | null
  study: StudyLuck | null
}

/** Games that count: finished, with an own seat, from the start, and without open cards. */
const counts = ({ result, seat, placed, taught }: Game): boolean =>
  result !== null && seat !== null && !placed && !taught

function statisticsOf(game: string, played: readonly Game[]): Statistics {
  const others = ({ seats, seat }: Game) => seats.map((_, i) => i).filter((i) => i !== seat)
  return {
    game,
    all: tallied(played),
    bySeat: rows(played, ({ seat }) => [String(seat)]),
    byFoe: rows(played, foesOf),
    mine: diceOf(played, ({ seat }) => [seat ?? -1]),
    theirs: diceOf(played, others),
    study: studied(played),
  }
}

/** Statistics by game, the most played first. */
export function statistics(games: readonly Game[]): Statistics[] {
  const played = games.filter(counts)
  const names = [...new Set(played.map(({ game }) => game))]
  const all = names.map((name) =>
    statisticsOf(
      name,
      played.filter(({ game }) => game === name),
    ),
  )
  return all.sort((a, b) => playedOf(b.all) - playedOf(a.all))
}

export interface Filter {
  game: string
  fate: GameOutcome | ''
  foe: string
}

export const filtered = (games: readonly Game[], { game, fate, foe }: Filter): Game[] =>
  games.filter(
    (each) =>
      (!game || each.game === game) && (!fate || gameOutcome(each) === fate) && (!foe || namedFoes(each).includes(foe)),
  )

/** Opponents to filter by: a bot's level, a person's name. */
export const namedFoes = (game: Game): string[] => [
  ...new Set(
    game.seats.flatMap(({ kind, name, bot }, i) =>
      i === game.seat || kind === 'open' ? [] : kind === 'bot' ? `bot:${bot}` : `name:${name}`,
    ),
  ),
]
