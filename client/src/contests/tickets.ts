// The contests this browser takes part in; a part is a token, from a private link or from signing up.

import { recall, remember } from '../browser/storage/storage'
import { isText, listOf, withFields } from '../browser/storage/validate'

export interface Participation {
  id: string
  /** The organiser's token. */
  host?: string
  /** The entrant's ticket. */
  ticket?: string
  /** The entrant's number, by the ticket. */
  entrant?: number
}

const KEPT = 24

const areParticipations = listOf(withFields<Participation>({ id: isText }))

/** Newest first. */
export const participations = (): Participation[] => recall('tournaments', [], areParticipations)

export const participationIn = (id: string): Participation =>
  participations().find((participation) => participation.id === id) ?? { id }

export function keepParticipation(participation: Participation): Participation {
  const whole = { ...participationIn(participation.id), ...participation }
  remember('tournaments', [whole, ...participations().filter(({ id }) => id !== participation.id)].slice(0, KEPT))
  return whole
}

/** Reads the hash of a private link: `#host=…` or `#ticket=…`. */
export function participationFrom(hash: string): Pick<Participation, 'host' | 'ticket'> {
  const [kind, token] = hash.replace(/^#/, '').split('=', 2)
  if (!token || (kind !== 'host' && kind !== 'ticket')) return {}
  return kind === 'host' ? { host: decodeURIComponent(token) } : { ticket: decodeURIComponent(token) }
}

/** The private link; browsers send no hash, so it appears in no server log. */
export const privateLink = (address: string, kind: 'host' | 'ticket', token: string): string =>
  `${address}#${kind}=${encodeURIComponent(token)}`
