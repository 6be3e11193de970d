// Colours of the cultures, and glyphs for the keywords that matter in a skirmish.

import type { CardFace } from '../cards/cardCatalogue'
import type { Weave } from './knots'
import type { Keyword } from '../types'

/** The frame's colour; its letters keep a contrast of 4.5 : 1 or more. */
const LEATHERS: Record<Weave, string> = {
  dwarven: '#7d4424',
  elven: '#2f6141',
  gandalf: '#5b6470',
  gondor: '#34486f',
  rohan: '#5f6320',
  shire: '#80540f',
  dunland: '#6b4436',
  isengard: '#4b4f4a',
  moria: '#574063',
  raider: '#8a3a22',
  ringwraith: '#3a3957',
  sauron: '#761d1d',
  gollum: '#49623f',
  site: '#4e5b45',
  ring: '#7c5d0c',
}

export const weaveOf = (face: CardFace | undefined): Weave => face?.culture ?? (face?.kind === 'ring' ? 'ring' : 'site')

export const leatherOf = (face: CardFace | undefined): string => LEATHERS[weaveOf(face)]

export const leatherOfWeave = (weave: Weave): string => LEATHERS[weave]

/** Drawn in a box of 24 × 24. */
export const SIGNS: Partial<Record<Keyword, string>> = {
  archer: 'M3 21 15.5 8.5 13 6h7v7l-2.5-2.500L5 23Zm14-1c3-3 4-7 2.800-10.500l2-1c1.600 4.700.2 9.700-3.300 13Z',
  damage: 'M19 2h3v3L10.500 16.500l2 2-2 2-2-2L5 22l-3-3 3.500-3.500-2-2 2-2 2 2Z',
  defender: 'M4 3h16v8c0 5-3.500 8-8 10.500C7.500 19 4 16 4 11Zm8 3v12c3-1.800 5-4 5-7V6Z',
  fierce: 'M4 3c2 6 2 12-1 18 5-4 6-11 4-18Zm7 0c2 6 2 12-1 18 5-4 6-11 4-18Zm7 0c2 6 2 12-1 18 5-4 6-11 4-18Z',
  ambush:
    'M12 4c5 0 8.500 3.800 10.500 8-2 4.200-5.500 8-10.500 8S3.500 16.200 1.500 12C3.500 7.800 7 4 12 4Zm0 3a5 5 0 1 0 0 10 5 5 0 0 0 0-10Zm-1.200 2h2.400v6h-2.400Z',
}

/** The cross over a character that will die. */
export const FALLS =
  'M6.500 3 12 8.500 17.500 3 21 6.500 15.500 12 21 17.500 17.500 21 12 15.500 6.500 21 3 17.500 8.500 12 3 6.500Z'

export const DROP = 'M12 2c4 6.500 7 9.500 7 13.500a7 7 0 0 1-14 0C5 11.500 8 8.500 12 2Z'
