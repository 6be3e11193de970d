import { bytesToHex } from '@noble/hashes/utils.js'
import { expect, test } from 'vitest'
import { keyOf, outcomeOf } from './commitment'

const seed = Uint8Array.from({ length: 32 }, (_, at) => at)
const words = ['Aino', 'äiti']
const dice = { kind: '5d6', sides: 6, bag: [], count: 5, owner: 1, ordinal: 3, of: null }
const draw = {
  kind: 'draw12',
  sides: 0,
  bag: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  count: 12,
  owner: null,
  ordinal: 1,
  of: null,
}

// The same as in tests/kernel/test_verify.py: both halves of the protocol give the same.
test('the protocol is as written', () => {
  const key = keyOf(seed, words)
  expect(bytesToHex(key)).toBe('98bf26e393e33882eb610d75332a690065212cc2fd727693f925434083dfafdb')
  expect(outcomeOf(key, dice)).toEqual([5, 3, 4, 4, 1])
  expect(outcomeOf(key, draw)).toEqual([6, 0, 7, 5, 1, 10, 11, 3, 2, 8, 4, 9])
})

// The same as in tests/kernel/test_common.py.
test('what tables have in common is as written', () => {
  const key = keyOf(seed, words)
  const pile = { kind: 'pile1', sides: 0, bag: [1, 1, 2, 2, 3, 10, 11], count: 1, owner: 1, ordinal: 4 }
  expect(outcomeOf(key, { ...pile, kind: 'order7', count: 7, owner: null, ordinal: 2 })).toEqual([
    2, 1, 1, 11, 3, 2, 10,
  ])
  expect([1, 2, 3, 4, 5, 6, 7].map((ordinal) => outcomeOf(key, { ...pile, ordinal })[0])).toEqual([
    3, 2, 1, 11, 1, 2, 10,
  ])
})
