import { describe, expect, it } from 'vitest'
import type { CardFace } from '../cards/cardCatalogue'
import { added, canBear, countOf, curve, EMPTY, kindsOf, read, removed, sample, written, type Deck } from './deck'
import { ALL, byName, choicesOf, fits, inOrder } from './gallery/cardFilter'
import { linked, unlinked } from './deckLink'

const face = (code: number, more: Partial<CardFace> = {}): CardFace =>
  ({
    code,
    id: `4C${code}`,
    title: `Card ${code}`,
    subtitle: '',
    kind: 'minion',
    side: 'shadow',
    culture: 'isengard',
    twilight: 2,
    site: 0,
    resistance: 0,
    keywords: '',
    text: [],
    signet: null,
    ...more,
  }) as unknown as CardFace

const CARDS = [
  face(1, { kind: 'ring', side: 'neither', culture: null, title: 'The One Ring' }),
  face(2, { kind: 'site', side: 'neither', culture: null, site: 3 }),
  face(3, { kind: 'site', side: 'neither', culture: null, site: 3 }),
  face(4, { kind: 'site', side: 'neither', culture: null, site: 1 }),
  face(5, {
    kind: 'companion',
    side: 'free',
    culture: 'rohan',
    title: 'Théoden',
    subtitle: 'Lord',
    twilight: 9,
    signet: 'theoden',
    keywords: 'Urhea. Puolustaja +1.',
  }),
  face(6, { text: ['Haavoita kumppania.'] }),
  face(7, { kind: 'companion', side: 'free', culture: 'shire', resistance: 10 }),
] as const
const FACES = new Map(CARDS.map((card) => [card.code, card]))
const built = [1, 2, 3, 4, 6, 6, 6, 5].reduce<Deck>((deck, code) => added(deck, FACES.get(code) as CardFace, FACES), {
  ...EMPTY,
  bearer: 7,
})

describe('a deck', () => {
  it('has one Ring, a site a number, and as many cards as one likes', () => {
    expect(built).toEqual({
      bearer: 7,
      ring: 1,
      sites: [4, 3],
      cards: [
        [6, 3],
        [5, 1],
      ],
    })
    expect(countOf(built, 6)).toBe(3)
    expect(removed(removed(built, 5), 3)).toEqual({ ...built, sites: [4], cards: [[6, 3]] })
    expect(canBear(CARDS[6])).toBe(true)
    expect(canBear(CARDS[4])).toBe(false)
  })

  it('is written and read again', () => {
    expect(written(built, FACES).split('\n')).toEqual([
      'bearer 4C7  Card 7',
      'ring 4C1  The One Ring',
      'site 4C4  Card 4',
      'site 4C3  Card 3',
      '3 4C6  Card 6',
      '1 4C5  Théoden, Lord',
    ])
    expect(read(written(built, FACES), FACES)).toEqual(built)
    expect(read('3 4C999\nnothing', FACES)).toEqual(EMPTY)
  })

  it('travels in a link, and a broken one is read as far as it goes', () => {
    const link = linked('Omä ~pakka', written(built, FACES))
    expect(link).toBe('b4C7.r4C1.s4C4.s4C3.3x4C6.1x4C5~Om%C3%A4%20~pakka')
    const back = unlinked(`#${link}`)
    expect(back?.name).toBe('Omä ~pakka')
    expect(read(back?.text ?? '', FACES)).toEqual(built)
    expect(unlinked('#3x4C6.zzz~%E0%A4')).toEqual({ name: '', text: '3 4C6\nzzz' })
    expect(unlinked('')).toBeNull()
  })

  it('is counted', () => {
    expect(kindsOf(built, FACES)).toEqual([
      { key: 'minion', count: 3 },
      { key: 'companion', count: 1 },
    ])
    expect(curve(built, FACES, 'free')).toEqual([0, 0, 0, 0, 0, 0, 0, 1])
    expect(sample(built, 8, () => 0)).toEqual([6, 6, 6, 5])
  })
})

describe('a filter', () => {
  const found = (filter: Partial<typeof ALL>) =>
    CARDS.filter((card) => fits(card, { ...ALL, ...filter })).map(({ code }) => code)

  it('finds by words anywhere, without accents', () => {
    expect(found({ words: 'theoden LORD' })).toEqual([5])
    expect(found({ words: 'Théoden, Lord' })).toEqual([5])
    expect(found({ words: 'haavoita' })).toEqual([6])
  })

  it('finds by what a card is', () => {
    expect(found({ culture: 'rohan' })).toEqual([5])
    expect(found({ kind: 'site' })).toEqual([2, 3, 4])
    expect(found({ cost: '7' })).toEqual([5])
    expect(found({ keyword: 'Puolustaja' })).toEqual([5])
    expect(found({ signet: 'theoden' })).toEqual([5])
    expect(choicesOf(CARDS).keywords).toEqual(['Puolustaja', 'Urhea'])
  })

  it('finds a name before a text', () => {
    const named = (code: number, title: string, subtitle: string, text: string[]) => ({
      ...face(code, {}),
      title,
      subtitle,
      text,
    })
    const cards = [
      named(1, 'Elrond', 'Lord', ['Gandalf on vahva']),
      named(2, 'Shadowfax', 'Of Gandalf', []),
      named(3, 'Wise Gandalf', '', []),
      named(5, 'Gandalf’s Staff', '', []),
      named(4, 'Gandalf', 'Grey', []),
    ] as CardFace[]
    expect(byName(cards, 'gandalf').map(({ code }) => code)).toEqual([4, 5, 3, 2, 1])
    expect(byName(cards, '').map(({ code }) => code)).toEqual([1, 2, 3, 5, 4])
  })

  it('keeps the road in order', () => {
    expect(inOrder(CARDS).map(({ code }) => code)).toEqual([1, 4, 2, 3, 5, 7, 6])
  })
})
