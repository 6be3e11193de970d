// HTTP calls about friends, clubs, reports, sanctions and the operator's overview.

import { getJson, post } from '../api/request'
import type {
  AnyClubCommand,
  AnyOperatorCommand,
  ClubPage,
  OperatorOverview,
  FeaturedChoice,
  MyClubs,
  NewReport,
  OwnSanctions,
  PeopleInfo,
  ChangeRelation,
  ChooseVisibility,
  ClubMemberInfo,
  SanctionInfo,
} from '../api/messages'

export type * from '../api/messages'
export type RelationAct = ChangeRelation['act']
export type SeenBy = ChooseVisibility['seen_by']
export type Role = ClubMemberInfo['role']
export type SanctionKind = SanctionInfo['kind']
export type ReportReason = SanctionInfo['reason']

export interface Whom {
  person?: string
  name?: string
  table?: string
  seat?: number
}

export const fetchPeople = (): Promise<PeopleInfo> => getJson('/api/people')

/** A row of a list says more of a person than the server takes: only what names the person is sent. */
export const relate = (act: RelationAct, { person, name, table, seat }: Whom): Promise<PeopleInfo> =>
  post('/api/people/relations', person ? { act, person } : table ? { act, table, seat } : { act, name })

export const chooseVisibility = (seen_by: SeenBy): Promise<PeopleInfo> => post('/api/people/visibility', { seen_by })

export const fetchFeatured = (): Promise<FeaturedChoice> => getJson('/api/featured/choice')

export const chooseFeatured = (shown: boolean): Promise<FeaturedChoice> => post('/api/featured/choice', { shown })

export const inviteFriend = (person: string, table: string): Promise<unknown> =>
  post('/api/people/invitations', { person, table })

export const fetchClubs = (): Promise<MyClubs> => getJson('/api/clubs')

const clubPath = (club: string): string => `/api/clubs/${encodeURIComponent(club)}`

export const fetchClub = (club: string): Promise<ClubPage> => getJson(clubPath(club))

export const makeClub = (name: string, about: string, consent: boolean): Promise<ClubPage> =>
  post('/api/clubs', { name, about, consent })

export const inClub = (club: string, command: AnyClubCommand): Promise<ClubPage> =>
  post(`${clubPath(club)}/commands`, command)

export const report = (body: NewReport, token?: string): Promise<unknown> => post('/api/reports', body, token)

export const fetchSanctions = (): Promise<OwnSanctions> => getJson('/api/sanctions')

export const answerSanction = (id: string, act: 'read' | 'appeal', note = ''): Promise<OwnSanctions> =>
  post(`/api/sanctions/${encodeURIComponent(id)}`, { act, note })

export const fetchOverview = (token: string): Promise<OperatorOverview> => getJson('/api/operator', token)

export const sendOperatorCommand = (token: string, command: AnyOperatorCommand): Promise<OperatorOverview> =>
  post('/api/operator/commands', command, token)

/** True if this browser is signed in to an account. */
export const isSignedIn = async (): Promise<boolean> => (await getJson<{ me: unknown }>('/api/account')).me !== null
