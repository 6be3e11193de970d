// The keys of a lesson's words; docs/lessons.md lists them.

export const titleKey = (game: string, lesson: string): string => `${game}-lesson-${lesson}`

export const chapterKey = (game: string, lesson: string, chapter: string): string =>
  `${titleKey(game, lesson)}-${chapter}`

/** What is said at a step; by the name of an answer, the answer. */
export const sentenceKey = (game: string, lesson: string, chapter: string, step: string, said = ''): string =>
  [chapterKey(game, lesson, chapter), step, said].filter(Boolean).join('-')
