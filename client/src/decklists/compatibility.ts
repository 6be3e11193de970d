// Decks that fit the options: every deck lists, by option, the choices it fits.

import type { Offer } from '../api/wire'

export type Fits = Readonly<Record<string, readonly string[]>>
export type Options = Readonly<Record<string, unknown>>

export const fitsOptions = (fits: Fits, options: Options): boolean =>
  Object.entries(fits).every(([name, choices]) => choices.includes(String(options[name])))

/** The default decks of seats without a choice: those that fit, in turn. */
export function defaultDeck(offers: readonly Offer[], options: Options, seat: number): string {
  const able = offers.filter(({ fits }) => fitsOptions(fits, options))
  return able[seat % Math.max(able.length, 1)]?.key ?? ''
}

/** The options after one was changed; where no deck would fit, the other options are changed too. */
export function withDeckOptions(all: readonly Fits[], options: Options, changed: string): Record<string, unknown> {
  const willing = all.filter((fits) => fits[changed]?.includes(String(options[changed])))
  const [first] = willing
  if (!first || willing.some((fits) => fitsOptions(fits, options))) return { ...options }
  const given = Object.entries(first).map(([name, choices]) => [
    name,
    choices.includes(String(options[name])) ? options[name] : choices[0],
  ])
  return { ...options, ...Object.fromEntries(given) }
}

/** The options that decks depend on. */
export const deckOptions = (all: readonly Fits[], options: Options): Options => {
  const names = new Set(all.flatMap((fits) => Object.keys(fits)))
  return Object.fromEntries(Object.entries(options).filter(([name]) => names.has(name)))
}
