import { describe, expect, it } from 'vitest'
import {
  cardsFor,
  cellsFor,
  claimsIn,
  exchangeOf,
  finishedBy,
  lockedIn,
  loseOf,
  NOTHING,
  only,
  printed,
  touchCard,
  touchCell,
  wayNear,
  waysIn,
  type Legal,
} from './pick'
import type { Action, Five, Lock } from './types'

const legal = (...actions: Action[]): Legal[] => actions.map((action) => ({ action }))
const play = (card: number, cell: number): Action => ({ type: 'Play', card, cell })
const CHOICES = legal(play(13, 22), play(13, 59), play(9, 22), play(9, 23), { type: 'Exchange', card: 40 }, { type: 'Take' })

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
  it('picks a card, then plays it on a cell', () => {
    const first = touchCard(13, NOTHING, CHOICES)
    expect(first).toEqual({ pick: { card: 13, cell: null } })
    expect(touchCell(59, first.pick, CHOICES)).toEqual({ pick: NOTHING, send: play(13, 59) })
  })

  it('picks a cell, then plays a card on it', () => {
    const first = touchCell(22, NOTHING, CHOICES)
    expect(first).toEqual({ pick: { card: null, cell: 22 } })
    expect(touchCard(9, first.pick, CHOICES)).toEqual({ pick: NOTHING, send: play(9, 22) })
  })

  it('plays the only card that fits a cell touched twice, and lets go of others', () => {
    expect(touchCell(23, { card: null, cell: 23 }, CHOICES)).toEqual({ pick: NOTHING, send: play(9, 23) })
    expect(touchCell(22, { card: null, cell: 22 }, CHOICES)).toEqual({ pick: NOTHING })
    expect(touchCell(50, { card: null, cell: 50 }, CHOICES)).toEqual({ pick: NOTHING })
  })

  it('lets go of a card touched twice, and changes to another', () => {
    expect(touchCard(13, { card: 13, cell: null }, CHOICES)).toEqual({ pick: NOTHING })
    expect(touchCard(9, { card: 13, cell: null }, CHOICES)).toEqual({ pick: { card: 9, cell: null } })
    expect(touchCell(50, { card: 13, cell: null }, CHOICES)).toEqual({ pick: { card: null, cell: 50 } })
  })

  it('sends nothing when nothing is legal', () => {
    expect(touchCell(22, { card: 13, cell: null }, [])).toEqual({ pick: { card: null, cell: 22 } })
    expect(touchCard(13, { card: null, cell: 22 }, [])).toEqual({ pick: { card: 13, cell: null } })
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
