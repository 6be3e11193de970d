// Requests about the account; passkeys go through the browser's own dialogs.

import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { ApiError, getJson, post } from '../api/request'
import type {
  AccountInfo,
  LinkNumber,
  LinkWait,
  Me,
  PasskeyOptions,
  Profile,
  ShownLink,
  SignedInAs,
} from '../api/messages'
import { became } from './session.svelte'

const signed = async (answer: Promise<SignedInAs>): Promise<Me | null> => became((await answer).me)

export const signUp = (name: string, password: string) =>
  signed(post<SignedInAs>('/api/account/sign-up', { name, password }))
export const signIn = (name: string, password: string) =>
  signed(post<SignedInAs>('/api/account/sign-in', { name, password }))
export const recover = (code: string) => signed(post<SignedInAs>('/api/account/recover', { code }))

export const fetchSettings = () => getJson<AccountInfo>('/api/account/settings')
export const prove = (password: string) => post('/api/account/prove', { password })
export const rename = (name: string) => signed(post<SignedInAs>('/api/account/name', { name }))
export const setPassword = (password: string) => post('/api/account/password', { password })
export const endSession = (id: string) => post('/api/account/sessions/end', { session: id })
export const newCodes = async (): Promise<string[]> =>
  (await post<{ codes: string[] }>('/api/account/recovery-codes', {})).codes
export const askExport = () => post('/api/account/export', {})
export const deleteAccount = () => signed(post<SignedInAs>('/api/account/delete', {}))
export const fetchProfile = (name: string) => getJson<Profile>(`/api/people/${encodeURIComponent(name)}`)

export const chooseFavourites = (games: readonly string[]) => post('/api/account/favourites', { games })

export const showLink = () => post<ShownLink>('/api/account/links', {})
export const linkState = (id: string) => getJson<LinkWait>(`/api/account/links/${id}`)
export const answerLink = (id: string, number: number) => post<LinkWait>(`/api/account/links/${id}/answer`, { number })
export const claimLink = (token: string) => post<LinkNumber>('/api/account/link-claims', { token })
export const redeemLink = (claim: string) =>
  post<SignedInAs>('/api/account/link-claims/redeem', { claim }).then(({ me }) => (me ? became(me) : null))

/** True if passkeys can work here: never at a bare address, nor without a secure page. */
export const passkeysWork = (): boolean =>
  isSecureContext && 'PublicKeyCredential' in window && !/^[\d.]+$|:/.test(location.hostname)

/** Ceremonies under way that the reader began: what a page offers by itself must not break them off. */
let begun = 0

async function byReader<T>(run: () => Promise<T>): Promise<T> {
  begun += 1
  try {
    return await run()
  } finally {
    begun -= 1
  }
}

/** Runs a passkey dialog of the browser; a failure becomes an `ApiError`. */
async function ceremony<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    const { code } = error as { code?: string }
    if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') throw new ApiError('passkey_known')
    throw new ApiError('passkey_cancelled')
  }
}

async function created(path: string, body: object, more: object = {}): Promise<unknown> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  const { options } = await post<PasskeyOptions>(`${path}-options`, body)
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
  const answer = await ceremony(() => startRegistration({ optionsJSON }))
  return post(path, { ...more, answer })
}

async function used(path: string, useBrowserAutofill = false): Promise<unknown> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const { options } = await post<PasskeyOptions>(`${path}-options`, {})
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
  if (useBrowserAutofill && begun) throw new ApiError('passkey_cancelled')
  const answer = await ceremony(() => startAuthentication({ optionsJSON, useBrowserAutofill }))
  return post(path, { answer })
}

export const passkeySignUp = (name: string) =>
  signed(byReader(() => created('/api/account/passkey/sign-up', { name }, { name })) as Promise<SignedInAs>)
export const passkeySignIn = (autofill = false) =>
  signed(
    (autofill
      ? used('/api/account/passkey/sign-in', true)
      : byReader(() => used('/api/account/passkey/sign-in'))) as Promise<SignedInAs>,
  )
export const passkeyProve = () => byReader(() => used('/api/account/passkey/prove'))
export const addPasskey = () => byReader(() => created('/api/account/passkey/add', {}))
export const removePasskey = (id: string) => post('/api/account/passkey/remove', { passkey: id })
