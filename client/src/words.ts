// Every word on the screen, from the Fluent files that server and client share.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { createSubscriber } from 'svelte/reactivity'
import { recall, remember } from './shared/store'

export const LANGUAGES = ['fi', 'sv', 'en'] as const
export type Language = (typeof LANGUAGES)[number]
export type Args = Record<string, FluentVariable>

interface Vocabulary {
  bundle: FluentBundle
  /** File name without ending → the message ids in it, in order. */
  ids: Map<string, string[]>
}

const files = import.meta.glob<string>(
  ['../../src/pelipoyta/locales/*/*.ftl', '!**/{cli,server}.ftl'], // those two never reach a browser
  { query: '?raw', import: 'default' },
)
const loaded = new Map<Language, Vocabulary>()

const isLanguage = (value: unknown): value is Language => LANGUAGES.some((each) => each === value)

export function wantedLanguage(browser: readonly string[]): Language {
  return browser.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'fi'
}

let language: Language = recall('language', wantedLanguage(navigator.languages), isLanguage)
let changed = (): void => undefined
const follow = createSubscriber((update) => {
  changed = update
})

function learn(texts: [string, string][], to: Language): Vocabulary {
  const bundle = new FluentBundle(to, { useIsolating: false })
  const ids = new Map<string, string[]>()
  for (const [name, text] of texts) {
    const resource = new FluentResource(text)
    for (const error of bundle.addResource(resource)) console.error(name, error)
    ids.set(name, resource.body.map((entry) => entry.id))
  }
  return { bundle, ids }
}

const nameOf = (path: string) => /([\w-]+)\.ftl$/.exec(path)?.[1] ?? path

async function load(wanted: Language): Promise<Vocabulary> {
  const paths = Object.entries(files).filter(([path]) => path.includes(`/locales/${wanted}/`))
  const texts = paths.map(async ([path, read]): Promise<[string, string]> => [nameOf(path), await read()])
  return learn(await Promise.all(texts), wanted)
}

/** Fetches the words of a language if need be, then shows everything in it. */
export async function speak(wanted: Language = language): Promise<void> {
  if (!loaded.has(wanted)) loaded.set(wanted, await load(wanted))
  language = wanted
  document.documentElement.lang = wanted
  changed()
}

export async function chooseLanguage(wanted: Language): Promise<void> {
  remember('language', wanted)
  await speak(wanted)
}

function vocabulary(): Vocabulary | undefined {
  follow()
  return loaded.get(language)
}

export const currentLanguage = (): Language => {
  follow()
  return language
}

export const has = (key: string): boolean => vocabulary()?.bundle.hasMessage(key) ?? false

/** The words for a key; a key nobody wrote shows itself, so that it is seen and mended. */
export function t(key: string, args?: Args): string {
  const bundle = vocabulary()?.bundle
  const pattern = bundle?.getMessage(key)?.value
  return bundle && pattern ? bundle.formatPattern(pattern, args, []) : key
}

/** The words of the first key that has any. */
export const firstOf = (keys: string[], args?: Args): string => t(keys.find(has) ?? keys.at(-1) ?? '', args)

/** The ids in the files of a game: `rolechess.ftl`, `rolechess-rules.ftl`, … */
export function idsOf(game: string): string[] {
  const ids = vocabulary()?.ids ?? new Map<string, string[]>()
  return [...ids].filter(([name]) => name.split('-').includes(game)).flatMap(([, all]) => all)
}

export const number = (value: number, options?: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(currentLanguage(), options).format(value)

export const percent = (share: number, digits = 0): string =>
  number(share, { style: 'percent', maximumFractionDigits: digits })

export const list = (items: string[]): string =>
  new Intl.ListFormat(currentLanguage(), { type: 'conjunction' }).format(items)

/** Anything the server may send as a fact, as something Fluent can print. */
export const asArgs = (facts: Record<string, unknown>): Args =>
  Object.fromEntries(
    Object.entries(facts).map(([key, value]) => [key, typeof value === 'number' ? value : String(value)]),
  )

/** `RC-4.0` → `RC-4-0`: Fluent ids have no dots. */
export const dashed = (rule: string): string => rule.replaceAll('.', '-')

/** `MovedOn`, `moved_on` → `moved-on`: tags and questions as locale keys spell them. */
export const kebab = (tag: string): string =>
  tag.replace(/([a-z0-9])([A-Z])/g, '$1-$2').replaceAll('_', '-').toLowerCase()
