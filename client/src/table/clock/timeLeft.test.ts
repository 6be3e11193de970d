import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { ClockFace, Clocks as Told } from '../../api/wire'
import { speak } from '../../i18n/translate'
import { endsAt, leftAfter, passed, spoken, written } from './timeLeft'
import { Clocks } from './clocks.svelte'

const face = (left: number, room = 0, runs = true): ClockFace => ({ seats: [0], left, room, runs, forgiven: 0 })
const told = (...clocks: ClockFace[]): Told => ({ type: 'clocks', clocks, probe: 1, line: 120 })

beforeAll(() => speak('fi'))
beforeEach(() => vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval'] }))
afterEach(() => vi.useRealTimers())

test('what is free of a turn goes first, and a standing clock stands', () => {
  expect(leftAfter(face(60_000, 5_000), 4_000)).toBe(60_000)
  expect(leftAfter(face(60_000, 5_000), 7_000)).toBe(58_000)
  expect(leftAfter(face(1_000), 7_000)).toBe(0)
  expect(leftAfter(face(60_000, 0, false), 7_000)).toBe(60_000)
})

test('a clock is written as clocks are', () => {
  expect(written(300_000)).toBe('5:00')
  expect(written(59_999)).toBe('0:59')
  expect(written(9_460)).toMatch(/^0:09[.,]4$/)
  expect(written(0)).toMatch(/^0:00[.,]0$/)
  expect(written(3_723_000)).toBe('1:02:03')
  expect(written(86_400_000)).toBe('24:00:00')
  expect(written(3 * 86_400_000 - 1)).toMatch(/2.*23/)
})

test('one who listens hears minutes and seconds', () => {
  expect(spoken(60_000)).not.toBe(spoken(10_000))
  expect(spoken(10_000)).toContain('10')
})

test('a mark is passed once', () => {
  expect(passed(60_100, 60_000)).toBe(60)
  expect(passed(60_000, 59_900)).toBeNull()
  expect(passed(10_050, 9_950)).toBe(10)
})

test('between two words of the server the clock runs on', () => {
  const clocks = new Clocks()
  clocks.update(told(face(12_000), { seats: [1], left: 9_000, room: 0, runs: false, forgiven: 700 }), 0)
  vi.advanceTimersByTime(1_000)
  expect(clocks.of(0)).toEqual({ left: 11_000, runs: true, shared: false, forgiven: 0 })
  expect(clocks.of(1)?.forgiven).toBe(700)
  expect(clocks.of(1)?.left).toBe(9_000)
  expect(clocks.of(2)).toBeNull()
  expect(clocks.line).toBe(120)
  expect(clocks.spoken).toBe('')
  vi.advanceTimersByTime(1_100)
  expect(clocks.spoken).not.toBe('')
  clocks.update(told(face(30_000, 0, false)), 0)
  vi.advanceTimersByTime(5_000)
  expect(clocks.of(0)?.left).toBe(30_000)
  clocks.stop()
})

test('a long clock tells when it ends in the time of the reader', () => {
  const now = new Date(2026, 10, 18, 14, 30).getTime()
  const end = endsAt(2 * 86_400_000, now)
  expect(end).toMatch(/20.*11/)
  expect(end).toMatch(/14.30/)
  expect(endsAt(3_599_999, now)).toBe('')
})
