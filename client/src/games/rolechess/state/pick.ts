// Touches and keys become one of the legal actions; what is half picked is kept here, and no rule is.

import type { Action, Attack, Chances, Odds, Question } from '../types'

export interface Legal {
  action: Action
  preview: Odds | null
}

/** What the player has touched so far: a piece of theirs, an enemy to attack. */
export interface Pick {
  from: number | null
  target: number | null
}

export const NOTHING: Pick = { from: null, target: null }

/** One way to attack: alone, or with a piece that joins. */
export interface Way {
  attack: Attack
  join: number | null
  chances: Chances
}

export interface Touched {
  pick: Pick
  send?: Action
  /** Nothing came of it: the player is owed a word. */
  dead?: true
}

const attacksIn = (legal: readonly Legal[]) =>
  legal.flatMap(({ action, preview }) =>
    action.type === 'Attack' && preview ? [{ attack: action, odds: preview }] : [],
  )

/** The first circle an action is about: the piece that acts. */
const actorOf = (action: Action): number | null => ('src' in action ? action.src : null)

/** The circles with a piece to act with. */
export const actors = (legal: readonly Legal[]): Set<number> =>
  new Set(legal.flatMap(({ action }) => actorOf(action) ?? []))

/** Where the piece on `from` may move. */
export const steps = (legal: readonly Legal[], from: number | null): Set<number> =>
  new Set(legal.flatMap(({ action }) => (action.type === 'Step' && action.src === from ? [action.dst] : [])))

/** Whom the piece on `from` may attack; whom anyone may, where no piece is picked. */
export const targets = (legal: readonly Legal[], from: number | null): Set<number> =>
  new Set(attacksIn(legal).flatMap(({ attack }) => (from === null || attack.src === from ? [attack.target] : [])))

/** The same two pieces, whoever of them opens. */
const sameTwo = (one: Way, other: Way): boolean => one.attack.src === other.join && one.join === other.attack.src

/** Every way to attack the target, the most telling first. Where no opener is picked, a pair is listed once. */
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

/** A touch on a circle: something picked, or something to send. */
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

/** Where the battle of this turn is: whoever opened it, and against which circle. */
export interface Battleground {
  opener: number | null
  target: number | null
}
