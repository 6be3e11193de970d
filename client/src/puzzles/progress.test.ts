import { beforeEach, expect, it } from 'vitest'
import { NOTHING, answered, dayDone, dayOf, dueOf, keepProgress, nextOf, progressOf, streakOf } from './progress'

const puzzle = (id: string, rating = 1400, theme = 'block') => ({ id, rating, theme })

beforeEach(() => localStorage.clear())

it('asks a failed puzzle again after longer and longer pauses, until it was solved four times', () => {
  let progress = answered(NOTHING, puzzle('a'), false, 100)
  const days: number[] = []
  for (let times = 0; times < 4; times++) {
    const today = progress.tried['a']?.due ?? 0
    days.push(today)
    expect(dueOf(progress, today - 1)).toEqual([])
    expect(dueOf(progress, today)).toEqual(['a'])
    progress = answered(progress, puzzle('a'), true, today)
  }
  expect(days).toEqual([101, 104, 111, 132])
  expect(dueOf(progress, 10_000)).toEqual([])
})

it('begins anew when a repeated puzzle is failed', () => {
  let progress = answered(NOTHING, puzzle('a'), false, 100)
  progress = answered(progress, puzzle('a'), true, 101)
  progress = answered(progress, puzzle('a'), false, 104)
  expect(dueOf(progress, 105)).toEqual(['a'])
})

it('never asks again what was solved at once', () => {
  expect(dueOf(answered(NOTHING, puzzle('a'), true, 100), 10_000)).toEqual([])
})

it('rates the first try alone, and a harder puzzle higher', () => {
  const easy = answered(NOTHING, puzzle('a', 1000), true, 1).rating - NOTHING.rating
  const hard = answered(NOTHING, puzzle('a', 1800), true, 1).rating - NOTHING.rating
  expect(hard).toBeGreaterThan(easy)
  expect(easy).toBeGreaterThan(0)
  const failed = answered(NOTHING, puzzle('a'), false, 1)
  expect(failed.rating).toBeLessThan(NOTHING.rating)
  expect(answered(failed, puzzle('a'), true, 2).rating).toBe(failed.rating)
})

it('takes the untried puzzle nearest to the rating', () => {
  const puzzles = [puzzle('a', 900), puzzle('b', 1350), puzzle('c', 1410, 'line')]
  expect(nextOf(puzzles, NOTHING)?.id).toBe('c')
  expect(nextOf(puzzles, NOTHING, 'block')?.id).toBe('b')
  expect(nextOf(puzzles, answered(NOTHING, puzzle('c'), true, 1))?.id).toBe('b')
  expect(nextOf([], NOTHING)).toBeUndefined()
})

it('counts days in a row, and today once', () => {
  let progress = NOTHING
  for (const day of [5, 6, 7, 7]) progress = dayDone(progress, day)
  expect(streakOf(progress, 7)).toBe(3)
  expect(streakOf(progress, 8)).toBe(3)
  expect(streakOf(progress, 9)).toBe(0)
  expect(progress.days).toEqual([5, 6, 7])
})

it('keeps the games apart, and passes over what it cannot read', () => {
  keepProgress('dnup', answered(NOTHING, puzzle('a'), true, 1))
  expect(progressOf('dnup').tried['a']?.first).toBe(true)
  expect(progressOf('sequence')).toEqual(NOTHING)
  localStorage.setItem('pelipoyta.puzzles', '{"dnup": 7}')
  expect(progressOf('dnup')).toEqual(NOTHING)
  expect(dayOf(86_400_000 * 3 + 5)).toBe(3)
})
