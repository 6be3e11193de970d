import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { expect, test } from 'vitest'
import type { DiceProof } from '../api/wire'
import { commitmentTo } from './commitment'
import { check } from './verifyGame'

const seed = Uint8Array.from({ length: 32 }, (_, at) => at)
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
const honest: DiceProof = {
  commitment: commitmentTo(seed),
  seed: bytesToHex(seed),
  words: ['Aino', 'äiti'],
  falls: [
    { ...dice, outcome: [5, 3, 4, 4, 1] },
    { ...draw, outcome: [6, 0, 7, 5, 1, 10, 11, 3, 2, 8, 4, 9] },
  ],
  decks: [],
}

test('what is honest holds', () => {
  expect(check(honest)).toEqual({ holds: true, count: 2, decks: 0 })
  expect(check(honest, { commitment: honest.commitment })).toEqual({ holds: true, count: 2, decks: 0 })
})

test('what was changed is found out', () => {
  expect(check(honest, { commitment: '00'.repeat(32) })).toEqual({ holds: false, why: 'commitment' })
  expect(check({ ...honest, seed: '00'.repeat(32) })).toEqual({ holds: false, why: 'seed' })
  expect(check({ ...honest, words: ['Aino', 'isä'] })).toEqual({ holds: false, why: 'outcome' })
  expect(check({ ...honest, falls: [{ ...dice, outcome: [6, 3, 4, 4, 1] }] })).toEqual({ holds: false, why: 'outcome' })
})

test('a deck that is shown is the one that was sealed', () => {
  const digest = (...lines: string[]): string => bytesToHex(sha256(utf8ToBytes(lines.join('\n'))))
  const seal = digest('key', 'a deck')
  const sealed = { ...honest, decks: [{ root: digest(seal), seal, leaves: [], opened: [] }] }
  const show = (seat: number, text: string) => check(sealed, { shown: [{ seat, option: 'deck', text, salt: 'key' }] })
  expect(show(0, 'a deck')).toEqual({ holds: true, count: 2, decks: 1 })
  expect(show(0, 'another deck')).toEqual({ holds: false, why: 'deck' })
  expect(show(1, 'a deck')).toEqual({ holds: false, why: 'deck' })
  expect(check(sealed, { decks: ['00'] })).toEqual({ holds: false, why: 'deck' })
})
