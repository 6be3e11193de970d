// Locale keys of puzzles.

export const askKey = (game: string, theme: string): string => `puzzle-${game}-${theme}`

export const themeKey = (game: string, theme: string): string => `puzzle-${game}-${theme}-title`
