// Locale keys of a guide; docs/guides.md lists them.

export const guideKey = (game: string, name: string): string => `${game}-guide-${name}`

/** The key of the rules on one screen. */
export const noteKey = (game: string): string => guideKey(game, 'note')
