// Dates and times as they are written where the language is spoken: English as in Britain, Swedish as in Finland.

import { currentLanguage, type Language } from './translate'

const REGIONS: Readonly<Record<Language, string>> = { fi: 'fi-FI', sv: 'sv-FI', en: 'en-GB' }

/** A moment given in seconds since 1970. */
export const dateText = (seconds: number, format: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(REGIONS[currentLanguage()], format).format(seconds * 1000)

/** 18.11.2026 */
export const dayText = (seconds: number): string =>
  dateText(seconds, { day: 'numeric', month: 'numeric', year: 'numeric' })
