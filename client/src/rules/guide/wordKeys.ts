// The keys of a guide's words; docs/guides.md lists them.

export const guideKey = (game: string, name: string): string => `${game}-guide-${name}`

/** All of the game on one screen. */
export const noteKey = (game: string): string => guideKey(game, 'note')
