// The curve of a game: a line a team, through the chance to win after every step.

import type { Analysis } from '../api/wire'

export interface Curve {
  team: number
  /** The seat whose mark stands for the team. */
  seat: number
  points: string
}

export const WIDE = 600
export const HIGH = 200

const across = ({ points }: Analysis, step: number): number => (WIDE * step) / Math.max(1, points.length - 1)

/** Where a step is on the picture. */
export const placeOf = (found: Analysis, step: number, seat: number): [number, number] => [
  across(found, step),
  HIGH * (1 - (found.points[step]?.chances[seat] ?? 0)),
]

/** Of two teams one line says it all; of more, each has its own. */
export function curvesOf(found: Analysis): Curve[] {
  const teams = [...new Set(found.teams)]
  const shown = teams.length === 2 ? teams.slice(0, 1) : teams
  return shown.map((team) => {
    const seat = found.teams.indexOf(team)
    const points = found.points.map((_, step) =>
      placeOf(found, step, seat)
        .map((each) => each.toFixed(1))
        .join(','),
    )
    return { team, seat, points: points.join(' ') }
  })
}

/** The last point of each moment: what a table tells of it. */
export function moments(found: Analysis): { moment: number; step: number }[] {
  return found.moments.flatMap((moment, step) => (found.moments[step + 1] === moment ? [] : [{ moment, step }]))
}
