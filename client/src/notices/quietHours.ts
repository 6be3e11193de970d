// Quiet hours: times of the day as minutes, and the time zones that the browser knows.

/** 480 → `08:00`. */
export const clockOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** `08:00` → 480. */
export function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

/** The zones to choose from, with the present one among them. */
export function zones(present: string): string[] {
  const known = Intl.supportedValuesOf('timeZone')
  return known.includes(present) ? known : [present, ...known]
}
