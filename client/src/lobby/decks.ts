// Lists of one's own, kept in this browser by name: a deck as text, as the server reads it.

import { recall, remember } from '../shared/store'

export interface OwnText {
  name: string
  text: string
}

const isOwn = (value: unknown): value is OwnText =>
  typeof value === 'object' && value !== null && typeof (value as OwnText).name === 'string' && typeof (value as OwnText).text === 'string'

const isList = (value: unknown): value is OwnText[] => Array.isArray(value) && value.every(isOwn)

const keyOf = (game: string, option: string): string => `${game}.${option}`

export const ownTexts = (game: string, option: string): OwnText[] => recall(keyOf(game, option), [], isList)

/** Keeps the text under its name; an earlier one of that name gives way. */
export function keepText(game: string, option: string, own: OwnText): OwnText[] {
  const kept = [...ownTexts(game, option).filter(({ name }) => name !== own.name), own]
  remember(keyOf(game, option), kept)
  return kept
}

export function dropText(game: string, option: string, name: string): OwnText[] {
  const kept = ownTexts(game, option).filter((own) => own.name !== name)
  remember(keyOf(game, option), kept)
  return kept
}

/** A text for each seat: those given go round. */
export const forSeats = (texts: readonly string[], seats: number): string[] =>
  Array.from({ length: seats }, (_, seat) => texts[seat % Math.max(texts.length, 1)] ?? '')
