// The rule sentences of a game as the locale files have them, in their order and grouped by chapter.

import { gameName } from '../games/names'
import { dashed, has, idsOf, t } from '../i18n/translate'

export interface Rule {
  id: string
  words: string
}

export interface Chapter {
  id: string
  title: string
  rules: Rule[]
}

const MARK = 'rule-'

/** `RC-4-0` → `RC-4.0`: after the book's letters, dashes were dots. */
export const undashed = (key: string): string => {
  const [book = '', ...numbers] = key.split('-')
  return numbers.length ? `${book}-${numbers.join('.')}` : book
}

/** `RC-4.0` → `RC-4`; where chapters are letters, `KV-D4.10` → `KV-D`. */
export const chapterOf = (rule: string): string => /^[A-Z]+-[A-Z]/.exec(rule)?.[0] ?? rule.split('.')[0] ?? rule

/** A chapter's title stands in the locale files as `chapter-RC-4`; without one its number has to do. */
const titleOf = (id: string): string => (has(`chapter-${id}`) ? t(`chapter-${id}`) : '')

const rulesIn = (file: string): Rule[] =>
  idsOf(file)
    .filter((key) => key.startsWith(MARK))
    .map((key) => ({ id: undashed(key.slice(MARK.length)), words: t(key) }))

/** House rules at the table are one chapter, though their ids have no dots. */
function byChapter(rules: Rule[], chapter: (rule: string) => string): Chapter[] {
  const chapters = new Map<string, Rule[]>()
  for (const rule of rules) chapters.set(chapter(rule.id), [...(chapters.get(chapter(rule.id)) ?? []), rule])
  return [...chapters].map(([id, its]) => ({ id, title: titleOf(id), rules: its }))
}

/** The areas of words that hold a game's rules and those of the table. */
export const bookOf = (game: string): string[] => [`${game}-rules`, 'table-rules']

/** A book whose rules are numbered through is one chapter. */
function bookChapters(game: string): Chapter[] {
  const rules = rulesIn(game)
  const isFlat = rules.length > 1 && rules.every(({ id }) => chapterOf(id) === id)
  if (!isFlat) return byChapter(rules, chapterOf)
  return byChapter(rules, (rule) => rule.split('-')[0] ?? rule).map((each) => ({
    ...each,
    title: each.title || gameName(game),
  }))
}

export const rulesOf = (game: string): Chapter[] => [
  ...bookChapters(game),
  ...byChapter(rulesIn('table'), () => 'TABLE'),
]

/** The id of a rule's place on the page. */
export const anchorOf = (rule: string): string => dashed(rule)

export const ruleWords = (rule: string): string => t(MARK + dashed(rule))
