// Trees of conditional answers, as lists of ways through them.

import type { Branch } from '../../api/messages'

export interface Step {
  move: string
  mine: boolean
}

/** All ways from the root to a last choice. */
export function waysOf(tree: readonly Branch[]): Step[][] {
  return tree.flatMap(({ move, mine = false, then = [] }) => {
    const rest = waysOf(then)
    const here = { move, mine }
    return rest.length ? rest.map((way) => [here, ...way]) : [[here]]
  })
}

/** The tree with one more way; a choice of one's own takes the place of another one. */
export function withWay(tree: readonly Branch[], [first, ...rest]: readonly Step[]): Branch[] {
  if (!first) return [...tree]
  const known = tree.find(({ move }) => move === first.move)
  const grown: Branch = { ...first, then: withWay(known?.then ?? [], rest) }
  const others = first.mine ? [] : tree.filter((each) => each !== known)
  return [...others, grown]
}

/** The tree without one way, and without choices that lead nowhere then. */
export function withoutWay(tree: readonly Branch[], [first, ...rest]: readonly Step[]): Branch[] {
  return tree.flatMap((each) => {
    if (each.move !== first?.move) return [each]
    const then = rest.length ? withoutWay(each.then ?? [], rest) : []
    return then.length ? [{ ...each, then }] : []
  })
}
