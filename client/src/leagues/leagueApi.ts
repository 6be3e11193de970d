// HTTP calls about leagues.

import { getJson, post } from '../api/request'
import type { LeagueCommand, LeagueInfo, LeagueTerms } from '../api/messages'

export type { DivisionInfo, FixtureInfo, LeagueGameInfo, LeagueInfo, LeagueRow, LeagueTerms } from '../api/messages'
export type { PlaceChangeInfo } from '../api/messages'

const path = (id: string): string => `/api/leagues/${encodeURIComponent(id)}`

export const fetchLeague = (id: string): Promise<LeagueInfo> => getJson(path(id))

export const commandLeague = (id: string, what: LeagueCommand['do']): Promise<LeagueInfo> =>
  post(path(id), { do: what })

export const announceLeague = async (terms: Partial<LeagueTerms>, club = ''): Promise<string> =>
  (await post<{ id: string }>('/api/leagues', { terms, club })).id
