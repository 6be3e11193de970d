// Finding a choice among many.

export interface Option {
  name: string
  text: string
  odds: string
}

/** So many are buttons side by side; more are a list to search. */
export const FEW = 8
/** So many of a list are shown at once. */
export const MOST = 100

const folded = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ').trim()

/** Those that hold every word that was typed. */
export function matching<O extends Option>(options: readonly O[], sought: string): O[] {
  const words = folded(sought).split(' ').filter(Boolean)
  return options.filter(({ name, text }) => words.every((word) => folded(`${name} ${text}`).includes(word)))
}

/** The one that was typed to the letter, however it is spaced. */
export const typed = <O extends Option>(options: readonly O[], sought: string): O | undefined =>
  options.find(({ name, text }) => [folded(text), folded(name)].includes(folded(sought)))

/** Where a key leads in a list; null where it leads nowhere. */
export function stepTo(key: string, from: number, count: number): number | null {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
  return step ? Math.max(-1, Math.min(from + step, count - 1)) : null
}
