// A deck being built, and its list as the server reads it. The server says whether it is legal.

import type { CardFace } from '../cards/cardCatalogue'

export interface Deck {
  bearer: number | null
  ring: number | null
  sites: readonly number[]
  /** Copies of each card, in the order they were added. */
  cards: readonly (readonly [code: number, count: number])[]
}

export const EMPTY: Deck = { bearer: null, ring: null, sites: [], cards: [] }

type Faces = ReadonlyMap<number, CardFace>

export const byCode = (faces: readonly CardFace[]): Faces => new Map(faces.map((face) => [face.code, face]))

const line = (head: string, face: CardFace): string =>
  `${head} ${face.id}  ${face.title}${face.subtitle ? `, ${face.subtitle}` : ''}`

/** The decklist, a card on each line. */
export function written(deck: Deck, faces: Faces): string {
  const heads: [string, number][] = [
    ...(deck.bearer === null ? [] : [['bearer', deck.bearer] as [string, number]]),
    ...(deck.ring === null ? [] : [['ring', deck.ring] as [string, number]]),
    ...deck.sites.map((code): [string, number] => ['site', code]),
    ...deck.cards.map(([code, count]): [string, number] => [String(count), code]),
  ]
  return heads
    .flatMap(([head, code]) => {
      const face = faces.get(code)
      return face ? [line(head, face)] : []
    })
    .join('\n')
}

/** The deck of a list as the server has normalised it: every line is a word or a number, and a card's id. */
export function read(text: string, faces: Faces): Deck {
  const codes = new Map([...faces.values()].map(({ id, code }) => [id, code]))
  const lines = text.split('\n').flatMap((each): [string, number][] => {
    const [head = '', id = ''] = each.trim().split(/\s+/)
    const code = codes.get(id)
    return code === undefined ? [] : [[head, code]]
  })
  const of = (wanted: string) => lines.filter(([head]) => head === wanted).map(([, code]) => code)
  const cards = lines
    .filter(([head]) => /^\d+$/.test(head))
    .map(([head, code]): [number, number] => [code, Number(head)])
  return { bearer: of('bearer')[0] ?? null, ring: of('ring')[0] ?? null, sites: of('site'), cards }
}

export const countOf = (deck: Deck, code: number): number =>
  (deck.cards.find(([each]) => each === code)?.[1] ?? 0) +
  Number(deck.ring === code) +
  Number(deck.sites.includes(code))

/** Adds one: a Ring or a site replaces the one in its place; any other goes into the draw deck. */
export function added(deck: Deck, face: CardFace, faces: Faces): Deck {
  if (face.kind === 'ring') return { ...deck, ring: face.code }
  if (face.kind === 'site') {
    const others = deck.sites.filter((code) => faces.get(code)?.site !== face.site)
    return {
      ...deck,
      sites: [...others, face.code].sort((a, b) => (faces.get(a)?.site ?? 0) - (faces.get(b)?.site ?? 0)),
    }
  }
  const known = deck.cards.some(([code]) => code === face.code)
  const more = deck.cards.map(([code, n]): [number, number] => [code, code === face.code ? n + 1 : n])
  return { ...deck, cards: known ? more : [...deck.cards, [face.code, 1]] }
}

export function removed(deck: Deck, code: number): Deck {
  if (deck.ring === code) return { ...deck, ring: null }
  if (deck.sites.includes(code)) return { ...deck, sites: deck.sites.filter((each) => each !== code) }
  const cards = deck.cards
    .map(([each, n]): [number, number] => [each, each === code ? n - 1 : n])
    .filter(([, n]) => n > 0)
  return { ...deck, cards }
}

/** True if the card has a printed resistance, so that it may bear the Ring; the server says if the rules allow it. */
export const canBear = (face: CardFace): boolean => face.kind === 'companion' && face.resistance > 0

export const drawDeck = (deck: Deck): number[] =>
  deck.cards.flatMap(([code, count]) => Array.from({ length: count }, () => code))

/** This many cards from the top of a shuffled deck. */
export function sample(deck: Deck, size: number, random: () => number = Math.random): number[] {
  const left = drawDeck(deck)
  return Array.from(
    { length: Math.min(size, left.length) },
    () => left.splice(Math.floor(random() * left.length), 1)[0] ?? 0,
  )
}

export interface Tally {
  key: string
  count: number
}

function tallied(keys: readonly string[]): Tally[] {
  const counts = new Map<string, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return [...counts].map(([key, count]) => ({ key, count })).sort((a, b) => b.count - a.count)
}

const facesIn = (deck: Deck, faces: Faces): CardFace[] => drawDeck(deck).flatMap((code) => faces.get(code) ?? [])

export const kindsOf = (deck: Deck, faces: Faces): Tally[] => tallied(facesIn(deck, faces).map(({ kind }) => kind))

export const culturesOf = (deck: Deck, faces: Faces): Tally[] =>
  tallied(facesIn(deck, faces).flatMap(({ culture }) => culture ?? []))

export const COSTS = 8

/** Number of cards of a side that cost 0, 1, 2 …; the last counts all that cost more. */
export function curve(deck: Deck, faces: Faces, side: CardFace['side']): number[] {
  const costs = facesIn(deck, faces)
    .filter((face) => face.side === side)
    .map(({ twilight }) => Math.min(twilight, COSTS - 1))
  return Array.from({ length: COSTS }, (_, cost) => costs.filter((each) => each === cost).length)
}
