// The rules of a game from the locale files, in order and by chapter.

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

/** A chapter's title is `chapter-RC-4` in the locale files; without one, its number. */
const titleOf = (id: string): string => (has(`chapter-${id}`) ? t(`chapter-${id}`) : '')

const rulesIn = (file: string): Rule[] =>
  idsOf(file)
    .filter((key) => key.startsWith(MARK))
    .map((key) => ({ id: undashed(key.slice(MARK.length)), words: t(key) }))

/** The table's own rules are one chapter, though their ids have no dots. */
function byChapter(rules: Rule[], chapter: (rule: string) => string): Chapter[] {
  const chapters = new Map<string, Rule[]>()
  for (const rule of rules) chapters.set(chapter(rule.id), [...(chapters.get(chapter(rule.id)) ?? []), rule])
  return [...chapters].map(([id, its]) => ({ id, title: titleOf(id), rules: its }))
}

/** The areas of words that hold a game's rules and those of the table. */
export const bookOf = (game: string): string[] => [`${game}-rules`, 'table-rules']

/** A book with consecutive numbers is one chapter. */
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

/** The HTML id of a rule. */
export const anchorOf = (rule: string): string => dashed(rule)

export const ruleWords = (rule: string): string => t(MARK + dashed(rule))
