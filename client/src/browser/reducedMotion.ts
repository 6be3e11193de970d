// Whether things may move, asked in one place; tokens.css does the same for style sheets.

export const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** A duration in milliseconds, nothing where the reader wants stillness. */
export const lasting = (ms: number): number => (still() ? 0 : ms)
