// HTTP calls about series, tournaments and team matches.

import { newSecret } from '../browser/randomId'
import type { Calendar } from '../events/CalendarFields.svelte'
import { wordOf } from '../lobby/diceWord'
import { getJson, post, retry } from './request'
import type {
  ContestInfo,
  TournamentCommand,
  Facts,
  TeamMatchCommand,
  TeamMatchInfo,
  PoolInfo,
  Ticket,
  Timing,
  TournamentInfo,
} from './wire'

/** A series, or a contest from the game's rule book. */
export const fetchContest = (id: string): Promise<ContestInfo> => getJson(`/api/contests/${encodeURIComponent(id)}`)

const tournamentPath = (id: string) => `/api/tournaments/${encodeURIComponent(id)}`

/** A tournament, with the part that the token's holder has in it. */
export const fetchTournament = (id: string, token?: string): Promise<TournamentInfo> =>
  getJson(tournamentPath(id), token)

/** The cards that the ticket's holder has from the tournament's boosters. */
export const fetchPool = (id: string, ticket: string): Promise<PoolInfo> =>
  getJson(`${tournamentPath(id)}/pool`, ticket)

export type NewTournament = Pick<
  TournamentInfo,
  'game' | 'seats' | 'system' | 'rounds' | 'title' | 'bots' | 'check_in' | 'auto' | 'time'
> & { options: Facts; calendar?: Calendar; partners?: boolean; boosters?: { way: string; each: number; pace: number } }

/** Creates one tournament, however often the answer is lost; the token is the organiser's. */
export function createTournament(wanted: NewTournament): Promise<{ id: string; token: string }> {
  const key = newSecret()
  return retry(() => post('/api/tournaments', { ...wanted, key }))
}

export const enterTournament = (id: string, name: string, key: string, team = ''): Promise<Ticket> =>
  retry(() => post(`${tournamentPath(id)}/entrants`, { name, key, team }))

export const reissueTicket = (id: string, entrant: number, token: string): Promise<Ticket> =>
  post(`${tournamentPath(id)}/tickets/${entrant}`, {}, token)

export const commandTournament = (id: string, command: TournamentCommand, token?: string): Promise<TournamentInfo> =>
  post(`${tournamentPath(id)}/commands`, command, token)

const teamMatchPath = (id: string) => `/api/team-matches/${encodeURIComponent(id)}`

/** A team match, with the part that the token's holder has in it. */
export const fetchTeamMatch = (id: string, token?: string): Promise<TeamMatchInfo> => getJson(teamMatchPath(id), token)

export type NewTeamMatch = Pick<TeamMatchInfo, 'game' | 'form' | 'size' | 'seats' | 'title' | 'sides'> & {
  options: Facts
  calendar?: Calendar
  time: Timing | null
  tables?: number
  deals?: number
}

/** Creates one team match, however often the answer is lost; the token is the organiser's. */
export function createTeamMatch(wanted: NewTeamMatch): Promise<{ id: string; token: string }> {
  const key = newSecret()
  return retry(() => post('/api/team-matches', { ...wanted, key }))
}

export const joinTeamMatch = (id: string, wanted: { name: string; side: number; key: string }): Promise<Ticket> =>
  retry(() => post(`${teamMatchPath(id)}/entrants`, { ...wanted, word: wordOf('') }))

export const reissueTeamMatchTicket = (id: string, entrant: number, token: string): Promise<Ticket> =>
  post(`${teamMatchPath(id)}/tickets/${entrant}`, {}, token)

export const commandTeamMatch = (id: string, command: TeamMatchCommand, token?: string): Promise<TeamMatchInfo> =>
  post(`${teamMatchPath(id)}/commands`, command, token)
