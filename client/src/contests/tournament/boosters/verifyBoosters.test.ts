import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { expect, test } from 'vitest'
import { commitmentTo } from '../../../fairness/commitment'
import { booster, holds } from './verifyBoosters'

// As kernel/limited.py opens them: open_booster(b"k" * 32, sheets, {"R": 1, "C": 4}, 0, n).
const seed = bytesToHex(utf8ToBytes('k'.repeat(32)))
const sheets = { R: Array.from({ length: 10 }, (_, at) => at), C: Array.from({ length: 30 }, (_, at) => 100 + at) }
const told = { seed, sheets, holds: { R: 1, C: 4 }, place: 0 }
const FIRST = [6, 116, 106, 118, 122]
const SECOND = [6, 101, 115, 118, 128]
const commitment = commitmentTo(utf8ToBytes('k'.repeat(32)))

test('a seed gives the boosters that the house opened', () => {
  expect(booster(told, 0)).toEqual(FIRST)
  expect(booster(told, 1)).toEqual(SECOND)
  expect(booster({ ...told, place: 1 }, 0)).not.toEqual(FIRST)
})

test('a pool that is not of the seed, and a seed that was not committed to, are found out', () => {
  const pool = [...FIRST, ...SECOND]
  expect(holds({ ...told, pool }, commitment, 'sealed')).toBe(true)
  expect(holds({ ...told, pool: [...pool.slice(0, 9), 129] }, commitment, 'sealed')).toBe(false)
  expect(holds({ ...told, pool }, commitmentTo(utf8ToBytes('l'.repeat(32))), 'sealed')).toBe(false)
  const drafted = [FIRST[2] ?? 0, 1, 1, 1, 1, SECOND[0] ?? 0, 2, 2, 2, 2]
  expect(holds({ ...told, pool: drafted }, commitment, 'draft')).toBe(true)
  expect(holds({ ...told, pool: [99, ...drafted.slice(1)] }, commitment, 'draft')).toBe(false)
})
