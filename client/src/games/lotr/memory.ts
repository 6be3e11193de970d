// Which card a number on the table is: events tell only numbers, and what has left the table is still spoken of.

import { titleOf } from './faces'

const codes = new Map<number, number>()

export function forget(): void {
  codes.clear()
}

export function remember(cards: readonly { id: number; code: number }[]): void {
  for (const { id, code } of cards) codes.set(id, code)
}

export const memoryTitle = (id: number): string => {
  const code = codes.get(id)
  return code === undefined ? `#${id}` : titleOf(code)
}
