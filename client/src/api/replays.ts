// HTTP calls about finished or stored games: replay, analysis, and playing on from a position.

import { getJson, getText, post, retry } from './request'
import { tablePath, type Place, type Seated } from './tables'
import type { Replayed, Shown, Study } from './wire'

const eyesQuery = (eyes: string) => (eyes ? `eyes=${encodeURIComponent(eyes)}` : '')

/** The address of the replay of a table's game. */
export const replayPath = (id: string): string => `${tablePath(id)}/replay`

/** A game as one viewer saw it; without `eyes`, the caller's own view. */
export const fetchReplay = (path: string, eyes = '', token?: string): Promise<Replayed> =>
  getJson(`${path}?${eyesQuery(eyes)}`, token)

/** `count` moments of a replay, beginning with number `from`. */
export const fetchMoments = (
  path: string,
  from: number,
  count: number,
  eyes: string,
  token?: string,
): Promise<Shown[]> => getJson(`${path}/${from}?count=${count}&${eyesQuery(eyes)}`, token)

/** The position in the game's notation, or an animation of the moves that led to it. */
export const fetchDrawn = (path: string, number: number, what: 'position' | 'film', token?: string): Promise<string> =>
  getText(`${path}/${number}/${what}`, token)

/** A saved record as a replay; the server stores nothing. */
export const openRecord = (text: string): Promise<Replayed> => post('/api/replays', { text })

/** The address of a game's analysis, from that of its replay. */
export const analysisPath = (replay: string): string =>
  replay.endsWith('/replay') ? replay.replace(/replay$/, 'analysis') : `${replay}/analysis`

export const fetchAnalysis = (path: string, token?: string): Promise<Study> => getJson(path, token)

/** Requests an analysis; a repeated request joins the one that has begun. */
export const requestAnalysis = (path: string, token?: string): Promise<Study> => retry(() => post(path, {}, token))

export interface PlayOnRequest {
  seat: number
  others: Place
  name: string
}

/** Creates a table that continues from a moment of a replay; what `eyes` did not see is drawn anew. */
export const playOn = (
  path: string,
  number: number,
  eyes: string,
  how: PlayOnRequest,
  token?: string,
): Promise<Seated> => post(`${path}/${number}/table`, { ...how, eyes }, token)

/** Creates a table that begins from a position in the game's notation. */
export const playFromPosition = (game: string, position: string, how: PlayOnRequest): Promise<Seated> =>
  post('/api/positions', { ...how, game, position })
