// The sentence and the buttons of the prompt bar: picks, and what may be drawn, claimed, locked or lost.

import type { Step, StepButton } from '../../screen'
import { signOf } from '../cards/cards'
import { teamArgs } from '../names'
import { cellsFor, claimsIn, exchangeOf, loseOf, only, verdictIn, type Legal, type Pick } from './pick'
import type { Action, Lock, Question, View } from '../types'

export interface Moment {
  view: View
  legal: readonly Legal[]
  pick: Pick
  /** The question asked of the player; empty on another player's turn. */
  what: Question | ''
  ways: readonly Lock[]
  way: number
  names: readonly string[]
  /** True if the player is choosing whom to accuse. */
  accusing: boolean
  send: (action: Action) => void
  turnWay: () => void
  accuse: (open: boolean) => void
}

const main = (key: string, act: () => void, args?: StepButton['args']): StepButton => ({
  key,
  act,
  look: 'main',
  ...(args && { args }),
})

function answering({ legal, send }: Moment): Step | null {
  const [agree, deny] = [only(legal, 'Agree'), only(legal, 'Deny')]
  if (!agree || !deny) return null
  return {
    key: 'sequence-accused',
    buttons: [
      { key: 'sequence-deny', act: () => send(deny) },
      { key: 'sequence-agree', act: () => send(agree) },
    ],
  }
}

function judging({ view, legal, names, send }: Moment): Step | null {
  const [uphold, dismiss] = [verdictIn(legal, true), verdictIn(legal, false)]
  if (!uphold || !dismiss || !view.claim) return null
  return {
    key: 'sequence-judge',
    args: { name: names[view.claim.by] ?? '', ...teamArgs(view.claim.team) },
    buttons: [main('sequence-uphold', () => send(uphold)), { key: 'sequence-dismiss', act: () => send(dismiss) }],
  }
}

function locking({ ways, way, send, turnWay }: Moment): Step | null {
  const chosen = ways[way]
  if (!chosen) return null
  const lock = main('sequence-lock', () => send(chosen), { number: way + 1, count: ways.length })
  return { buttons: ways.length > 1 ? [lock, { key: 'sequence-way-after', act: turnWay }] : [lock] }
}

function losing({ legal, pick, send }: Moment): Step {
  const lose = loseOf(legal, pick.card)
  if (!lose || pick.card === null) return { key: 'sequence-hint-lose' }
  return { buttons: [main('sequence-lose', () => send(lose), { card: signOf(pick.card) })] }
}

function accusing({ legal, send, accuse }: Moment): Step {
  const teams = claimsIn(legal).map((team): StepButton => ({
    ...{ key: 'sequence-claim-team', args: teamArgs(team) },
    act: () => {
      accuse(false)
      send({ type: 'Claim', team })
    },
  }))
  return { key: 'sequence-say-accuse', buttons: [...teams, { key: 'close', look: 'quiet', act: () => accuse(false) }] }
}

type Words = Omit<Step, 'buttons'>

/** The picks in words; null where the question's own words do. */
function words(moment: Moment): Words {
  const { view, legal, pick, what, names } = moment
  const card = pick.card === null ? '' : signOf(pick.card)
  const next = view.seat === null ? '' : (names[(view.seat + 1) % view.seats] ?? '')
  if (only(legal, 'Take')) return { key: 'sequence-hint-take', args: { name: next } }
  if (view.claim && view.options.judge === 'host')
    return { key: 'sequence-judged-by-host', args: teamArgs(view.claim.team) }
  if (what !== 'play') return {}
  if (pick.card !== null && exchangeOf(legal, pick.card)) return { key: 'sequence-say-dead', args: { card } }
  if (pick.card !== null && cellsFor(legal, pick.card).size) return { key: 'sequence-say-cell', args: { card } }
  if (pick.cell !== null) return { key: 'sequence-hint-card' }
  if (view.seat !== null && view.owed[view.seat] === -1) return { key: 'sequence-hint-lapsed' }
  return legal.some(({ action }) => action.type === 'Exchange') ? { key: 'sequence-hint-dead' } : {}
}

function playing(moment: Moment): Step {
  const { legal, pick, send, accuse } = moment
  const [take, pass, exchange] = [only(legal, 'Take'), only(legal, 'Pass'), exchangeOf(legal, pick.card)]
  const buttons: StepButton[] = []
  if (take) buttons.push(main('sequence-take', () => send(take)))
  if (exchange && pick.card !== null)
    buttons.push(main('sequence-exchange', () => send(exchange), { card: signOf(pick.card) }))
  if (pass) buttons.push(main('sequence-pass', () => send(pass)))
  if (claimsIn(legal).length) buttons.push({ key: 'sequence-claim', look: 'quiet', act: () => accuse(true) })
  return { ...words(moment), ...(buttons.length && { buttons }) }
}

export function stepOf(moment: Moment): Step | null {
  const { what, legal } = moment
  const pressing = answering(moment) ?? judging(moment) ?? (what === 'lock' ? locking(moment) : null)
  if (pressing) return pressing
  if (what === 'penalty') return losing(moment)
  return moment.accusing && claimsIn(legal).length ? accusing(moment) : playing(moment)
}
