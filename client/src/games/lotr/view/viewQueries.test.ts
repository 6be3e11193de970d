import { beforeAll, describe, expect, it } from 'vitest'
import { speak } from '../../../i18n/translate'
import { knowCards, type CardFace } from '../cards/cardCatalogue'
import type { Card, View } from '../types'
import { heldBy, lanesOf, looseMinions, roundFrom, siteOn, sourceOf, takenSite, total } from './viewQueries'

const card = (id: number, zone: Card['zone'], owner = 0, host = -1): Card => ({
  id,
  code: 1000 + id,
  owner,
  zone,
  host,
  wounds: 0,
  tokens: [],
  holder: -1,
})
const CARDS = [
  card(1, 'fellowship'),
  card(2, 'fellowship'),
  card(3, 'attached', 0, 1),
  card(4, 'support'),
  card(7, 'centre', 1),
  card(8, 'centre', 1),
  card(9, 'fellowship', 1),
]
const NOW = { card: -1, code: -1, ability: -1, paying: false, playing: -1, answering: null, before: false }
const seen = (parts: Partial<View> = {}): View =>
  ({ cards: CARDS, free: 0, fights: [], fight: null, numbers: [], now: NOW, ...parts }) as unknown as View

describe('the road', () => {
  beforeAll(async () => {
    await speak('fi')
    knowCards('fi', [
      { code: 4342, site: 3 },
      { code: 4328, site: 1 },
    ] as CardFace[])
  })

  it('has each site at its own number, though others have been taken from it', () => {
    const third = { ...card(30, 'path'), code: 4342 }
    const first = { ...card(31, 'controlled', 1), code: 4328, holder: 1 }
    const view = seen({ cards: [third, first], path: [30] })
    expect([1, 2, 3].map((n) => [siteOn(view, n)?.id, takenSite(view, n)?.holder])).toEqual([
      [undefined, 1],
      [undefined, undefined],
      [30, undefined],
    ])
  })
})

describe('the round', () => {
  const players = [{}, {}, {}, {}] as unknown as View['players']

  it('goes on from the one who looks, in the order of turns', () => {
    expect(roundFrom(seen({ players, order: [2, 0, 3, 1] }), 0)).toEqual([3, 1, 2, 0])
    expect(roundFrom(seen({ players, order: [2, 0, 3, 1] }), null)).toEqual([2, 0, 3, 1])
  })

  it('keeps those who are out of the game, at its end', () => {
    expect(roundFrom(seen({ players, order: [2, 0] }), 0)).toEqual([1, 3, 2, 0])
  })
})

describe('the field', () => {
  it('has a lane for each of the fellowship on the move, and minions that wait', () => {
    expect(lanesOf(seen()).map(({ character }) => character.id)).toEqual([1, 2])
    expect(looseMinions(seen()).map(({ id }) => id)).toEqual([7, 8])
  })

  it('sets minions against those they are assigned to, allies among them', () => {
    const view = seen({ fights: [{ character: 4, minions: [8] }], fight: { character: 1, minions: [7] } })
    expect(
      lanesOf(view).map(({ character, minions, current }) => [character.id, minions.map(({ id }) => id), current]),
    ).toEqual([
      [1, [7], true],
      [2, [], false],
      [4, [8], false],
    ])
    expect(looseMinions(view)).toEqual([])
  })

  it('is empty before anyone is on the move', () => {
    expect(lanesOf(seen({ free: -1 }))).toEqual([])
  })
})

describe('what is read from the view', () => {
  it('numbers are cut at nought', () => {
    expect(
      total([
        { code: 1, amount: 3, reason: 'print' },
        { code: 2, amount: -5, reason: 'text' },
      ]),
    ).toBe(0)
  })

  it('knows who bears what', () => {
    expect(heldBy(seen(), 1).map(({ id }) => id)).toEqual([3])
  })

  it('knows which card asks', () => {
    expect(sourceOf(seen())).toBeNull()
    expect(sourceOf(seen({ now: { ...NOW, code: 1365, ability: 0 } }))).toEqual({ code: 1365, ability: 0 })
    expect(sourceOf(seen({ now: { ...NOW, playing: 4286 } }))).toEqual({ code: 4286, ability: null })
  })
})
