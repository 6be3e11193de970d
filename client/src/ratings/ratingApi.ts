// HTTP calls about ratings.

import { getJson, post } from '../api/request'
import { tablePath } from '../api/tables'
import type {
  Leaderboards,
  PersonRatings,
  PlacementBot,
  RatingCardInfo,
  RatingChoices,
  RatingKeyInfo,
  SuitableLevel,
} from '../api/messages'

export type { LeaderRow, Leaderboards, PersonRatings, PlayedResult, RatingCardInfo, RatingInfo } from '../api/messages'
export type { RatingChangeInfo, RatingKeyInfo, RatingPoint, SeasonRow } from '../api/messages'

export const fetchCard = (table: string): Promise<RatingCardInfo> => getJson(`${tablePath(table)}/rating`)

export const fetchPerson = (name: string): Promise<PersonRatings> =>
  getJson(`/api/people/${encodeURIComponent(name)}/ratings`)

export const fetchLeaderboards = (key: RatingKeyInfo | null): Promise<Leaderboards> =>
  getJson(`/api/ratings${key ? `?${new URLSearchParams({ ...key }).toString()}` : ''}`)

/** The bot to play next to be placed; null for a player who is placed. */
export const fetchPlacing = (game: string): Promise<PlacementBot | null> =>
  getJson(`/api/games/${encodeURIComponent(game)}/placing`)

/** The level nearest to the reader's rating, for each game in which they have one. */
export const fetchLevels = (): Promise<SuitableLevel[]> => getJson('/api/ratings/levels')

export const fetchChoices = (): Promise<RatingChoices> => getJson('/api/ratings/choices')

export const choose = (listed: boolean): Promise<RatingChoices> => post('/api/ratings/choices', { listed })

/** The name of the account that this browser is signed in to; empty for a guest. */
export const signedInAs = async (): Promise<string> =>
  (await getJson<{ me: { name: string } | null }>('/api/account')).me?.name ?? ''
