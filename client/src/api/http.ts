// The few HTTP calls; whatever goes wrong comes out as one kind of error with a code that has a sentence.

import { wordOf } from '../lobby/diceWord'
import { newSecret } from '../browser/randomId'
import type {
  Action,
  Advised,
  Brought,
  Checked,
  ContestInfo,
  DiceProof,
  Facts,
  GameInfo,
  GuideInfo,
  LessonInfo,
  LessonScene,
  Offer,
  PastTable,
  Replayed,
  Shape,
  Shown,
  Study,
  TableInfo,
  Deed,
  MeetingDeed,
  MeetingInfo,
  PoolInfo,
  Ticket,
  Timing,
  TournamentInfo,
} from './wire'

export class ApiError extends Error {
  readonly code: string
  readonly facts: Facts

  constructor(code: string, facts: Facts = {}) {
    super(code)
    this.code = code
    this.facts = facts
  }
}

export const asApiError = (error: unknown): ApiError => (error instanceof ApiError ? error : new ApiError('unexpected'))

async function failure(response: Response): Promise<ApiError> {
  try {
    const { error } = (await response.json()) as { error: { code: string; facts?: Facts } }
    return new ApiError(error.code, error.facts)
  } catch {
    return new ApiError(response.status >= 500 ? 'server_down' : 'unexpected')
  }
}

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(path, init).catch(() => {
    throw new ApiError('unreachable')
  })
  if (!response.ok) throw await failure(response)
  return response
}

async function post<T>(path: string, body: unknown, token?: string): Promise<T> {
  const headers: Record<string, string> = { 'Content-Type': 'application/json' }
  if (token) headers.Authorization = `Bearer ${token}`
  const response = await ask(path, { method: 'POST', headers, body: JSON.stringify(body) })
  return (await response.json()) as T
}

/** Codes of an answer that never came: what was asked may have been done. */
const SILENCE = ['unreachable', 'server_down']
const PAUSES_MS = [300, 1_000, 3_000]

export const isSilence = (error: unknown): boolean => error instanceof ApiError && SILENCE.includes(error.code)

/** Asks again while no answer comes; only for what is not done twice. */
async function insist<T>(asked: () => Promise<T>): Promise<T> {
  for (const pause of PAUSES_MS) {
    try {
      return await asked()
    } catch (error) {
      if (!isSilence(error)) throw error
    }
    await new Promise((done) => setTimeout(done, pause))
  }
  return asked()
}

export type Place = 'me' | 'open' | `bot:${string}`

/** What a seat brings, by option: a starter's key, or a text of one's own. */
export type Brings = Readonly<Record<string, string>>

/** More than one game: one of the house's forms, or a contest of the game's own book. */
export interface NewContest {
  form: string
  count: number
  /** Seconds between a game's end and the next table. */
  pause: number
}

export interface NewTable {
  game: string
  seats: number
  options: Record<string, unknown>
  places: Place[]
  name: string
  /** By seat; empty for those that are open. */
  brings?: Brings[]
  /** Whether players may ask for advice; so unless told. */
  hints?: boolean
  /** All lies open to all, and any choice may be taken back; not so unless told (TABLE-15). */
  teaching?: boolean
  /** Seconds after which a bot may play for whoever is away; 0: never. Two minutes unless told (TABLE-17). */
  away?: number
  /** For its dice; one is picked unless told (TABLE-12). */
  word?: string
  contest?: NewContest
  /** How much time players have; none unless told. */
  time?: TableInfo['time']
}

export interface Seated {
  table: string
  seat: number | null
  token: string | null
}

/** With what the table's dice were committed to before anyone gave them a word. */
export interface NewlySeated extends Seated {
  commitment: string
}

const tablePath = (id: string) => `/api/tables/${encodeURIComponent(id)}`

export const fetchGames = async (): Promise<GameInfo[]> => (await (await ask('/api/games')).json()) as GameInfo[]

/** The words of a game from outside the house, as Fluent; nothing where there is no such game. */
export async function fetchWords(game: string, language: string): Promise<string> {
  const response = await fetch(`/api/games/${encodeURIComponent(game)}/words?lang=${language}`)
  return response.ok ? response.text() : ''
}

/** How to lay out the view of a game that has no board here. */
export const fetchShape = async (game: string): Promise<Shape> =>
  (await (await ask(`/api/games/${encodeURIComponent(game)}/shape`)).json()) as Shape

/** What became of these tables, each as its token may know it; a token is no seat at any other. */
export const fetchHistory = (tables: readonly { id: string; token: string }[]): Promise<PastTable[]> =>
  post('/api/history', { tables })

const asOne = (token?: string): RequestInit => (token ? { headers: { Authorization: `Bearer ${token}` } } : {})

