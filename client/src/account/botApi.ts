// Requests about the bots of the account.

import { getJson, post } from '../api/request'
import type { BotTokenMade, OwnBotInfo } from '../api/messages'

const at = (bot: string) => `/api/account/bots/${encodeURIComponent(bot)}`

export const fetchBots = () => getJson<OwnBotInfo[]>('/api/account/bots')
export const makeBot = (name: string) => post<OwnBotInfo>('/api/account/bots', { name })
export const closeBot = (bot: string) => post(`${at(bot)}/close`, {})
/** A token for everything that a bot can do: to sit and play, to watch, to wait in the lobby. */
export const makeBotToken = (bot: string) =>
  post<BotTokenMade>(`${at(bot)}/tokens`, { scopes: ['play', 'watch', 'offer'] })
export const endBotToken = (bot: string, token: string) =>
  post(`${at(bot)}/tokens/${encodeURIComponent(token)}/end`, {})
