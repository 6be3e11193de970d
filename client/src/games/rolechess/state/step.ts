// The sentence and the buttons of the prompt bar: dangers, picks and their odds.

import { list, percent } from '../../../i18n/translate'
import type { Step, StepButton } from '../../screen'
import { cellName, PieceName, pieceName } from '../names'
import type { Option } from './attackOptions'
import { oddsParts } from './oddsParts'
import { only, type Legal, type Pick } from './pick'
import type { Action, Piece, Question, View } from '../types'

export interface Moment {
  view: View
  seat: number
  /** The question asked of the player; empty on another player's turn. */
  what: Question | ''
  legal: readonly Legal[]
  pick: Pick
  steps: ReadonlySet<number>
  targets: ReadonlySet<number>
  option: Option | null
  send: (action: Action) => void
  drop: () => void
}

const pieceOn = (view: View, cell: number | null): Piece | null =>
  (cell !== null && view.pieces.find((man) => man.cell === cell)?.piece) || null

/** The pieces that could fell the player's Emperor, and how likely, if nothing changes. */
export function dangerTo(view: View, seat: number): { names: string; count: number; chance: string } | null {
  const threat = view.threats[seat]
  if (!threat) return null
  const names = [threat.src, threat.partner].flatMap((cell) => {
    const piece = pieceOn(view, cell)
    return piece ? [pieceName(piece)] : []
  })
  return { names: list(names), count: names.length, chance: percent(threat.kill) }
}

function picked({ steps, targets }: Moment, piece: Piece): Step {
  const name = PieceName(piece)
  if (!targets.size) return { key: 'rolechess-say-move', args: { piece: name } }
  return { key: steps.size ? 'rolechess-say-move-or-attack' : 'rolechess-say-attack', args: { piece: name } }
}

function aimed({ view, pick, option }: Moment, more: StepButton[]): Step {
  const foe = pieceOn(view, pick.target)
  const chances = option?.chances
  if (!option || !foe || !chances) return { buttons: more }
  const args = {
    piece: PieceName(foe),
    cell: cellName(pick.target ?? 0),
    ...oddsParts(chances),
  }
  return { key: 'rolechess-say-odds', args, buttons: [{ ...option.label, look: 'main', act: option.act }, ...more] }
}

function turn(moment: Moment): Step | null {
  const { view, seat, legal, pick, send, drop } = moment
  if (pick.target !== null) return aimed(moment, [{ key: 'rolechess-do-drop', look: 'quiet', act: drop }])
  const piece = pieceOn(view, pick.from)
  if (piece) return picked(moment, piece)
  const pass = only(legal, 'Pass')
  const passing: Step = pass ? { buttons: [{ key: 'rolechess-do-pass', ends: true, act: () => send(pass) }] } : {}
  const danger = dangerTo(view, seat)
  return danger ? { key: 'rolechess-say-danger', args: danger, ...passing } : passing
}

function afterMove(moment: Moment): Step {
  const stop = only(moment.legal, 'Stop')
  const buttons: StepButton[] = stop ? [{ key: 'rolechess-do-stop', act: () => moment.send(stop) }] : []
  if (moment.pick.target !== null) return aimed(moment, buttons)
  return { key: 'rolechess-choose-target', buttons }
}

function advance({ view, legal, send }: Moment): Step {
  const [go, stay] = [only(legal, 'Advance'), only(legal, 'Stay')]
  const cell = cellName(view.target ?? 0)
  return {
    buttons: [
      ...(go ? [{ key: 'rolechess-do-advance', args: { cell }, look: 'main' as const, act: () => send(go) }] : []),
      ...(stay ? [{ key: 'rolechess-do-stay', act: () => send(stay) }] : []),
    ],
  }
}

export function stepOf(moment: Moment): Step | null {
  const { what, option } = moment
  if (what === 'turn') return turn(moment)
  if (what === 'attack') return afterMove(moment)
  if (what === 'advance') return advance(moment)
  return what === 'partner' && option ? { buttons: [{ ...option.label, look: 'main', act: option.act }] } : null
}
