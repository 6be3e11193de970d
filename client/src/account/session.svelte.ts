// The account that this browser is signed in to. The cookie cannot be read, so a note says whether to ask.

import { getJson, post } from '../api/request'
import type { Me, SignedInAs } from '../api/messages'
import { recall, remember } from '../browser/storage/storage'
import { isFlag } from '../browser/storage/validate'

export const session = $state<{ me: Me | null }>({ me: null })

let asked: Promise<Me | null> | null = null

/** Notes who is signed in, for this page and for the next start. */
export function became(me: Me | null): Me | null {
  session.me = me
  remember('signed-in', me !== null)
  asked = Promise.resolve(me)
  return me
}

/** Asks the server who is signed in; a browser that never signed in does not ask unless it must. */
export async function whoAmI(must = false): Promise<Me | null> {
  if (!must && !recall('signed-in', false, isFlag)) return null
  asked ??= getJson<SignedInAs>('/api/account').then(({ me }) => became(me))
  return asked.catch(() => {
    asked = null
    return session.me
  })
}

export async function signOut(): Promise<void> {
  await post('/api/account/sign-out', {})
  became(null)
}
