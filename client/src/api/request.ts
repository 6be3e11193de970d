// HTTP requests to the server; every failure is an ApiError with a code that the locale files have a sentence for.

import { transport } from '../transport/transport'
import type { Facts } from './wire'

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

async function errorOf(response: Response): Promise<ApiError> {
  try {
    const { error } = (await response.json()) as { error: { code: string; facts?: Facts } }
    return new ApiError(error.code, error.facts)
  } catch {
    return new ApiError(response.status >= 500 ? 'server_down' : 'unexpected')
  }
}

async function request(path: string, init: RequestInit): Promise<Response> {
  const response = await transport()
    .fetch(path, init)
    .catch(() => {
      throw new ApiError('unreachable')
    })
  if (!response.ok) throw await errorOf(response)
  return response
}

const authorization = (token?: string): Record<string, string> => (token ? { Authorization: `Bearer ${token}` } : {})

const get = (path: string, token?: string, more?: Record<string, string>): Promise<Response> =>
  request(path, token || more ? { headers: { ...authorization(token), ...more } } : {})

export const getText = async (path: string, token?: string): Promise<string> => (await get(path, token)).text()

export const getJson = async <T>(path: string, token?: string, more?: Record<string, string>): Promise<T> =>
  (await (await get(path, token, more)).json()) as T

/** `more`: further headers. */
export async function post<T>(
  path: string,
  body: unknown,
  token?: string,
  more: Record<string, string> = {},
): Promise<T> {
  const headers = { 'Content-Type': 'application/json', ...authorization(token), ...more }
  const response = await request(path, { method: 'POST', headers, body: JSON.stringify(body) })
  return (await response.json()) as T
}

/** Posts without the session of the signed-in account. */
export async function postAsGuest<T>(path: string, body: unknown): Promise<T> {
  const headers = { 'Content-Type': 'application/json' }
  return (await (
    await request(path, { method: 'POST', headers, body: JSON.stringify(body), credentials: 'omit' })
  ).json()) as T
}

/** Codes of requests without an answer: the server may have done what they asked. */
const UNANSWERED = ['unreachable', 'server_down']
const RETRY_DELAYS_MS = [300, 1_000, 3_000]

export const isUnanswered = (error: unknown): boolean => error instanceof ApiError && UNANSWERED.includes(error.code)

/** Repeats a request until it is answered; only for requests that the server does once however often they come. */
export async function retry<T>(send: () => Promise<T>): Promise<T> {
  for (const delay of RETRY_DELAYS_MS) {
    try {
      return await send()
    } catch (error) {
      if (!isUnanswered(error)) throw error
    }
    await new Promise((done) => setTimeout(done, delay))
  }
  return send()
}
