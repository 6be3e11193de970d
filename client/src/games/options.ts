// The name and description of a game's option, where there are any.

import { firstOf, has, kebab } from '../i18n/translate'
import { titled } from './names'

export interface OptionWords {
  label: string
  help: string
  choice: (choice: string) => string
}

export function optionWords(game: string, option: string): OptionWords {
  const keys = (...endings: string[]) => [
    [game, 'option', option, ...endings].join('-'),
    [game, 'option', kebab(option), ...endings.map(kebab)].join('-'),
  ]
  const said = (otherwise: string, ...endings: string[]) =>
    keys(...endings).some(has) ? firstOf(keys(...endings)) : otherwise
  return { label: said(titled(option)), help: said('', 'help'), choice: (choice) => said(titled(choice), choice) }
}
