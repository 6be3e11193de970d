// The curve of a game: a line for each team, through its chance to win after every step.

import type { Analysis } from '../api/wire'

export interface Curve {
  team: number
  /** The seat that stands for the team. */
  seat: number
  points: string
}

export const WIDE = 600
export const HIGH = 200

const across = ({ points }: Analysis, step: number): number => (WIDE * step) / Math.max(1, points.length - 1)

/** The position of a step in the picture. */
export const placeOf = (found: Analysis, step: number, seat: number): [number, number] => [
  across(found, step),
  HIGH * (1 - (found.points[step]?.chances[seat] ?? 0)),
]

/** Curves of the chance to win: a single one for two teams, since it says both chances; else one a team. */
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

/** The last point of each moment, for the table. */
export function moments(found: Analysis): { moment: number; step: number }[] {
  return found.moments.flatMap((moment, step) => (found.moments[step + 1] === moment ? [] : [{ moment, step }]))
}
