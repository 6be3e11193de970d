// The contests this browser takes part in; a part is a token, from a private link or from signing up.

import { recall, remember } from '../browser/storage'

export interface Part {
  id: string
  /** The organiser's token. */
  host?: string
  /** The entrant's ticket. */
  ticket?: string
  /** The entrant's number, by the ticket. */
  entrant?: number
}

const KEPT = 24

const isPart = (value: unknown): value is Part => typeof (value as Part | null)?.id === 'string'
const areParts = (value: unknown): value is Part[] => Array.isArray(value) && value.every(isPart)

/** Newest first. */
export const parts = (): Part[] => recall('tournaments', [], areParts)

export const partIn = (id: string): Part => parts().find((part) => part.id === id) ?? { id }

export function keepPart(part: Part): Part {
  const whole = { ...partIn(part.id), ...part }
  remember('tournaments', [whole, ...parts().filter(({ id }) => id !== part.id)].slice(0, KEPT))
  return whole
}

/** Reads the hash of a private link: `#host=…` or `#ticket=…`. */
export function partFrom(hash: string): Omit<Part, 'id'> {
  const [kind, token] = hash.replace(/^#/, '').split('=', 2)
  if (!token || (kind !== 'host' && kind !== 'ticket')) return {}
  return kind === 'host' ? { host: decodeURIComponent(token) } : { ticket: decodeURIComponent(token) }
}

/** The private link; browsers send no hash, so it appears in no server log. */
export const privateLink = (address: string, kind: 'host' | 'ticket', token: string): string =>
  `${address}#${kind}=${encodeURIComponent(token)}`
