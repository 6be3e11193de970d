// Screen of RoleChess: what its client folder offers the shell.

import { asBoard, asPicture, type GameScreen } from '../screen'
import Board from './Board.svelte'
import Ending from './result/Ending.svelte'
import { facts } from './result/facts'
import Picture from './Picture.svelte'
import { story } from './story'
import type { Action } from './types'

/** The possible moves and targets of these actions. */
function marked(choices: readonly Action[]) {
  const steps = new Set(choices.flatMap((each) => (each.type === 'Step' ? [each.dst] : [])))
  const targets = new Set(choices.flatMap((each) => (each.type === 'Attack' ? [each.target] : [])))
  const able = new Set(choices.flatMap((each) => ('src' in each ? [each.src] : [])))
  return { marks: { steps, targets, able } }
}

export const screen: GameScreen = {
  id: 'rolechess',
  Board: asBoard(Board),
  Picture: asPicture(Picture),
  story,
  Ending,
  facts,
  drawing: { ratio: 1, rem: 22, notated: true },
  marked: (choices) => marked(choices as unknown as Action[]),
}
