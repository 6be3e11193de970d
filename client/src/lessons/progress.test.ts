import { beforeEach, expect, it } from 'vitest'
import { hold } from '../lobby/mySeats'
import { isNew, keepProgress, progressOf } from './progress'

beforeEach(() => localStorage.clear())

it('keeps how far one has come, a lesson at a time', () => {
  expect(isNew('lotr')).toBe(true)
  keepProgress('lotr', 'road', { at: 3, done: [0, 1, 2] })
  expect(progressOf('lotr', 'road', 7)).toEqual({ at: 3, done: [0, 1, 2] })
  expect(progressOf('lotr', 'fights', 7)).toEqual({ at: 0, done: [] })
  expect(isNew('lotr')).toBe(false)
  expect(isNew('dnup')).toBe(true)
  hold({ id: 't', game: 'dnup', seat: 0, token: 'x' })
  expect(isNew('dnup')).toBe(false)
})

it('goes on within a lesson that has changed', () => {
  keepProgress('lotr', 'road', { at: 9, done: [0, 8] })
  expect(progressOf('lotr', 'road', 4)).toEqual({ at: 4, done: [0] })
})

it('begins anew where what was kept makes no sense', () => {
  localStorage.setItem('pelipoyta.lessons', '{"lotr/road":{"at":"x"}}')
  expect(progressOf('lotr', 'road', 4)).toEqual({ at: 0, done: [] })
})