/** The whole record for one who may see all that was brought; for any other, what they saw. */
export const fetchRecord = async (id: string, token?: string): Promise<string> =>
  (await ask(`${tablePath(id)}/record`, asOne(token))).text()

/** What players brought, as far as it is shown. */
export const fetchBrought = async (id: string): Promise<Brought[]> =>
  (await (await ask(`${tablePath(id)}/brought`)).json()) as Brought[]

/** The course of a series or of a book's contest. */
export const fetchContest = async (id: string): Promise<ContestInfo> =>
  (await (await ask(`/api/contests/${encodeURIComponent(id)}`)).json()) as ContestInfo

const tournamentPath = (id: string) => `/api/tournaments/${encodeURIComponent(id)}`

/** A tournament, and who the holder of the token is in it. */
export const fetchTournament = async (id: string, token?: string): Promise<TournamentInfo> =>
  (await (await ask(tournamentPath(id), asOne(token))).json()) as TournamentInfo

/** What one has of a tournament's boosters; the ticket says whose. */
export const fetchPool = async (id: string, ticket: string): Promise<PoolInfo> =>
  (await (await ask(`${tournamentPath(id)}/pool`, asOne(ticket))).json()) as PoolInfo

export type NewTournament = Pick<
  TournamentInfo,
  'game' | 'seats' | 'system' | 'rounds' | 'title' | 'bots' | 'check_in' | 'auto' | 'time'
> & { options: Facts; partners?: boolean; boosters?: { way: string; each: number; pace: number } }

/** One tournament, however often its answer is lost; the token is the organiser's. */
export function announce(wanted: NewTournament): Promise<{ id: string; token: string }> {
  const key = newSecret()
  return insist(() => post('/api/tournaments', { ...wanted, key }))
}

export const enterTournament = (id: string, name: string, key: string, team = ''): Promise<Ticket> =>
  insist(() => post(`${tournamentPath(id)}/entrants`, { name, key, team }))

export const reissueTicket = (id: string, entrant: number, token: string): Promise<Ticket> =>
  post(`${tournamentPath(id)}/tickets/${entrant}`, {}, token)

export const doDeed = (id: string, deed: Deed, token?: string): Promise<TournamentInfo> =>
  post(`${tournamentPath(id)}/deeds`, deed, token)

const meetingPath = (id: string) => `/api/meetings/${encodeURIComponent(id)}`

/** A meeting of hidden tables, and who the holder of the token is in it. */
export const fetchMeeting = async (id: string, token?: string): Promise<MeetingInfo> =>
  (await (await ask(meetingPath(id), asOne(token))).json()) as MeetingInfo

export type NewMeeting = Pick<MeetingInfo, 'game' | 'form' | 'size' | 'seats' | 'title' | 'sides'> & {
  options: Facts
  time: Timing | null
  tables?: number
  deals?: number
}

/** One meeting, however often its answer is lost; the token is the organiser's. */
export function announceMeeting(wanted: NewMeeting): Promise<{ id: string; token: string }> {
  const key = newSecret()
  return insist(() => post('/api/meetings', { ...wanted, key }))
}

export const joinMeeting = (id: string, wish: { name: string; side: number; key: string }): Promise<Ticket> =>
  insist(() => post(`${meetingPath(id)}/entrants`, { ...wish, word: wordOf('') }))

export const reissueMeetingTicket = (id: string, entrant: number, token: string): Promise<Ticket> =>
  post(`${meetingPath(id)}/tickets/${entrant}`, {}, token)

export const doMeetingDeed = (id: string, deed: MeetingDeed, token?: string): Promise<MeetingInfo> =>
  post(`${meetingPath(id)}/deeds`, deed, token)

/** The key of a table that was asked for and of which nothing has been heard. */
const unheardOf = new Map<string, string>()

/** All that it takes to check the dice of a game that is over. */
export const fetchDice = async (id: string, token?: string): Promise<DiceProof> =>
  (await (await ask(`${tablePath(id)}/dice`, asOne(token))).json()) as DiceProof

/** What the dice of the table to come are committed to is asked before a word for them is chosen. */
async function made(wanted: NewTable, key: string): Promise<NewlySeated> {
  const { commitment } = await insist(() => post<{ commitment: string }>('/api/commitments', { key }))
  const word = wordOf(wanted.word ?? '')
  return { ...(await insist(() => post<Seated>('/api/tables', { ...wanted, key, word }))), commitment }
}

/** One table, however often its answer is lost and it is asked for again. */
export async function createTable(wanted: NewTable): Promise<NewlySeated> {
  const wish = JSON.stringify(wanted)
  const key = unheardOf.get(wish) ?? newSecret()
  unheardOf.set(wish, key)
  try {
    const seated = await made(wanted, key)
    unheardOf.delete(wish)
    return seated
  } catch (error) {
    if (!isSilence(error)) unheardOf.delete(wish)
    throw error
  }
}

