import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { EventTimer, type TimedEvent } from './eventTiming'

let said: string[] = []
const act = (name: string, ms: number, seen?: number): TimedEvent => ({
  ms,
  ...(seen !== undefined && { seen }),
  begins: () => said.push(`${name} begins`),
  tells: () => said.push(name),
})

beforeEach(() => {
  said = []
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

it('tells at once what takes no time', () => {
  expect(new EventTimer().start([act('a', 0), act('b', 0)], () => said.push('done'))).toBe(0)
  expect(said).toEqual(['a begins', 'a', 'b begins', 'b', 'done'])
})

it('tells each when it was seen, and is done with the last', () => {
  expect(new EventTimer().start([act('a', 500, 200), act('b', 300)], () => said.push('done'))).toBe(800)
  vi.advanceTimersByTime(200)
  expect(said).toEqual(['a begins', 'a'])
  vi.advanceTimersByTime(599)
  expect(said).toEqual(['a begins', 'a', 'b begins'])
  vi.advanceTimersByTime(1)
  expect(said.slice(3)).toEqual(['b', 'done'])
})

it('tells the rest, in silence, when something newer comes', () => {
  const events = new EventTimer()
  events.start([act('a', 500), act('b', 300)], () => said.push('done'))
  events.start([act('c', 100)], () => said.push('done too'))
  expect(said).toEqual(['a begins', 'a', 'b', 'done', 'c begins'])
  vi.advanceTimersByTime(2000)
  expect(said.slice(5)).toEqual(['c', 'done too'])
})
