// The field for viewers from whom nothing is hidden: each card with its face.

import type { Card, View } from '../types'

/** The view of a seat; a card shows its face as the player's own hidden cards do. */
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
