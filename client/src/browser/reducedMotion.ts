// True if the reader wants reduced motion; tokens.css does the same for style sheets.

export const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** A duration in milliseconds; 0 with reduced motion. */
export const lasting = (ms: number): number => (still() ? 0 : ms)
