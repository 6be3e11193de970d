// The sentence and the buttons of the prompt bar.

import type { SeatInfo, Step, StepButton } from '../../screen'
import { percent, type Args } from '../../../i18n/translate'
import { cellName } from '../field/geometry'
import { cardOn } from '../field/cellLabels'
import { rankOf } from '../names'
import { about, chances, chosenWay, only, pairsIn, steps, waysTo, type Legal, type Pick, type Way } from './pick'
import type { Action, Question, View } from '../types'

export interface StepContext {
  view: View
  legal: readonly Legal[]
  /** The question asked of this player; empty on another player's turn. */
  what: Question | ''
  pick: Pick
  seats: readonly SeatInfo[]
  send: (action: Action) => unknown
}

const rankOn = ({ view }: StepContext, cell: number) => rankOf(cardOn(view.cards, cell)?.face ?? 0)

const button = ({ send }: StepContext, key: string, action: Action, more: Partial<StepButton> = {}): StepButton => ({
  key: `kasvoton-do-${key}`,
  act: () => send(action),
  ...more,
})

/** The button that ends the turn; the main one when nothing else can be done. */
function done(midst: StepContext): StepButton[] {
  const action = only(midst.legal, 'Done')
  const more = chances(midst.legal).some((count) => count > 0)
  return action ? [button(midst, 'done', action, { ends: true, look: more ? 'plain' : 'main' })] : []
}

/** True if nothing was shot, moved, scouted or struck in this turn. */
const isIdle = ({ phase, shot }: View): boolean => phase === 0 && !shot.length

const odds = ({ hint }: Way): Args => ({
  odds: hint.win === null ? 'no' : 'yes',
  win: percent(hint.win ?? 0),
  fall: percent(hint.fall ?? 0),
})

function aimed(midst: StepContext, way: Way): Step {
  const cell = way.by ?? midst.pick.target ?? 0
  const args = { ...odds(way), cell: cellName(cell), rank: rankOn(midst, cell), to: cellName(midst.pick.target ?? 0) }
  const more = done(midst).map((each) => ({ ...each, look: 'plain' as const }))
  return {
    key: `kasvoton-step-${way.kind}`,
    args,
    buttons: [button(midst, way.kind, way.action, { look: 'main' }), ...more],
  }
}

function held(midst: StepContext, cell: number): Step {
  const [shoot, scout] = [about(midst.legal, 'Shoot', cell), about(midst.legal, 'Scout', cell)]
  const own = [
    ...(shoot ? [button(midst, 'shoot', shoot.action, { look: 'main' })] : []),
    ...(scout ? [button(midst, 'scout', scout.action, { look: 'main' })] : []),
  ]
  const moves = steps(midst.legal, cell).size > 0
  const key = shoot ? 'shooter' : scout ? (moves ? 'scouting' : 'scouting-only') : 'card'
  return {
    key: `kasvoton-step-${key}`,
    args: { rank: rankOn(midst, cell), cell: cellName(cell) },
    buttons: [...own, ...done(midst)],
  }
}

const PHASES = ['archers', 'scout', 'strikes'] as const

function turn(midst: StepContext): Step {
  const { view, legal, pick } = midst
  const way = pick.target === null ? null : chosenWay(waysTo(legal, pick.target, pick.from), pick)
  if (way) return aimed(midst, way)
  if (pick.from !== null) return held(midst, pick.from)
  const [shots, , scouts, strikes] = chances(legal)
  return { key: `kasvoton-step-${PHASES[view.phase]}`, args: { shots, scouts, strikes }, buttons: done(midst) }
}

function strike(midst: StepContext): Step {
  const { view, legal, what } = midst
  const pairs = pairsIn(legal).map((pair) => {
    const args = { one: rankOn(midst, pair.one), other: rankOn(midst, pair.other) }
    return button(midst, 'pair', pair, {
      look: 'main',
      args: { ...args, cells: `${cellName(pair.one)} · ${cellName(pair.other)}` },
    })
  })
  const royals = legal.flatMap(({ action }) =>
    action.type === 'Royal'
      ? [button(midst, 'royal', action, { look: 'main', args: { rank: rankOn(midst, action.cell) } })]
      : [],
  )
  const decline = only(legal, 'Decline')
  const ways = [...pairs, ...royals].map((each, i) => (i ? { ...each, look: 'plain' as const } : each))
  return {
    key: `kasvoton-step-${what}`,
    args: { count: ways.length, rank: rankOn(midst, view.target) },
    buttons: [...ways, ...(decline ? [button(midst, 'decline', decline)] : [])],
  }
}

/** The starting team decides which of its players begins: one proposes, the other agrees or proposes the other. */
function starter(midst: StepContext): Step {
  const { view, legal, seats, send } = midst
  const nameOf = (seat: number) => seats[seat]?.name ?? ''
  const agree = only(legal, 'Agree')
  const begins = legal.flatMap(({ action }) => (action.type === 'Begin' ? [action] : []))
  const buttons = begins.map((begin): StepButton => ({
    key: begin.seat === view.seat ? 'kasvoton-begin-me' : 'kasvoton-begin-partner',
    args: { name: nameOf(begin.seat) },
    act: () => send(begin),
  }))
  const offered = view.offers.some((count) => count > 0)
  return {
    ...(offered ? { key: 'kasvoton-starter-offered', args: { name: nameOf(view.first) } } : {}),
    buttons: [...(agree ? [button(midst, 'agree', agree, { look: 'main' })] : []), ...buttons],
  }
}

/** Without a question for this player, the words and the row of buttons stay, so that the field keeps its size. */
export function stepOf(midst: StepContext): Step {
  const { what, view } = midst
  if (what === '') return { buttons: [] }
  if (what === 'starter') return starter(midst)
  if (what === 'pair' || what === 'royal') return strike(midst)
  return { ...turn(midst), idle: isIdle(view) }
}
