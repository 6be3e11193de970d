// Turns touches and keys into legal actions; holds half-made picks, and no rules.

import type { Action, Preview, Pair, Question } from '../types'

export interface Legal {
  action: Action
  preview: Preview | null
}

/** The player's picks so far: an own card, an enemy card, and the way to harm it if not the first. */
export interface Pick {
  from: number | null
  target: number | null
  way?: string
}

export const NOTHING: Pick = { from: null, target: null }

export type Kind = 'attack' | 'shoot' | 'line' | 'triangle'

/** A way to harm an enemy card. */
export interface Way {
  kind: Kind
  action: Action
  /** The card that attacks or shoots; null where several strike. */
  by: number | null
  hint: Preview
}

export interface Touched {
  pick: Pick
  send?: Action
}

const KINDS: Partial<Record<Action['type'], Kind>> = {
  Move: 'attack',
  Shoot: 'shoot',
  Line: 'line',
  Triangle: 'triangle',
}

const ORDER: readonly Kind[] = ['triangle', 'line', 'shoot', 'attack']

const actorOf = (action: Action): number | null => {
  if (action.type === 'Move') return action.src
  return action.type === 'Shoot' || action.type === 'Scout' ? action.cell : null
}

/** A scout harms no card, so it is not among these. */
const wayOf = ({ action, preview }: Legal): Way[] => {
  const kind = KINDS[action.type]
  return kind && preview ? [{ kind, action, by: actorOf(action), hint: preview }] : []
}

/** Every way to harm an enemy; with a card picked, only its own actions and strikes. */
export function waysTo(legal: readonly Legal[], target: number, from: number | null): Way[] {
  const ways = legal.flatMap(wayOf).filter(({ hint }) => hint.targets.includes(target))
  const own = ways.filter(({ by }) => by === null || from === null || by === from)
  return own.sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) || (b.hint.win ?? 0) - (a.hint.win ?? 0))
}

export const nameOf = ({ action }: Way): string => JSON.stringify(action)

/** The picked way; the best by default. */
export const chosenWay = (ways: readonly Way[], { way }: Pick): Way | null =>
  ways.find((each) => nameOf(each) === way) ?? ways[0] ?? null

/** The enemies that can be harmed, and how: by the picked card and strikes, or by any card. */
export function targets(legal: readonly Legal[], from: number | null): Map<number, Set<Kind>> {
  const found = new Map<number, Set<Kind>>()
  const ways = legal.flatMap(wayOf).filter(({ by }) => by === null || from === null || by === from)
  for (const { kind, hint } of ways)
    for (const target of hint.targets) found.set(target, new Set([...(found.get(target) ?? []), kind]))
  return found
}

/** Enemies under a possible line or triangle strike. */
export const strikeable = (legal: readonly Legal[]): Map<number, 'line' | 'triangle'> => {
  const found = new Map<number, 'line' | 'triangle'>()
  for (const { kind, hint } of legal.flatMap(wayOf))
    for (const target of hint.targets)
      if (kind === 'triangle' || (kind === 'line' && !found.has(target))) found.set(target, kind)
  return found
}

/** The cells a card may step to without risk. */
export const steps = (legal: readonly Legal[], from: number | null): Set<number> =>
  new Set(
    legal.flatMap(({ action, preview }) =>
      action.type === 'Move' && !preview && action.src === from ? [action.dst] : [],
    ),
  )

/** The cards that can act by themselves. */
export const actors = (legal: readonly Legal[]): Set<number> =>
  new Set(legal.flatMap(({ action }) => actorOf(action) ?? []))

export const only = <T extends Action['type']>(legal: readonly Legal[], type: T): Extract<Action, { type: T }> | null =>
  (legal.find(({ action }) => action.type === type)?.action as Extract<Action, { type: T }> | undefined) ?? null

/** The action of that kind about that cell. */
export const about = (legal: readonly Legal[], type: Action['type'], cell: number | null): Legal | null =>
  legal.find(({ action }) => action.type === type && 'cell' in action && action.cell === cell) ?? null

export const pairsIn = (legal: readonly Legal[]): Pair[] =>
  legal.flatMap(({ action }) => (action.type === 'Pair' ? [action] : []))

const sole = <T>(items: readonly T[]): T | null => (items.length === 1 ? (items[0] ?? null) : null)

function touchTurn(cell: number, pick: Pick, legal: readonly Legal[]): Touched {
  const step = legal.find(
    ({ action, preview }) => action.type === 'Move' && !preview && action.src === pick.from && action.dst === cell,
  )
  if (step) return { pick: NOTHING, send: step.action }
  if (pick.target === cell) {
    const way = sole(waysTo(legal, cell, pick.from))
    return way ? { pick: NOTHING, send: way.action } : { pick: { ...pick, target: null } }
  }
  if (targets(legal, pick.from).has(cell)) return { pick: { ...pick, target: cell } }
  if (targets(legal, null).has(cell)) return { pick: { from: null, target: cell } }
  return { pick: pick.from !== cell && actors(legal).has(cell) ? { from: cell, target: null } : NOTHING }
}

/** Two touches make a pair. */
function touchPair(cell: number, pick: Pick, legal: readonly Legal[]): Touched {
  const has = ({ one, other }: Pair, wanted: number) => one === wanted || other === wanted
  const pair = pairsIn(legal).find(
    (each) => pick.from !== null && pick.from !== cell && has(each, cell) && has(each, pick.from),
  )
  if (pair) return { pick: NOTHING, send: pair }
  const able = pick.from !== cell && pairsIn(legal).some((each) => has(each, cell))
  return { pick: able ? { from: cell, target: null } : NOTHING }
}

/** A touch on a cell: a pick, or an action to send. */
export function touch(cell: number, pick: Pick, what: Question | '', legal: readonly Legal[]): Touched {
  if (what === 'pair') return touchPair(cell, pick, legal)
  if (what === 'royal') {
    const royal = about(legal, 'Royal', cell)
    return royal ? { pick: NOTHING, send: royal.action } : { pick: NOTHING }
  }
  return touchTurn(cell, pick, legal)
}

/** Number of actions that each phase of the turn still offers. */
export function chances(legal: readonly Legal[]): [number, number, number, number] {
  const count = (...types: Action['type'][]) => legal.filter(({ action }) => types.includes(action.type)).length
  return [count('Shoot'), count('Move'), count('Scout'), count('Line', 'Triangle')]
}
