// The field to one from whom nothing is hidden any more: each card with the face that somebody sees on it.

import type { Card, View } from '../types'

/** As from this seat; a card shows its face as one's own hidden cards do. */
export function opened(views: readonly View[], seat: number): View {
  const all = views.flatMap(({ cards }) => [...cards])
  const faces = new Map(all.filter(({ face }) => face).map(({ id, face }) => [id, face]))
  const own = views[seat] as View
  const cards = new Map<number, Card>(all.map((card) => [card.id, card]))
  for (const card of own.cards) cards.set(card.id, card)
  return {
    ...own,
    deduced: [],
    cards: [...cards.values()]
      .sort((a, b) => a.id - b.id)
      .map((card) => ({ ...card, face: faces.get(card.id) ?? card.face })),
  }
}
