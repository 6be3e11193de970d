// Screen of Kasvoton vihollinen: what its client folder offers the shell.

import { asBoard, asPicture, type GameScreen } from '../screen'
import Board from './Board.svelte'
import Ending from './result/Ending.svelte'
import { facts } from './result/facts'
import { sideOf } from './names'
import { opened } from './state/openView'
import Picture from './Picture.svelte'
import { story } from './story'
import type { Action, View } from './types'

/** The possible steps, targets and formations of these actions. */
function marked(choices: readonly Action[]) {
  const moves = choices.flatMap((each) => (each.type === 'Move' ? [each] : []))
  const strikes = choices.flatMap((each): [number, 'line' | 'triangle'][] =>
    each.type === 'Line' ? [[each.cell, 'line']] : each.type === 'Triangle' ? [[each.cell, 'triangle']] : [],
  )
  return {
    marks: { chosen: moves[0]?.src ?? null, steps: new Set(moves.map(({ dst }) => dst)), strikes: new Map(strikes) },
  }
}

export const screen: GameScreen = {
  id: 'kasvoton',
  Board: asBoard(Board),
  Picture: asPicture(Picture),
  open: (views, seat) => opened(views as unknown as View[], seat) as unknown as Record<string, unknown>,
  story,
  Ending,
  facts,
  drawing: { ratio: 2.05, rem: 40 },
  marked: (choices) => marked(choices as unknown as Action[]),
  mark: (seat) => sideOf(seat), // team mates share the emblem on their cards' backs
}
