// Labels of fields, values and actions: the game's words, or names from its code.

import { titled } from '../games/names'
import { asArgs, has, kebab, list, number, percent, t } from '../i18n/translate'
import { isFields, isSecret, type Fields } from './view/values'

const keyOf = (...parts: string[]): string => parts.map((part) => kebab(part).replaceAll('.', '-')).join('-')

/** The label of a field of the view, by its path. */
export function fieldName(game: string, path: string): string {
  const last = path.split('.').at(-1) ?? path
  const key = [keyOf(game, 'view', path), keyOf(game, 'option', last), `${game}-option-${last}`].find(has)
  return key ? t(key) : titled(last)
}

/** A value as text. */
export function plainText(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'number') return number(value)
  if (typeof value === 'boolean') return t(value ? 'plain-yes' : 'plain-no')
  if (Array.isArray(value)) return value.length ? list(value.map(plainText)) : '–'
  if (isSecret(value)) return value.value === null ? t('plain-hidden') : plainText(value.value)
  if (isFields(value)) return factsText(value)
  return String(value)
}

const spoken = (name: string): string => kebab(name).replaceAll('-', ' ')

export const factsText = (facts: Fields): string =>
  Object.entries(facts)
    .map(([name, value]) => `${spoken(name)} ${plainText(value)}`)
    .join(', ')

/** A field's value as text; a game may have words for special numbers, such as -1 for a face-down card. */
export function valueText(game: string, path: string, value: unknown): string {
  const key = `${keyOf(game, 'view', path)}-value`
  const plain = typeof value === 'number' || typeof value === 'string' || typeof value === 'boolean'
  return plain && has(key) ? t(key, asArgs({ value })) : plainText(value)
}

/** Numbers stay numbers, so that messages can inflect by them. */
export const wordArgs = (facts: Fields): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [name, typeof value === 'number' ? value : plainText(value)]),
  )

/** The name of an action: the game's sentence, or its notation. */
export function choiceName(game: string, action: Fields, text: string | undefined): string {
  const { type, ...facts } = action
  const key = keyOf(game, 'do', String(type ?? ''))
  if (has(key)) return t(key, { ...wordArgs(facts), text: text ?? '' })
  return text ?? [spoken(String(type ?? '')), factsText(facts)].filter(Boolean).join(' ')
}

const isShare = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 1

const oneOdds = (game: string, name: string, value: unknown): string => {
  const key = keyOf(game, 'odds', name)
  const label = has(key) ? t(key) : spoken(name)
  return `${label} ${isShare(value) ? percent(value) : plainText(value)}`
}

/** The odds of an action in words; empty without any. */
export function oddsText(game: string, preview: unknown): string {
  if (preview === null || preview === undefined) return ''
  if (isShare(preview)) return percent(preview)
  if (!isFields(preview)) return plainText(preview)
  const said = Object.entries(preview).filter(
    ([, value]) => value !== null && value !== false && !(Array.isArray(value) && !value.length),
  )
  return said.map(([name, value]) => (isFields(value) ? oddsText(game, value) : oneOdds(game, name, value))).join(' · ')
}
