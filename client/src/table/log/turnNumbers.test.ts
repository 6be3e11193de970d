import { expect, test } from 'vitest'
import type { GameScreen } from '../../games/screen'
import type { LogEntry } from './log.svelte'
import { turnNumbers } from './turnNumbers'

const screen = {
  story: ({ type, seat }: { type: string; seat: number }) =>
    type === 'Began' ? { turn: seat } : type === 'Acted' ? { line: 'acted', turn: seat } : { line: 'told', by: seat },
} as unknown as GameScreen
const listener = { seat: 0, name: String }
const log = (...what: (string | [string, number])[]): LogEntry[] =>
  what.map((each, number) => ({
    number,
    what: typeof each === 'string' ? each : { type: each[0], seat: each[1] },
  })) as LogEntry[]

test('a turn is numbered where another seat begins to act', () => {
  const found = turnNumbers(log(['Told', 0], ['Acted', 0], ['Told', 1], ['Acted', 0], ['Acted', 1]), screen, listener)
  expect([...found]).toEqual([
    [1, 1],
    [4, 2],
  ])
})

test('a turn that begins without a line is numbered at its first one', () => {
  expect([...turnNumbers(log(['Began', 1], ['Told', 1], ['Told', 1]), screen, listener)]).toEqual([[1, 1]])
})

test('after a gap or a step back no turn is numbered', () => {
  expect(turnNumbers(log('gap', ['Acted', 0]), screen, listener).size).toBe(0)
  expect([...turnNumbers(log(['Acted', 0], 'taken-back', ['Acted', 1]), screen, listener)]).toEqual([[0, 1]])
  expect([...turnNumbers(log(['Acted', 0], 'undone', ['Acted', 1]), screen, listener)].length).toBe(2)
})
