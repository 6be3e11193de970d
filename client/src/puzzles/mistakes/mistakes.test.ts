import { beforeEach, expect, it } from 'vitest'
import { keepTrained, kindsOf, trainedOf, withTrained, type Trained } from './mistakes'

const trained = (step: number, more: Partial<Trained> = {}): Trained => ({
  table: 'a',
  step,
  mark: 'blunder',
  day: 100,
  right: false,
  ...more,
})

beforeEach(() => localStorage.clear())

it('keeps the first answer to a mistake', () => {
  keepTrained('dnup', [trained(3)])
  keepTrained('dnup', [trained(3, { right: true }), trained(4, { right: true })])
  expect(trainedOf('dnup').map(({ step, right }) => [step, right])).toEqual([
    [3, false],
    [4, true],
  ])
  expect(trainedOf('sequence')).toEqual([])
})

it('forgets the oldest when there are many', () => {
  const many = Array.from({ length: 250 }, (_, day) => trained(day, { day }))
  expect(withTrained([], many)).toHaveLength(200)
  expect(withTrained([], many)[0]?.day).toBe(50)
})

it('counts by kind and time, the worst kind first', () => {
  const all = [trained(1), trained(2, { day: 60, right: true }), trained(3, { mark: 'inaccuracy', right: true })]
  expect(kindsOf(all, 101)).toEqual([
    { mark: 'blunder', recent: 1, earlier: 1, right: 0.5 },
    { mark: 'inaccuracy', recent: 1, earlier: 0, right: 1 },
  ])
})
