// HTTP calls about helpers for people who play with the real pieces.

import type { HelperAbout, HelperAct, HelperInfo, HelperMade } from '../api/messages'
import { getJson, post, retry } from '../api/request'

const gamePath = (game: string): string => `/api/games/${encodeURIComponent(game)}`

export const helperPath = (id: string): string => `/api/helpers/${encodeURIComponent(id)}`

/** Fetches the settings that a game's helper needs to begin, and its sheets of paper. */
export const fetchHelperAbout = (game: string): Promise<HelperAbout> => getJson(`${gamePath(game)}/helper`)

/** Begins one session, however often the answer is lost. */
export const beginHelper = (
  game: string,
  names: readonly string[],
  options: Readonly<Record<string, number>>,
  key: string,
): Promise<HelperMade> => retry(() => post(`${gamePath(game)}/helpers`, { setup: { names, options }, key }))

/** Does a thing once; the answer is the page as this device may see it. */
export const actWithHelper = (id: string, act: HelperAct): Promise<HelperInfo> => retry(() => post(helperPath(id), act))
