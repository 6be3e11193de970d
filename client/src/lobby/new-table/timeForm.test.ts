import { expect, test } from 'vitest'
import { isSound, mayShare, ownTime, TIMES } from './timeForm'

test('time of one’s own is a bank and seconds in one way', () => {
  expect(ownTime(10, 5, 'increment')).toEqual({ bank: 600, increment: 5 })
  expect(ownTime(1.5, 0, 'delay')).toEqual({ bank: 90, delay: 0 })
})

test('too little and too much is not sound', () => {
  expect([isSound(10, 5), isSound(0, 5), isSound(181, 5), isSound(10, -1), isSound(10, 121), isSound(NaN, 5)]).toEqual([
    true,
    false,
    false,
    false,
    false,
    false,
  ])
})

test('only teams share a clock, and no days', () => {
  expect([mayShare(null, 4), mayShare(TIMES.blitz, 2), mayShare(TIMES.blitz, 4), mayShare(TIMES.day, 4)]).toEqual([
    false,
    false,
    true,
    false,
  ])
})
