import { expect, test } from 'vitest'
import type { GameInfo } from '../../api/wire'
import { countsFor, fitsSeats, formsFor, ofForm } from './seriesForm'

const game = { contests: [{ name: 'five', rule: 'KV-G1', seats: 2, games: 5 }] } as unknown as GameInfo

test('a contest of the book is offered to as many as it is for', () => {
  expect(formsFor(game, 2)).toEqual([null, 'best', 'first', 'every', 'five'])
  expect(formsFor(game, 4)).toEqual([null, 'best', 'first', 'every'])
})

test('whoever takes more seats than the book has leaves its contest', () => {
  const five = ofForm('five', null)
  expect(fitsSeats(game, five, 2)).toBe(true)
  expect(fitsSeats(game, five, 4)).toBe(false)
  expect(fitsSeats(game, null, 4)).toBe(true)
})

test('the pause stays when the form changes', () => {
  const best = ofForm('best', null)
  expect(best).toEqual({ form: 'best', count: 3, pause: 15 })
  expect(ofForm('first', { ...best, form: 'best', count: 3, pause: 60 })?.pause).toBe(60)
  expect(ofForm(null, best)).toBeNull()
})

test('for two, best of an odd number', () => {
  const best = { form: 'best', count: 3, pause: 0 }
  expect(countsFor(best, 2)).toEqual([3, 5, 7, 9, 11, 13, 15, 25])
  expect(countsFor(best, 3)).toContain(4)
  expect(countsFor({ ...best, form: 'first' }, 2)).toContain(1)
})
