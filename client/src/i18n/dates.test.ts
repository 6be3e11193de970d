import { afterEach, expect, test } from 'vitest'
import { dateText, dayText } from './dates'
import { speak } from './translate'

afterEach(() => speak('fi'))

const NOON = Date.UTC(2026, 10, 18, 12) / 1000

test.each([
  ['fi', '18.11.2026'],
  ['sv', '18.11.2026'],
  ['en', '18/11/2026'],
] as const)('in %s a day comes before its month', async (language, text) => {
  await speak(language)
  expect(dayText(NOON)).toBe(text)
})

test('English tells the time with 24 hours', async () => {
  await speak('en')
  expect(dateText(NOON, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })).toBe('12:00')
})
