// Turns touches and keys into legal actions; holds half-made picks, and no rules.

import type { Action, Attack, Chances, Odds, Question } from '../types'

export interface Legal {
  action: Action
  preview: Odds | null
}

/** The player's picks so far: an own piece, an enemy to attack. */
export interface Pick {
  from: number | null
  target: number | null
}

export const NOTHING: Pick = { from: null, target: null }

/** A way to attack: alone, or with a piece that joins. */
export interface Way {
  attack: Attack
  join: number | null
  chances: Chances
}

export interface Touched {
  pick: Pick
  send?: Action
  /** No effect: the player is told why. */
  dead?: true
}

const attacksIn = (legal: readonly Legal[]) =>
  legal.flatMap(({ action, preview }) =>
    action.type === 'Attack' && preview ? [{ attack: action, odds: preview }] : [],
  )

/** The first circle of an action: the piece that acts. */
const actorOf = (action: Action): number | null => ('src' in action ? action.src : null)

/** The circles with a piece that can act. */
export const actors = (legal: readonly Legal[]): Set<number> =>
  new Set(legal.flatMap(({ action }) => actorOf(action) ?? []))

/** The circles that the piece on `from` may move to. */
export const steps = (legal: readonly Legal[], from: number | null): Set<number> =>
  new Set(legal.flatMap(({ action }) => (action.type === 'Step' && action.src === from ? [action.dst] : [])))

/** The targets of the piece on `from`; of all pieces, where none is picked. */
export const targets = (legal: readonly Legal[], from: number | null): Set<number> =>
  new Set(attacksIn(legal).flatMap(({ attack }) => (from === null || attack.src === from ? [attack.target] : [])))

/** True if both are the same two pieces, in either order. */
const sameTwo = (one: Way, other: Way): boolean => one.attack.src === other.join && one.join === other.attack.src

/** Every way to attack the target, the most effective first; without a picked opener, a pair is listed once. */
export function waysTo(legal: readonly Legal[], target: number, from: number | null): Way[] {
  const ways = attacksIn(legal)
    .filter(({ attack }) => attack.target === target && (from === null || attack.src === from))
    .flatMap(({ attack, odds }): Way[] => [
      { attack, join: null, chances: odds.chances },
      ...odds.pairs.map(({ src, chances }) => ({ attack, join: src, chances })),
    ])
  return ways
    .filter((way, i) => !ways.slice(0, i).some((earlier) => sameTwo(way, earlier)))
    .sort((one, other) => other.chances.kill - one.chances.kill || other.chances.loss - one.chances.loss)
}

/** The answer to «alone, or with whom?» that was given together with the attack. */
export const companyOf = (legal: readonly Legal[], join: number | null): Action | null =>
  legal.find(({ action }) => (join === null ? action.type === 'Alone' : action.type === 'Join' && action.src === join))
    ?.action ?? null

export const only = (legal: readonly Legal[], type: Action['type']): Action | null =>
  legal.find(({ action }) => action.type === type)?.action ?? null

function touchTurn(cell: number, pick: Pick, legal: readonly Legal[]): Touched {
  const step = legal.find(({ action }) => action.type === 'Step' && action.src === pick.from && action.dst === cell)
  if (step) return { pick: NOTHING, send: step.action }
  if (pick.target === cell) return { pick: { ...pick, target: null } }
  if (targets(legal, pick.from).has(cell)) return { pick: { ...pick, target: cell } }
  if (targets(legal, null).has(cell)) return { pick: { from: null, target: cell } }
  if (pick.from === cell) return { pick: NOTHING }
  return actors(legal).has(cell) ? { pick: { from: cell, target: null } } : { pick, dead: true }
}

/** A touch on a circle: a pick, or an action to send. */
export function touch(
  cell: number,
  pick: Pick,
  what: Question | '',
  legal: readonly Legal[],
  battle: Battleground,
): Touched {
  if (what === 'partner') {
    const join = companyOf(legal, cell)
    return join ? { pick: NOTHING, send: join } : { pick, dead: true }
  }
  if (what === 'advance') {
    const answer = only(legal, 'Advance')
    if (answer && cell === battle.target) return { pick: NOTHING, send: answer }
    const stay = only(legal, 'Stay')
    return stay && cell === battle.opener ? { pick: NOTHING, send: stay } : { pick, dead: true }
  }
  return touchTurn(cell, pick, legal)
}

/** The battle of this turn: the opener and the attacked circle. */
export interface Battleground {
  opener: number | null
  target: number | null
}
