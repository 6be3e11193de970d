// Search in a list of actions.

export interface Option {
  name: string
  text: string
  odds: string
}

/** Up to this many are buttons; more are a searchable list. */
export const FEW = 8
/** The most that are listed at once. */
export const MOST = 100

const folded = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ').trim()

/** The options that contain every typed word. */
export function matching<O extends Option>(options: readonly O[], sought: string): O[] {
  const words = folded(sought).split(' ').filter(Boolean)
  return options.filter(({ name, text }) => words.every((word) => folded(`${name} ${text}`).includes(word)))
}

/** The option that was typed exactly, apart from spaces. */
export const typed = <O extends Option>(options: readonly O[], sought: string): O | undefined =>
  options.find(({ name, text }) => [folded(text), folded(name)].includes(folded(sought)))

/** The index that a key leads to in a list; null for any other key. */
export function stepTo(key: string, from: number, count: number): number | null {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
  return step ? Math.max(-1, Math.min(from + step, count - 1)) : null
}
