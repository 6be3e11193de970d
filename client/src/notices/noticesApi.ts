// Requests about notices.

import type {
  ChangeNoticeSettings,
  HookSecret,
  HookTried,
  NoticeList,
  NoticeSettingsInfo,
  PushSubscription as GivenSubscription,
  VacationInfo,
} from '../api/messages'
import { getJson, post } from '../api/request'
import { currentLanguage } from '../i18n/translate'
import { asPerson } from './person'

const ask = async <T>(path: string): Promise<T> => getJson<T>(path, undefined, await asPerson())
const tell = async <T>(path: string, body: object): Promise<T> => post<T>(path, body, undefined, await asPerson())

export const fetchNotices = () => ask<NoticeList>('/api/notices')
export const seeNotices = (notices: readonly string[] | null) => tell<NoticeList>('/api/notices/seen', { notices })
export const fetchSettings = () => ask<NoticeSettingsInfo>('/api/notices/settings')
export const changeSettings = (settings: Omit<ChangeNoticeSettings, 'language'>) =>
  tell<NoticeSettingsInfo>('/api/notices/settings', { ...settings, language: currentLanguage() })

export const subscribe = (given: Omit<GivenSubscription, 'language'>) =>
  tell('/api/notices/push', { ...given, language: currentLanguage() })
export const unsubscribe = (endpoint: string) => tell('/api/notices/push/end', { endpoint })
/** Tells this guest's browser of the turns of its seat. */
export const followSeat = async (table: string, token: string) =>
  post('/api/notices/seats', { table }, token, await asPerson())

/** Tells this guest's browser when a contest and its rounds begin; the ticket proves the entrant. */
export const followContest = async (contest: string, ticket: string) =>
  post('/api/notices/contests', { contest }, ticket, await asPerson())

export const fetchVacation = () => ask<VacationInfo>('/api/vacation')
export const beginVacation = (days: number) => tell<VacationInfo>('/api/vacation', { days })
export const endVacation = () => tell<VacationInfo>('/api/vacation/end', {})

export const setMail = (address: string) =>
  tell<NoticeSettingsInfo>('/api/notices/mail', { address, language: currentLanguage() })
export const confirmMail = (code: string) => post('/api/notices/mail/confirm', { code })
export const stopMail = (token: string, kind: string) =>
  post(`/api/notices/stop/${encodeURIComponent(token)}/${encodeURIComponent(kind)}`, {})
export const setHook = (address: string) => tell<HookSecret>('/api/notices/hook', { address })
export const tryClubHook = (club: string) => post<HookTried>(`/api/clubs/${encodeURIComponent(club)}/hook-test`, {})
export const tryHook = () => tell<HookTried>('/api/notices/hook/test', {})
