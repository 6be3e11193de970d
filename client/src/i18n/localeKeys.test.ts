// Every word on the screen has its key in all languages, and no word stands in the code.

import { FluentResource } from '@fluent/bundle'
import { parse, type AST } from 'svelte/compiler'
import { describe, expect, it } from 'vitest'
import { LANGUAGES, type Language } from './translate'

const locales = import.meta.glob<string>('../../../src/pelipoyta/locales/*/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const sources = import.meta.glob<string>(['../**/*.svelte', '../**/*.ts', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const components = Object.entries(sources).filter(([path]) => path.endsWith('.svelte'))

const idsIn = (language: Language): string[] =>
  Object.entries(locales)
    .filter(([path]) => path.includes(`/locales/${language}/`))
    .flatMap(([, text]) => new FluentResource(text).body.map(({ id }) => id))

const ids = new Map(LANGUAGES.map((language) => [language, new Set(idsIn(language))]))

/** Keys written out in a call of t() or has(), quoted or in a template without holes. */
const literalKeys = (text: string): string[] =>
  [...text.matchAll(/(?<![\w.])(?:t|has)\(\s*(['"`])([^'"`$]+)\1/g)].map((match) => match[2] ?? '')

const SAID = ['aria-label', 'aria-description', 'aria-roledescription', 'alt', 'title', 'placeholder']
const hasLetters = (text: string) => /\p{L}{2,}/u.test(text)

const isSaid = (type = '', name = ''): boolean =>
  type === 'Attribute' ? SAID.includes(name) : !type.endsWith('Directive')

/** Texts and spoken attributes that stand in a component's markup. */
function bareWords(node: unknown, found: string[] = []): string[] {
  if (Array.isArray(node)) for (const each of node) bareWords(each, found)
  else if (typeof node === 'object' && node !== null) {
    const { type, name, data } = node as { type?: string; name?: string; data?: string }
    if (type === 'Text' && data && hasLetters(data)) found.push(data.trim())
    else if (isSaid(type, name)) for (const part of Object.values(node)) bareWords(part, found)
  }
  return found
}

/** Only markup: expressions carry code, style sheets and scripts are none of it. */
function markup(fragment: AST.Fragment): unknown {
  const skip = new Set(['expression', 'css', 'instance', 'module', 'declaration', 'parameters', 'context'])
  return JSON.parse(JSON.stringify(fragment, (key, value: unknown) => (skip.has(key) ? undefined : value))) as unknown
}

describe('keys', () => {
  it.each(Object.entries(sources).filter(([, text]) => literalKeys(text).length))(
    'of %s exist in every language',
    (_, text) => {
      for (const language of LANGUAGES) {
        expect(
          literalKeys(text).filter((key) => !ids.get(language)?.has(key)),
          language,
        ).toEqual([])
      }
    },
  )

  it.each(['sv', 'en'] as const)('are the same in fi and %s', (language) => {
    const sorted = (which: Language) => [...(ids.get(which) ?? [])].sort()
    expect(sorted(language)).toEqual(sorted('fi'))
  })

  it.each(LANGUAGES)('stand once in %s', (language) => {
    const all = idsIn(language)
    expect(all.filter((id, i) => all.indexOf(id) !== i)).toEqual([])
  })

  it('finds what it looks for', () => {
    expect(literalKeys("t('undo') + x.t('no') + t(`log`) + t(`a-${b}`) + has(\"you\")")).toEqual(['undo', 'log', 'you'])
  })
})

describe('markup', () => {
  it.each(components)('of %s holds no words', (_, text) => {
    expect(bareWords(markup(parse(text, { modern: true }).fragment))).toEqual([])
  })

  it('finds what it looks for', () => {
    const planted = '<p title="Hello">{#if a}Good day{/if}</p><b class="quiet" style:color="dark red">{t("x")}</b>'
    expect(bareWords(markup(parse(planted, { modern: true }).fragment))).toEqual(['Hello', 'Good day'])
  })
})

describe('a line of a log about a player', () => {
  const entries = (language: Language): [string, string][] =>
    Object.entries(locales)
      .filter(([path]) => path.includes(`/locales/${language}/`))
      .flatMap(([, text]) =>
        new FluentResource(text).body.map(({ id, value }): [string, string] => [id, JSON.stringify(value)]),
      )
  const names = (value: string, argument: string) => value.includes(`"type":"var","name":"${argument}"`)
  /** Sentences of teams of people, and those that only quote: they hold for any name. */
  const ANY = ['kasvoton-log-split-agreed', 'sequence-log-by']

  it.each(LANGUAGES)('has a form for the reader in %s', (language) => {
    const lines = entries(language).filter(
      ([id]) => id.includes('-log-') && !/-you(rs)?$/.test(id) && !ANY.includes(id),
    )
    const about = lines.filter(([, value]) => names(value, 'name')).map(([id]) => `${id}-you`)
    const owned = lines
      .filter(([, value]) => names(value, 'owner') || names(value, 'other'))
      .flatMap(([id, value]) => [`${id}-yours`, ...(names(value, 'name') ? [`${id}-you-yours`] : [])])
    expect(about.length).toBeGreaterThan(50)
    expect([...about, ...owned].filter((id) => !ids.get(language)?.has(id))).toEqual([])
  })
})
