// Screen of Sequence: what its client folder offers the shell.

import { asBoard, asHands, asPicture, type GameScreen } from '../screen'
import { t } from '../../i18n/translate'
import Board from './Board.svelte'
import Ending from './result/Ending.svelte'
import { facts } from './result/facts'
import { teamArgs } from './names'
import Hands from './Hands.svelte'
import Picture from './Picture.svelte'
import { story } from './story'
import type { Action, View } from './types'

const teamOf: NonNullable<GameScreen['mark']> = (seat, view) => seat % (view as unknown as View).teams

export const screen: GameScreen = {
  id: 'sequence',
  Board: asBoard(Board),
  Picture: asPicture(Picture),
  Hands: asHands(Hands),
  story,
  Ending,
  facts,
  drawing: { ratio: 1, rem: 26 },
  marked: (choices) => ({
    lit: new Set((choices as unknown as Action[]).flatMap((each) => (each.type === 'Play' ? [each.cell] : []))),
  }),
  mark: teamOf,
  team: (seat, view) => t('sequence-team-first', teamArgs(teamOf(seat, view))),
}
