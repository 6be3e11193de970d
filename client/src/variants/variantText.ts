// Variants as options and links name them, `riders` or `reload:2`, and in words.

import { optionWords } from '../games/options'
import { titled } from '../games/names'
import { firstOf, has, number } from '../i18n/translate'
import type { Facts } from '../api/wire'
import { pathOf } from '../app/router'

/** Percent from which a variant is called unfair. */
const UNFAIR = 70

/** The sentence that tells who is clearly ahead, if anybody is. */
export const unfairness = ({ share }: { share: number }): string | null =>
  share >= UNFAIR ? 'variant-first-ahead' : share <= 100 - UNFAIR ? 'variant-second-ahead' : null

/** The longest name that a link carries. */
export const LONGEST_NAME = 60

/** A variant of which more numbers are only told on its page. */
const TOLD = 2

export interface VariantLink {
  version: number
  variants: string[]
  name: string
}

export const nameIn = (text: string): string => text.split(':')[0] ?? ''

export const numbersIn = (text: string): number[] => text.split(':').slice(1).map(Number)

export const textOf = (name: string, numbers: readonly number[]): string => [name, ...numbers].join(':')

const keyOf = (game: string, name: string): string => `${game}-variant-${name}`

export const variantName = (game: string, name: string): string =>
  has(keyOf(game, name)) ? firstOf([keyOf(game, name)]) : titled(name)

export const numberName = (game: string, name: string, part: string): string =>
  has(`${keyOf(game, name)}-${part}`) ? firstOf([`${keyOf(game, name)}-${part}`]) : titled(part)

/** «Jousimiesten lataus: 2»; of many numbers the title alone. */
export function variantTitle(game: string, text: string): string {
  const numbers = numbersIn(text)
  const told = numbers.length && numbers.length <= TOLD ? `: ${numbers.map((each) => number(each)).join(', ')}` : ''
  return variantName(game, nameIn(text)) + told
}

/** The variants that options name. */
export const variantsIn = (options: unknown): string[] => {
  const found = (options as { variants?: unknown } | undefined)?.variants
  return Array.isArray(found) ? found.filter((each): each is string => typeof each === 'string') : []
}

/** Facts of a refusal with the names of variants and options in words. */
export function namedFacts(game: string, facts: Facts): Facts {
  const words: Record<string, (value: string) => string> = {
    variant: (value) => variantName(game, value),
    other: (value) => variantName(game, value),
    option: (value) => optionWords(game, value).label,
  }
  return Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [name, words[name]?.(String(value)) ?? value]),
  ) as Facts
}

const listed = (text: string | null): string[] => (text ?? '').split(',').filter(Boolean)

/** The link in an address; null where it holds none. */
export function readLink(search: string): VariantLink | null {
  const query = new URLSearchParams(search)
  if (!query.has('v') && !query.has('with')) return null
  const name = (query.get('name') ?? '').slice(0, LONGEST_NAME)
  return { version: Number(query.get('v')), variants: listed(query.get('with')), name }
}

export const linkTo = (game: string, { version, variants, name }: VariantLink): string => {
  const query = new URLSearchParams({ v: String(version), with: variants.join(','), ...(name && { name }) })
  return `${pathOf.variants(game)}?${query.toString()}`
}

/** A form's address with these variants. */
export const withThese = (path: string, variants: readonly string[]): string =>
  `${path}${variants.length ? `?${new URLSearchParams({ with: variants.join(',') }).toString()}` : ''}`

/** The new-table form with these variants. */
export const newTableWith = (game: string, variants: readonly string[]): string =>
  withThese(pathOf.newTable(game), variants)

export const wantedIn = (search: string): string[] => listed(new URLSearchParams(search).get('with'))
