// Locale keys of a lesson; docs/lessons.md lists them.

export const titleKey = (game: string, lesson: string): string => `${game}-lesson-${lesson}`

export const chapterKey = (game: string, lesson: string, chapter: string): string =>
  `${titleKey(game, lesson)}-${chapter}`

/** The key of a step's words, or of an answer by its name. */
export const sentenceKey = (game: string, lesson: string, chapter: string, step: string, said = ''): string =>
  [chapterKey(game, lesson, chapter), step, said].filter(Boolean).join('-')
