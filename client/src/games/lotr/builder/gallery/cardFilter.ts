// Filter of cards: side, culture, type, cost, keyword, signet, and words anywhere on the card.

import type { CardFace } from '../../cards/cardCatalogue'

export interface Filter {
  words: string
  culture: string
  kind: string
  cost: string
  keyword: string
  signet: string
}

export const ALL: Filter = { words: '', culture: '', kind: '', cost: '', keyword: '', signet: '' }

/** Without accents and capitals, so that «theoden» finds Théoden. */
export const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

const saidOn = ({ id, title, subtitle, keywords, text }: CardFace): string =>
  plain([id, title, subtitle, keywords, ...text].join(' '))

/** Keywords of a card as the filter compares them; a number after one is ignored. */
const keywordsOn = ({ keywords }: CardFace): string[] =>
  keywords
    .split(/[.,]/)
    .map((word) => word.replace(/[+\d\s]+$/, '').trim())
    .filter(Boolean)

/** Words as they were typed, without accents; a comma is ignored. */
const typed = (words: string): string[] =>
  plain(words)
    .split(/[\s,]+/)
    .filter(Boolean)

/** A name may be typed as lists have it, «Aragorn, Wingfoot»: the comma is ignored. */
export function fits(face: CardFace, filter: Filter): boolean {
  const wanted = typed(filter.words)
  const said = wanted.length ? saidOn(face) : ''
  return (
    wanted.every((word) => said.includes(word)) &&
    (!filter.culture || face.culture === filter.culture) &&
    (!filter.kind || face.kind === filter.kind) &&
    (!filter.cost || (filter.cost === '7' ? face.twilight >= 7 : String(face.twilight) === filter.cost)) &&
    (!filter.keyword || keywordsOn(face).includes(filter.keyword)) &&
    (!filter.signet || face.signet === filter.signet)
  )
}

/** Place of the words: 0 they are the name, 1 it begins with the first, 2 in it, 3 in the subtitle too, 4 elsewhere. */
function placeOf({ title, subtitle }: CardFace, words: readonly string[]): number {
  const [name, whole] = [plain(title), plain(`${title} ${subtitle}`)]
  if (name === words.join(' ')) return 0
  if (words.every((word) => name.includes(word))) return name.startsWith(words[0] ?? '') ? 1 : 2
  return words.every((word) => whole.includes(word)) ? 3 : 4
}

/** Cards found by words: those with that name first, else in their order. */
export function byName(faces: readonly CardFace[], words: string): CardFace[] {
  const wanted = typed(words)
  return wanted.length ? [...faces].sort((a, b) => placeOf(a, wanted) - placeOf(b, wanted)) : [...faces]
}

const SIDES = ['neither', 'free', 'shadow']

/** Sorted: the Ring and sites by number, then by side, culture, type, cost and name. */
export const inOrder = (faces: readonly CardFace[]): CardFace[] =>
  [...faces].sort(
    (a, b) =>
      SIDES.indexOf(a.side) - SIDES.indexOf(b.side) ||
      (a.culture ?? '').localeCompare(b.culture ?? '') ||
      a.kind.localeCompare(b.kind) ||
      (a.kind === 'site' ? a.site - b.site : a.twilight - b.twilight) ||
      a.title.localeCompare(b.title),
  )

const distinct = (values: readonly string[]): string[] => [...new Set(values)].sort((a, b) => a.localeCompare(b))

export const choicesOf = (faces: readonly CardFace[]) => ({
  cultures: distinct(faces.flatMap(({ culture }) => culture ?? [])),
  kinds: distinct(faces.map(({ kind }) => kind)),
  keywords: distinct(faces.flatMap(keywordsOn)),
  signets: distinct(faces.flatMap(({ signet }) => signet ?? [])),
})
