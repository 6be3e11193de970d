// The secret of this browser: what a guest does on one page belongs to the same guest on another.

import { newSecret } from './randomId'
import { recall, remember } from './storage/storage'
import { isText } from './storage/validate'

export function deviceSecret(): string {
  const known = recall('device', '', isText)
  if (known) return known
  const made = newSecret()
  remember('device', made)
  return made
}
