// Owner of the notices here: an account by its cookie, or a guest's browser that asked for them.

import { whoAmI } from '../account/session.svelte'
import { deviceSecret } from '../browser/deviceSecret'
import { recall, remember } from '../browser/storage/storage'
import { isFlag } from '../browser/storage/validate'

const FOLLOWS = 'notices-guest'

/** True if this browser, without an account, asked to be told of its turns. */
export const guestFollows = (): boolean => recall(FOLLOWS, false, isFlag)

export const followAsGuest = (follows: boolean): void => remember(FOLLOWS, follows)

/** Headers that say who asks: none for an account, whose cookie says it. */
export async function asPerson(): Promise<Record<string, string>> {
  return (await whoAmI()) ? {} : { 'Pelipoyta-Device': deviceSecret() }
}
