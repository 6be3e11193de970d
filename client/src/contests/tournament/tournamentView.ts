// Questions about a tournament: names, games, cross-table and tie-breaks.

import type { TournamentStanding, TournamentGame, TournamentInfo } from '../../api/wire'
import { list, number, t } from '../../i18n/translate'

/** Entrants' names; equal names are told apart by number. */
export function entrantNames({ entrants }: Pick<TournamentInfo, 'entrants'>): string[] {
  const plain = entrants.map(({ name, bot }) => (bot ? t('place-bot', { bot: t(`bot-${bot}`) }) : name || t('guest')))
  return plain.map((name, i) => (plain.indexOf(name) === plain.lastIndexOf(name) ? name : `${name} ${i + 1}`))
}

/** A note beside an entrant's name: has withdrawn, or the organiser has issued the ticket anew (CONTEST-8). */
export const entrantMark = (entrant: TournamentInfo['entrants'][number] | undefined): string =>
  [
    ...(entrant?.state === 'out' ? [t('tournament-entrant-out')] : []),
    ...(entrant?.reissued ? [t('tournament-ticket-anew')] : []),
  ].join(', ')

/** The tournament with teams in place of entrants where partners stay together, as in its standings. */
export function byTeam(info: TournamentInfo): TournamentInfo {
  const { team_names, teams, entrants, course } = info
  if (!team_names) return info
  const names = entrantNames(info)
  const places = [...new Set(teams)].sort((one, other) => one - other).map((side) => teams.indexOf(side))
  const teamOf = (entrant: number | undefined) => entrants[entrant ?? -1]?.team ?? -1
  const pick = (scores: readonly number[]) => places.map((place) => scores[place] ?? 0)
  const mates = (team: number) =>
    entrants.flatMap((each, at) => (each.team === team && each.state !== 'out' ? [names[at] ?? ''] : []))
  const state = (team: number) => (mates(team).length * places.length < teams.length ? 'signed' : 'in')
  return {
    ...info,
    seats: places.length,
    teams: places.map((_, side) => side),
    entrants: team_names.map((name, team) => ({
      name: `${name || t('tournament-team-bots')} (${list(mates(team))})`,
      bot: '',
      state: state(team),
      team: -1,
      reissued: entrants.filter((each) => each.team === team).reduce((sum, each) => sum + each.reissued, 0),
    })),
    course: course.map(({ games, byes }) => ({
      byes: [...new Set(byes.map(teamOf))],
      games: games.map((game) => ({
        ...game,
        players: places.map((place) => teamOf(game.players[place])),
        scores: game.scores && pick(game.scores),
      })),
    })),
    team_names: null,
  }
}

/** A score with halves. */
export const scoreText = (score: number): string => (score === 0.5 ? '½' : number(score))

export const scoresText = (scores: readonly number[]): string => scores.map(scoreText).join(' – ')

/** The game an entrant has to play now. */
export const gameNow = ({ course }: TournamentInfo, entrant: number | null): TournamentGame | undefined =>
  entrant === null
    ? undefined
    : course.at(-1)?.games.find(({ players, scores }) => scores === null && players.includes(entrant))

/** Reason for an entrant's place below the next one where points are equal. */
export function whyBelow({ standings }: TournamentInfo, at: number): string {
  const [above, row] = [standings[at - 1], standings[at]]
  if (!above || !row || !row.by || row.by === 'points' || row.by === 'level') return ''
  const [theirs, own] = [above.breaks[row.by], row.breaks[row.by]]
  if (row.by === 'direct' || theirs === undefined || own === undefined) return t('tournament-decided-direct')
  return t('tournament-decided-by', { name: t(`tournament-break-${row.by}`), theirs: number(theirs), own: number(own) })
}

/** A tie-break with what each round adds to it: "3 = 2 (Eino) + 1 (rest)"; empty where it is no sum. */
export function sumText(row: TournamentStanding, name: string, names: string[]): string {
  const addends = row.addends[name]
  if (!addends?.length) return ''
  const parts = addends.map(({ against, amount }) => {
    const who = against.length ? list(against.map((entrant) => names[entrant] ?? '')) : t('tournament-bye-short')
    return t('tournament-addend', { amount: number(amount), who })
  })
  return t('tournament-sum', { sum: number(row.breaks[name] ?? 0), parts: parts.join(' + ') })
}

export interface Cross {
  heads: string[]
  rows: { row: TournamentStanding; cells: string[] }[]
}

const placeOf = ({ standings }: TournamentInfo, entrant: number): number =>
  standings.findIndex((row) => row.entrant === entrant) + 1

const scoreOf = ({ players, scores }: TournamentGame, entrant: number): string =>
  scores ? scoreText(scores[players.indexOf(entrant)] ?? 0) : '·'

/** A cell of the cross-table: opponent and result; at tables of more than two the result alone. */
function cellOf(info: TournamentInfo, round: number, entrant: number): string {
  const { games, byes } = info.course[round] ?? { games: [], byes: [] }
  const game = games.find(({ players }) => players.includes(entrant))
  if (!game) return byes.includes(entrant) ? t('tournament-bye-short') : ''
  const other = game.players.find((player) => player !== entrant) ?? entrant
  const mark = game.awarded ? '*' : ''
  return info.seats === 2
    ? `${placeOf(info, other)}: ${scoreOf(game, entrant)}${mark}`
    : `${scoreOf(game, entrant)}${mark}`
}

/** The results of one entrant against another in a round robin. */
function resultAgainst(info: TournamentInfo, entrant: number, other: number): string {
  if (entrant === other) return '■'
  const met = info.course
    .flatMap(({ games }) => games)
    .filter(({ players }) => players.includes(entrant) && players.includes(other))
  return met.map((game) => scoreOf(game, entrant) + (game.awarded ? '*' : '')).join(' ')
}

/** The cross-table: a row for each entrant; a column for each round, or in a round robin for each opponent. */
export function crossOf(info: TournamentInfo): Cross {
  const { standings, course, system } = info
  if (system === 'robin') {
    const cells = (entrant: number) => standings.map((row) => resultAgainst(info, entrant, row.entrant))
    return {
      heads: standings.map((_, at) => String(at + 1)),
      rows: standings.map((row) => ({ row, cells: cells(row.entrant) })),
    }
  }
  const cells = (entrant: number) => course.map((_, at) => cellOf(info, at, entrant))
  return {
    heads: course.map((_, at) => t('tournament-round-short', { number: at + 1 })),
    rows: standings.map((row) => ({ row, cells: cells(row.entrant) })),
  }
}

/** Milliseconds until the next poll; null once it is over. */
export const pollDelayOf = ({ state }: TournamentInfo): number | null =>
  state === 'over' ? null : state === 'picking' ? 1_000 : 3_000

/** The possible results of a game of two sides, or a win for each of several. */
export function outcomesOf({ teams }: Pick<TournamentInfo, 'teams'>): number[][] {
  const sides = [...new Set(teams)]
  return [
    ...sides.map((side) => teams.map((team) => (team === side ? 1 : 0))),
    teams.map(() => 0.5),
    teams.map(() => 0),
  ]
}
