// The card of ratings with its words, loaded when a rated game has ended.

import { learnWords } from '../i18n/translate'

export async function loadCard() {
  const [{ default: Card }] = await Promise.all([import('./RatingCard.svelte'), learnWords('ratings')])
  return Card
}
