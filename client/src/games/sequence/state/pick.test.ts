import { describe, expect, it } from 'vitest'
import {
  cardsFor,
  cellsFor,
  claimsIn,
  exchangeOf,
  finishedBy,
  lockedIn,
  loseOf,
  meantByCard,
  meantByCell,
  NOTHING,
  only,
  printed,
  touchCard,
  touchCell,
  wayNear,
  waysIn,
  type Legal,
  type Pick,
} from './pick'
import type { Action, Five, Lock } from '../types'

const legal = (...actions: Action[]): Legal[] => actions.map((action) => ({ action }))
const play = (card: number, cell: number): Action => ({ type: 'Play', card, cell })
const CHOICES = legal(
  play(13, 22),
  play(13, 59),
  play(9, 22),
  play(9, 23),
  { type: 'Exchange', card: 40 },
  { type: 'Take' },
)

describe('what answers', () => {
  it('lights the cells of a card and the cards of a cell', () => {
    expect([...cellsFor(CHOICES, 13)]).toEqual([22, 59])
    expect([...cardsFor(CHOICES, 22)]).toEqual([13, 9])
    expect(cellsFor(CHOICES, null).size).toBe(0)
  })

  it('knows where a card is printed', () => {
    expect(printed(13)).toEqual([22, 59])
    expect(printed(9)).toEqual([])
    expect(printed(null)).toEqual([])
  })

  it('finds the other choices', () => {
    expect(exchangeOf(CHOICES, 40)).toEqual({ type: 'Exchange', card: 40 })
    expect(exchangeOf(CHOICES, 13)).toBeNull()
    expect(only(CHOICES, 'Take')).toEqual({ type: 'Take' })
    expect(only(CHOICES, 'Pass')).toBeNull()
    expect(loseOf(legal({ type: 'Lose', card: 3 }), 3)).toEqual({ type: 'Lose', card: 3 })
    expect(claimsIn(legal({ type: 'Claim', team: 1 }, { type: 'Claim', team: 2 }))).toEqual([1, 2])
  })
})

describe('touching', () => {
  const atCell = (cell: number, pick: Pick) => touchCell(cell, pick, CHOICES, cardsFor(CHOICES, cell))

  it('picks a card, then plays it on a cell', () => {
    const first = touchCard(13, NOTHING, CHOICES)
    expect(first).toEqual({ pick: { card: 13, cell: null } })
    expect(atCell(59, first.pick)).toEqual({ pick: NOTHING, send: play(13, 59) })
  })

  it('picks a cell, then plays a card on it', () => {
    const first = atCell(22, NOTHING)
    expect(first).toEqual({ pick: { card: null, cell: 22 } })
    expect(touchCard(9, first.pick, CHOICES)).toEqual({ pick: NOTHING, send: play(9, 22) })
  })

  it('plays the only card that fits a cell touched twice, and lets go of others', () => {
    expect(atCell(23, { card: null, cell: 23 })).toEqual({ pick: NOTHING, send: play(9, 23) })
    expect(atCell(22, { card: null, cell: 22 })).toEqual({ pick: NOTHING })
  })

  it('lets go of a card touched twice, and changes to another', () => {
    expect(touchCard(13, { card: 13, cell: null }, CHOICES)).toEqual({ pick: NOTHING })
    expect(touchCard(9, { card: 13, cell: null }, CHOICES)).toEqual({ pick: { card: 9, cell: null } })
  })

  it('sends nothing when nothing is legal', () => {
    expect(touchCell(22, NOTHING, [], new Set([13]))).toEqual({ pick: { card: null, cell: 22 } })
    expect(touchCard(13, { card: null, cell: 22 }, [])).toEqual({ pick: { card: 13, cell: null } })
  })

  it('owes a word where nothing comes of the touch, and keeps the card', () => {
    expect(atCell(50, { card: 13, cell: null })).toEqual({ pick: { card: 13, cell: null }, dead: true })
    expect(touchCell(50, NOTHING, CHOICES, new Set())).toEqual({ pick: NOTHING, dead: true })
    expect(touchCell(59, { card: 13, cell: null }, [], new Set([13]))).toEqual({
      pick: { card: 13, cell: null },
      dead: true,
    })
    expect(touchCard(48, NOTHING, CHOICES)).toEqual({ pick: { card: 48, cell: null }, dead: true })
  })
})

describe('what a touch in vain must have meant', () => {
  const [CORNER, SIX_OF_CLUBS, SPADE_JACK] = [0, 10, 48]

  it('the card picked, or the one printed on the cell', () => {
    expect(meantByCell(SIX_OF_CLUBS, { card: 13, cell: null }, [13])).toEqual(play(13, SIX_OF_CLUBS))
    expect(meantByCell(SIX_OF_CLUBS, NOTHING, [13])).toEqual(play(4, SIX_OF_CLUBS))
    expect(meantByCell(CORNER, NOTHING, [13])).toEqual(play(13, CORNER))
  })

  it('a jack with nothing to take, a card that cannot be exchanged', () => {
    expect(meantByCard(SPADE_JACK, [-1, 0, -1])).toEqual(play(SPADE_JACK, 2))
    expect(meantByCard(13, [])).toEqual({ type: 'Exchange', card: 13 })
  })
})

describe('the choice of five', () => {
  const way = (start: number): Lock => ({ type: 'Lock', cells: [start, start + 1, start + 2, start + 3, start + 4] })
  const ways = waysIn(legal(way(21), way(22), way(23)))

  it('takes the way whose middle lies nearest', () => {
    expect(wayNear(ways, 21)).toBe(0)
    expect(wayNear(ways, 24)).toBe(1)
    expect(wayNear(ways, 27)).toBe(2)
    expect(wayNear(ways, 60)).toBeNull()
    expect(wayNear([], 60)).toBeNull()
  })
})

describe('finished sequences', () => {
  const fives: Five[] = [{ team: 1, cells: [20, 21, 22, 23, 24] }]

  it('lock their cells and count for their team', () => {
    expect([...lockedIn(fives)]).toEqual([20, 21, 22, 23, 24])
    expect([finishedBy(fives, 0), finishedBy(fives, 1)]).toEqual([0, 1])
  })
})
