// Local storage that may be missing, full or forbidden.

import type { Check } from './validate'

const PREFIX = 'pelipoyta.'

export function recall<T>(key: string, fallback: T, fits: Check<T>): T {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(PREFIX + key) ?? 'null')
    return fits(value) ? value : fallback
  } catch {
    return fallback
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value))
  } catch {
    // Private windows and full disks: the value lives as long as the page.
  }
}
