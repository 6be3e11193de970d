// The card catalogue from the server: facts, and texts in the reader's language.

import { transport } from '../../../transport/transport'
import { createSubscriber } from 'svelte/reactivity'
import { currentLanguage, t, type Language } from '../../../i18n/translate'
import type { CardFace, Faces } from '../types'

export type { CardFace }

type Cards = Map<number, CardFace>

const known = new Map<Language, Cards>()
const asked = new Map<Language, Promise<void>>()
let changed = (): void => undefined
const follow = createSubscriber((update) => {
  changed = update
})

async function fetchCards(language: Language): Promise<void> {
  const response = await transport().fetch(`/api/games/lotr/cards?lang=${language}`)
  if (!response.ok) throw new Error(`no cards: ${response.status}`)
  const cards = (await response.json()) as Faces
  known.set(language, new Map(cards.map((card) => [card.code, card])))
  changed()
}

/** Loads the cards of a language once; a failed request is repeated the next time. */
export function learnCards(language: Language = currentLanguage()): Promise<void> {
  const asking = asked.get(language) ?? fetchCards(language).catch(() => void asked.delete(language))
  asked.set(language, asking)
  return asking
}

/** For tests, and for cards known without a request. */
export function knowCards(language: Language, cards: CardFace[]): void {
  known.set(language, new Map(cards.map((card) => [card.code, card])))
  asked.set(language, Promise.resolve())
  changed()
}

export function faceOf(code: number): CardFace | undefined {
  follow()
  const language = currentLanguage()
  if (!known.has(language)) void learnCards(language)
  const cards = known.get(language) ?? [...known.values()][0]
  return cards?.get(code)
}

export function allFaces(): CardFace[] {
  follow()
  const language = currentLanguage()
  if (!known.has(language)) void learnCards(language)
  return [...(known.get(language)?.values() ?? [])]
}

/** True if the cards of the reader's language are still on their way. */
export function cardsLoading(): boolean {
  follow()
  return !known.has(currentLanguage())
}

export const titleOf = (code: number): string => faceOf(code)?.title ?? `#${code}`

/** Letters before and after a hyphen, at least. */
const PART = 3

/** A title with soft hyphens, for narrow tiles. */
export const parted = (title: string): string =>
  title.replace(/\p{L}{8,}/gu, (word) =>
    word.replace(/([aeiouyûú][^aeiouyûú]*)(?=[^aeiouyûú][aeiouyûú])/giu, (part: string, _, at: number) => {
      const end = at + part.length
      return end < PART || word.length - end < PART ? part : `${part}\u00AD`
    }),
  )

export const isCharacter = (face: CardFace | undefined): boolean =>
  face?.kind === 'companion' || face?.kind === 'ally' || face?.kind === 'minion'

/** A noun of the card texts by itself; its forms stand between bars (Swedish puts the article first). */
export const noun = (key: string): string => {
  const forms = t(`lotr-noun-${key}`)
    .split('|')
    .map((form) => form.trim())
  return (currentLanguage() === 'sv' ? forms[1] : forms[0]) ?? key
}

/** «Companion · Man · ranger's sword»: the type of card in words. */
export function kindWords(face: CardFace): string {
  const words = [t(`lotr-kind-${face.kind}`)]
  if (face.race) words.push(noun(face.race))
  if (face.item) words.push(noun(face.item))
  return words.join(' · ')
}
