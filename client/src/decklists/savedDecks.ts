// The player's own decklists, saved in this browser by name.

import { recall, remember } from '../browser/storage/storage'
import { isText, listOf, shaped } from '../browser/storage/validate'

export interface OwnText {
  name: string
  text: string
}

const areOwn = listOf(shaped<OwnText>({ name: isText, text: isText }))

const keyOf = (game: string, option: string): string => `${game}.${option}`

export const ownTexts = (game: string, option: string): OwnText[] => recall(keyOf(game, option), [], areOwn)

function kept(game: string, option: string, texts: OwnText[]): OwnText[] {
  remember(keyOf(game, option), texts)
  return texts
}

/** Saves the text under its name, in place of an earlier one. */
export const keepText = (game: string, option: string, own: OwnText): OwnText[] =>
  kept(game, option, [...ownTexts(game, option).filter(({ name }) => name !== own.name), own])

export const dropText = (game: string, option: string, name: string): OwnText[] =>
  kept(
    game,
    option,
    ownTexts(game, option).filter((own) => own.name !== name),
  )

/** Renames a text, unless the name is taken. */
export function renameText(game: string, option: string, old: string, name: string): OwnText[] {
  const texts = ownTexts(game, option)
  if (!name || texts.some((own) => own.name === name)) return texts
  return kept(
    game,
    option,
    texts.map((own) => (own.name === old ? { ...own, name } : own)),
  )
}
