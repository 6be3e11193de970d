// The reader's choice to see ratings or not, kept in this browser.

import { remembered } from '../browser/storage/remembered'

interface RatingSettings {
  /** No numbers anywhere. */
  hidden: boolean
}

export const ratingSettings = remembered<RatingSettings>('ratings', { hidden: false })