export const sitDown = ({
  id,
  ...wish
}: {
  id: string
  name: string
  brings: Brings
  key: string
  word: string
}): Promise<Seated> => insist(() => post(`${tablePath(id)}/sit`, wish))

export const seatBot = (id: string, seat: number, bot: string, token: string): Promise<TableInfo> =>
  post(`${tablePath(id)}/seats/${seat}`, { bot }, token)

const textsPath = (game: string, option: string) =>
  `/api/games/${encodeURIComponent(game)}/${encodeURIComponent(option)}`

/** The texts the game itself has for an option that each player brings. */
export const fetchOffers = async (game: string, option: string): Promise<Offer[]> =>
  (await (await ask(`${textsPath(game, option)}/offers`)).json()) as Offer[]

/** Every rule a text breaks at a table with these options. */
export const checkText = (game: string, option: string, text: string, options: Facts): Promise<Checked> =>
  post(`${textsPath(game, option)}/check`, { text, options })

const lessonsPath = (game: string) => `/api/games/${encodeURIComponent(game)}/lessons`

export const fetchLessons = async (game: string): Promise<LessonInfo[]> =>
  (await (await ask(lessonsPath(game))).json()) as LessonInfo[]

/** What a chapter shows after these deeds; with `why` the last is only asked about. Nothing is kept there. */
export const fetchScene = (
  game: string,
  lesson: string,
  chapter: number,
  deeds: readonly Action[],
  why = false,
): Promise<LessonScene> =>
  insist(() => post(`${lessonsPath(game)}/${encodeURIComponent(lesson)}/${chapter}`, { deeds, why }))

/** The real game at a lesson's end, against the weakest bot. */
export const startLastGame = (game: string, lesson: string, name: string, key: string): Promise<Seated> =>
  insist(() => post(`${lessonsPath(game)}/${encodeURIComponent(lesson)}/game`, { name, key }))

/** What a game's rules page tells before the numbered rules. */
export const fetchGuide = async (game: string): Promise<GuideInfo> =>
  (await (await ask(`/api/games/${encodeURIComponent(game)}/guide`)).json()) as GuideInfo

const eyesIn = (eyes: string) => (eyes ? `eyes=${encodeURIComponent(eyes)}` : '')

/** Where the game of a table can be looked at again. */
export const replayPath = (id: string): string => `${tablePath(id)}/replay`

/** A game from its start, for these eyes; without any, for those that are usual for the one who asks. */
export const fetchReplay = async (path: string, eyes = '', token?: string): Promise<Replayed> =>
  (await (await ask(`${path}?${eyesIn(eyes)}`, asOne(token))).json()) as Replayed

/** So many moments of it, from this one on. */
export const fetchMoments = async (
  path: string,
  from: number,
  count: number,
  eyes: string,
  token?: string,
): Promise<Shown[]> =>
  (await (await ask(`${path}/${from}?count=${count}&${eyesIn(eyes)}`, asOne(token))).json()) as Shown[]

/** The position in the game's notation, or the moves up to it as a picture that moves. */
export const fetchDrawn = async (
  path: string,
  number: number,
  what: 'position' | 'film',
  token?: string,
): Promise<string> => (await ask(`${path}/${number}/${what}`, asOne(token))).text()

/** Where the study of a game is, by where it is looked at again. */
export const studyPath = (replay: string): string =>
  replay.endsWith('/replay') ? replay.replace(/replay$/, 'analysis') : `${replay}/analysis`

/** How far the study of a game has come. */
export const fetchStudy = async (path: string, token?: string): Promise<Study> =>
  (await (await ask(path, asOne(token))).json()) as Study

/** Asks for it: the second time for what the first has begun. */
export const askStudy = (path: string, token?: string): Promise<Study> => insist(() => post(path, {}, token))

export interface Continued {
  seat: number
  others: Place
  name: string
}

/** A table that goes on from a moment of a replay; what these eyes did not see is drawn anew, and for "all" eyes nothing is. */
export const playOn = (path: string, number: number, eyes: string, how: Continued, token?: string): Promise<Seated> =>
  post(`${path}/${number}/table`, { ...how, eyes }, token)

/** A table that begins from a position in the game's notation. */
export const setUp = (game: string, position: string, how: Continued): Promise<Seated> =>
  post('/api/positions', { ...how, game, position })

/** A record to be looked at; nothing is stored. */
export const openRecord = (text: string): Promise<Replayed> => post('/api/replays', { text })

/** What a good player would do in one's place, noted as help (TABLE-14). */
export const fetchAdvice = (table: string, at: number, token: string | undefined): Promise<Advised> =>
  post(`${tablePath(table)}/hint`, { at }, token)

export const liveAddress = (id: string): string => {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:'
  return `${scheme}//${location.host}${tablePath(id)}/live`
}
