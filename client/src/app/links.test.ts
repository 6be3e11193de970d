import { expect, it } from 'vitest'
import { ROUTES } from './routes'
import { pathOf } from './router'

const SOURCES = import.meta.glob(['../**/*.svelte', '../**/*.ts', '!../**/*.test.ts', '!./router.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
/** Pages that another function of `pathOf` leads to. */
const BY: Readonly<Record<string, string>> = { series: 'contest' }
/** Opened from outside: by a code, a mail, or by an operator who knows the address. */
const FROM_OUTSIDE = ['account-link', 'operator', 'not-found']

const camel = (page: string): string => page.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
const code = Object.values(SOURCES).join('\n')

it.each([...new Set(ROUTES.map(([page]) => page))].filter((page) => !FROM_OUTSIDE.includes(page)))(
  'some page leads to the page “%s”',
  (page) => {
    expect(pathOf).toHaveProperty(camel(page))
    expect(code.includes(`pathOf.${BY[page] ?? camel(page)}(`)).toBe(true)
  },
)
