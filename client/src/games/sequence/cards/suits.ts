// The suits in our own drawing, each in a box of 24 × 24.

import type { Suit } from './cards'

export const SUIT_PATHS: Record<Suit, string> = {
  hearts:
    'M12 21.2C6.6 17 2 13.2 2 8.7 2 5.5 4.4 3.2 7.3 3.2c2 0 3.7 1 4.7 2.8 1-1.8 2.7-2.8 4.7-2.8 2.9 0 5.3 2.3 5.3 5.5 0 4.5-4.6 8.3-10 12.5Z',
  diamonds:
    'M12 1.6c2.2 3.9 4.7 7.2 7.8 10.4-3.1 3.2-5.6 6.5-7.8 10.4-2.2-3.9-4.7-7.2-7.8-10.4C7.3 8.8 9.8 5.5 12 1.6Z',
  spades:
    'M12 1.8c3.6 4.6 9.4 7.6 9.4 12 0 2.8-2.1 4.8-4.6 4.8-1.5 0-2.8-.7-3.6-1.9.3 2.2 1.2 3.9 2.8 5.7H8c1.6-1.8 2.5-3.5 2.8-5.7-.8 1.2-2.1 1.9-3.6 1.9-2.5 0-4.6-2-4.6-4.8 0-4.4 5.8-7.4 9.4-12Z',
  clubs:
    'M12 1.8a4.9 4.9 0 0 1 4.4 7 4.8 4.8 0 1 1-3.2 7.9c.3 2.1 1.2 3.9 2.8 5.7H8c1.6-1.8 2.5-3.6 2.8-5.7a4.8 4.8 0 1 1-3.2-7.9 4.9 4.9 0 0 1 4.4-7Z',
}

/** A leaf of the rosette on the corners; four of them, turned, make it whole. */
export const LEAF = 'M12 12C7.6 9.4 7.6 4.4 12 1c4.4 3.4 4.4 8.4 0 11Z'

/** What a jack sees with, and what its hand does: puts down, or takes away. */
export const EYE =
  'M1 12c2.6-4.6 6.2-7 11-7s8.4 2.4 11 7c-2.6 4.6-6.2 7-11 7S3.6 16.6 1 12Zm11-4.2a4.2 4.2 0 1 0 0 8.4 4.2 4.2 0 0 0 0-8.4Z'
