import { expect, it } from 'vitest'
import {
  isFlag,
  isInteger,
  isNumber,
  isText,
  listOf,
  oneOf,
  orNull,
  recordOf,
  shaped,
  textUpTo,
  withFields,
} from './validate'

interface Seat {
  name: string
  number: number | null
}
const isSeat = shaped<Seat>({ name: textUpTo(5), number: orNull(isInteger) })

it.each([
  ['a whole object', isSeat, { name: 'Aino', number: 1 }],
  ['null where it may be', isSeat, { name: 'Aino', number: null }],
  ['unchecked fields', isSeat, { name: 'Aino', number: 1, more: [] }],
  ['some fields', withFields<Seat>({ name: isText }), { name: 'Aino' }],
  ['an empty list', listOf(isSeat), []],
  ['a dictionary', recordOf(isText), { a: 'b' }],
  ['a word of the list', oneOf('won', 'lost'), 'lost'],
])('accepts %s', (_, check, value) => {
  expect(check(value)).toBe(true)
})

it.each([
  ['null', isSeat, null],
  ['a text in place of an object', isSeat, 'Aino'],
  ['a missing field', isSeat, { name: 'Aino' }],
  ['a long text', isSeat, { name: 'Aino-Maria', number: 1 }],
  ['half a number', isSeat, { name: 'Aino', number: 1.5 }],
  ['NaN', isNumber, NaN],
  ['a number in place of a flag', isFlag, 1],
  ['a list with one bad item', listOf(isText), ['a', 1]],
  ['a list that is too long', listOf(isText, 1), ['a', 'b']],
  ['an object in place of a list', listOf(isText), {}],
  ['a dictionary with one bad value', recordOf(isText), { a: 1 }],
  ['another word', oneOf('won', 'lost'), 'drawn'],
])('refuses %s', (_, check, value) => {
  expect(check(value)).toBe(false)
})
