// Translation: Fluent messages in the reader's language, from the files that server and client share.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { createSubscriber } from 'svelte/reactivity'
import texts from 'virtual:words'
import { fetchWords } from '../api/games'
import { recall, remember } from '../browser/storage/storage'

export const LANGUAGES = ['fi', 'sv', 'en'] as const
export type Language = (typeof LANGUAGES)[number]
export type Args = Record<string, FluentVariable>

interface Vocabulary {
  bundle: FluentBundle
  /** File name without ending → its message ids, in order. */
  ids: Map<string, string[]>
}

const known = new Map<Language, Vocabulary>()
/** Areas that were requested, in any language: a new language loads them all. */
const wanted = new Set<string>(['start'])
const asked = new Map<string, Promise<void>>()

const isLanguage = (value: unknown): value is Language => LANGUAGES.some((each) => each === value)

export function wantedLanguage(browser: readonly string[]): Language {
  return browser.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'fi'
}

let language: Language = recall('language', wantedLanguage(navigator.languages), isLanguage)
let changed = (): void => undefined
const follow = createSubscriber((update) => {
  changed = update
})

function vocabularyOf(to: Language): Vocabulary {
  const found = known.get(to) ?? {
    bundle: new FluentBundle(to, { useIsolating: false }),
    ids: new Map<string, string[]>(),
  }
  known.set(to, found)
  return found
}

function learn(texts: [string, string][], to: Language): void {
  const { bundle, ids } = vocabularyOf(to)
  for (const [name, text] of texts) {
    const resource = new FluentResource(text)
    for (const error of bundle.addResource(resource)) console.error(name, error)
    ids.set(name, [...(ids.get(name) ?? []), ...resource.body.map((entry) => entry.id)])
  }
}

/** A plugin's game brings all its messages at once; `huuto-rules` are among those of `huuto`. */
async function fetchGuests(name: string, to: Language): Promise<void> {
  const game = name.split('-')[0] ?? name
  if (game === name) learn([[game, await fetchWords(game, to)]], to)
  else await area(game, to)
}

async function fetchArea(name: string, to: Language): Promise<void> {
  const load = texts[`${to}/${name}`]
  if (load) learn((await load()).default, to)
  else if (!areas().includes(name)) await fetchGuests(name, to)
}

/** Loads an area once; a failed load is repeated at the next request. */
function area(name: string, to: Language): Promise<void> {
  const key = `${to}/${name}`
  const asking = asked.get(key) ?? fetchArea(name, to)
  asked.set(key, asking)
  return asking.catch((error: unknown) => {
    asked.delete(key)
    throw error
  })
}

export const areas = (): string[] => [...new Set(Object.keys(texts).map((key) => key.split('/')[1] ?? ''))]

/** Registers areas that will be needed, without loading them yet. */
export function want(...names: string[]): void {
  for (const name of names) wanted.add(name)
}

/** Loads these areas in the current language; a game's area has the game's id. */
export async function learnWords(...names: string[]): Promise<void> {
  want(...names)
  await Promise.all(names.map((name) => area(name, language)))
  changed()
}

/** Loads a language if need be, then switches to it. */
export async function speak(to: Language = language): Promise<void> {
  for (let had = 0; had < wanted.size;) {
    had = wanted.size // more may be requested meanwhile
    await Promise.all([...wanted].map((name) => area(name, to)))
  }
  language = to
  document.documentElement.lang = to
  changed()
}

export async function chooseLanguage(wanted: Language): Promise<void> {
  remember('language', wanted)
  await speak(wanted)
}

function vocabulary(): Vocabulary | undefined {
  follow()
  return known.get(language)
}

export const currentLanguage = (): Language => {
  follow()
  return language
}

export const has = (key: string): boolean => vocabulary()?.bundle.hasMessage(key) ?? false

/** Arguments that name a player whom a sentence is about, or to whom something in it belongs. */
const OWNERS = ['owner', 'other']

/**
 * The key of a sentence in the second person, where a player in it is the reader, who is called by the word for “you”:
 * `-you` where it is about the reader, `-yours` where something in it is the reader's.
 */
function inPerson(key: string, args: Args | undefined, bundle: FluentBundle): string {
  const you = args && bundle.getMessage('player-you')?.value
  if (typeof you !== 'string') return key
  const about = args?.name === you ? `${key}-you` : key
  const both = OWNERS.some((owner) => args?.[owner] === you) ? `${about}-yours` : about
  return [both, about].find((each) => bundle.hasMessage(each)) ?? key
}

/** The message for a key; a missing key shows itself, so that it is noticed. */
export function t(key: string, args?: Args): string {
  const bundle = vocabulary()?.bundle
  const pattern = bundle?.getMessage(inPerson(key, args, bundle))?.value
  return bundle && pattern ? bundle.formatPattern(pattern, args, []) : key
}

/** The message of the first key that exists. */
export const firstOf = (keys: string[], args?: Args): string => t(keys.find(has) ?? keys.at(-1) ?? '', args)

/** The message ids in the files of a game: `rolechess.ftl`, `rolechess-rules.ftl`, … */
export function idsOf(game: string): string[] {
  const ids = vocabulary()?.ids ?? new Map<string, string[]>()
  return [...ids].filter(([name]) => name.split('-').includes(game)).flatMap(([, all]) => all)
}

export const number = (value: number, options?: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(currentLanguage(), options).format(value)

export const percent = (share: number, digits = 0): string =>
  number(share, { style: 'percent', maximumFractionDigits: digits })

/** A share in hundredths, as a number, so that messages can inflect by it. */
export const hundredths = (share: number): number => Math.round(100 * share) + 0

export const list = (items: string[]): string =>
  new Intl.ListFormat(currentLanguage(), { type: 'conjunction' }).format(items)

/** A list with "or": «2 tai 4». */
export const either = (items: string[]): string =>
  new Intl.ListFormat(currentLanguage(), { type: 'disjunction' }).format(items)

/** Facts from the server as arguments that Fluent can print. */
export const asArgs = (facts: Record<string, unknown>): Args =>
  Object.fromEntries(
    Object.entries(facts).map(([key, value]) => [key, typeof value === 'number' ? value : String(value)]),
  )

/** `RC-4.0` → `RC-4-0`: Fluent ids have no dots. */
export const dashed = (rule: string): string => rule.replaceAll('.', '-')

/** `MovedOn`, `moved_on` → `moved-on`: tags and questions as locale keys spell them. */
export const kebab = (tag: string): string =>
  tag
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase()
