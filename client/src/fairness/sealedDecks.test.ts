import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { expect, test } from 'vitest'
import type { DiceProof } from '../api/wire'
import { checkDecks, fitsSeal } from './sealedDecks'

const digest = (...lines: string[]): string => bytesToHex(sha256(utf8ToBytes(lines.join('\n'))))
const leaves = [digest('a', '7'), digest('b', '8'), digest('c', '9')]
const seal = digest('key', 'a deck')
const deck = { root: digest(seal, ...leaves), seal, leaves, opened: [{ leaf: 1, thing: 8, salt: 'b' }] }
const fall = { kind: 'draw1', sides: 0, bag: [0, 2], count: 1, owner: null, ordinal: 1, outcome: [0], of: 0 }
const proof: DiceProof = { commitment: '', seed: '', words: [], falls: [fall], decks: [deck] }
const changed = (change: object): DiceProof => ({ ...proof, decks: [{ ...deck, ...change }] })

test('a deck that nobody shows is found to be the one that was sealed', () => {
  expect(checkDecks(proof, [deck.root])).toBe(true)
  expect(checkDecks(proof, [])).toBe(true)
  expect(fitsSeal(deck, 'key', 'a deck')).toBe(true)
})

test.each([
  ['another commitment was noted', proof, ['00']],
  ['a deck is missing', { ...proof, decks: [] }, [deck.root]],
  ['another leaf', changed({ leaves: [leaves[1], ...leaves.slice(1)] }), []],
  ['another seal', changed({ seal: digest('key', 'other') }), []],
  ['another card', changed({ opened: [{ leaf: 1, thing: 9, salt: 'b' }] }), []],
  ['another salt', changed({ opened: [{ leaf: 1, thing: 8, salt: 'c' }] }), []],
  ['one opened twice', changed({ opened: [...deck.opened, ...deck.opened] }), []],
  ['a card less at the first draw', changed({ opened: [] }), []],
  ['a leaf that is none', { ...proof, falls: [{ ...fall, bag: [0, 2, 3] }] }, []],
  ['a leaf twice in the bag', { ...proof, falls: [{ ...fall, bag: [0, 0, 2] }] }, []],
  ['a deck that is none', { ...proof, falls: [{ ...fall, of: 1 }] }, []],
])('%s', (_, given, noted) => {
  expect(checkDecks(given as DiceProof, noted)).toBe(false)
  expect(fitsSeal(deck, 'key', 'another deck')).toBe(false)
})
