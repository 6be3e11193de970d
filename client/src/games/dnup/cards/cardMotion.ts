// Animations of cards that come to the table and leave it; instant with reduced motion.

import { cubicIn, cubicOut } from 'svelte/easing'
import type { TransitionConfig } from 'svelte/transition'
import { lasting } from '../../../browser/reducedMotion'
import { slotOf } from '../places/places'
import type { Event, View } from '../types'

/** Destination of the set of a place: back to a hand and turned, or face down to the pile. */
export type Leaving = { to: 'hand'; seat: number } | { to: 'pile' }

export const SWEEP_MS = 720

/** For each place whose set left the table in these events: where it went. */
export function leavings(view: View, events: readonly Event[]): Map<number, Leaving> {
  const found = new Map<number, Leaving>()
  for (const event of events) {
    if (event.type === 'Discarded') found.set(slotOf(view, event), { to: 'pile' })
    if (event.type === 'Beaten')
      found.set(slotOf(view, event), event.piled ? { to: 'pile' } : { to: 'hand', seat: event.seat })
    if (event.type === 'Took')
      found.set(slotOf(view, { seat: event.owner, area: event.area }), { to: 'hand', seat: event.seat })
  }
  return found
}

/** A card is put down: it comes from its player's seat. */
export function putDown(_: Element, { below }: { below: boolean }): TransitionConfig {
  const from = below ? 60 : -40
  return {
    duration: lasting(240),
    easing: cubicOut,
    css: (t, u) => `transform: translateY(${u * from}px) scale(${1 + u * 0.12}); opacity: ${Math.min(1, t * 2)}`,
  }
}

/** A card leaves the table: half a turn on its way to a hand, or a slide to the pile. */
export function leave(_: Element, { why, me }: { why: Leaving | undefined; me: number | null }): TransitionConfig {
  if (why?.to !== 'hand') {
    return {
      duration: lasting(260),
      delay: lasting(160),
      css: (t) => `opacity: ${t}; transform: scale(${0.7 + 0.3 * t})`,
    }
  }
  const way = why.seat === me ? 140 : -60
  return {
    duration: lasting(520),
    delay: lasting(180),
    easing: cubicIn,
    css: (t, u) => `opacity: ${Math.min(1, t * 2)}; transform: translateY(${u * way}px) rotate(${u * 180}deg)`,
  }
}

/** Animates a sweeping half turn, from the old way up to the new. */
export function sweep(node: Element | undefined): Promise<unknown> {
  const ms = lasting(SWEEP_MS)
  if (!node || !ms) return Promise.resolve()
  const frames = [
    { transform: 'rotate(-180deg)' },
    { transform: 'rotate(-90deg) scale(0.86)', offset: 0.5 },
    { transform: 'none' },
  ]
  return node.animate(frames, { duration: ms, easing: 'cubic-bezier(0.45, 0.05, 0.25, 1)' }).finished.catch(() => null)
}
