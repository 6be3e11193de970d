// A league in words: who is called how, why a row stands where it does, how a game ended.

import { number, t } from '../i18n/translate'
import type { DivisionInfo, FixtureInfo, LeagueGameInfo, LeagueInfo, LeagueRow, PlaceChangeInfo } from './leagueApi'

export const namesOf = ({ names }: LeagueInfo): string[] => names.map((name) => name || t('league-deleted'))

/** Reason for this row's place against the one above; none for the first, and before the first game. */
export function reasonOf({ by, played }: LeagueRow, at: number): string {
  if (by === 'left') return t('league-by-left')
  return by && at && played ? t(`league-by-${by}`) : ''
}

export const partsOf = ({ parts }: LeagueRow, names: readonly string[]): string =>
  parts.map(([other, points]) => t('league-part', { name: names[other] ?? '', points })).join(', ')

const HALF = '½'

/** "1–0" from the first player's side, empty while the game runs. */
export const scoreText = ({ score }: LeagueGameInfo): string =>
  score === null ? '' : score === 0.5 ? `${HALF}–${HALF}` : `${number(score)}–${number(1 - score)}`

/** Fixtures by round, the newest round first; rounds that have not opened last. */
export function roundsOf(fixtures: readonly FixtureInfo[]): { round: number; fixtures: FixtureInfo[] }[] {
  const rounds = [...new Set(fixtures.map(({ round }) => round))].sort((a, b) => a - b)
  return rounds.map((round) => ({ round, fixtures: fixtures.filter((each) => each.round === round) }))
}

/** The reader's games under way, by opponent; with the number of each in its fixture. */
export const openGamesOf = (divisions: readonly DivisionInfo[], me: number | null) =>
  divisions
    .flatMap(({ fixtures }) => fixtures.filter(({ first, second }) => me !== null && (first === me || second === me)))
    .map(({ first, second, games }) => ({
      other: first === me ? second : first,
      games: games
        .map(({ table, score }, i) => ({ table, score, number: i + 1 }))
        .filter(({ table, score }) => table && score === null),
    }))
    .filter(({ games }) => games.length)

export const changeText = (change: PlaceChangeInfo, names: readonly string[]): string =>
  t(`league-why-${change.why}`, {
    name: names[change.entrant] ?? '',
    rank: change.rank,
    division: change.division + 1,
    to: change.to + 1,
  })
