// Geometry of a rating's history: the line of points and the band of uncertainty around it.

import type { RatingPoint } from './ratingApi'

export interface Spot {
  x: number
  y: number
}

interface Plot {
  line: Spot[]
  low: number
  high: number
}

const bounds = (points: readonly RatingPoint[]): { low: number; high: number } => ({
  low: Math.min(...points.map(({ points, spread }) => points - spread)),
  high: Math.max(...points.map(({ points, spread }) => points + spread)),
})

/** Games are evenly spaced: a month without one leaves no gap. */
const across = (at: number, count: number, width: number): number =>
  count < 2 ? width / 2 : (at / (count - 1)) * width

export function plotOf(points: readonly RatingPoint[], width: number, height: number): Plot {
  const { low, high } = bounds(points)
  const y = (value: number) => height - ((value - low) / Math.max(1, high - low)) * height
  return { line: points.map((point, at) => ({ x: across(at, points.length, width), y: y(point.points) })), low, high }
}

/** The outline of the band, there above the line and back below it. */
export function bandOf(points: readonly RatingPoint[], width: number, height: number): Spot[] {
  const { low, high } = bounds(points)
  const edge = (sign: number) =>
    points.map(({ points: at, spread }, i) => ({
      x: across(i, points.length, width),
      y: height - ((at + sign * spread - low) / Math.max(1, high - low)) * height,
    }))
  return [...edge(1), ...edge(-1).reverse()]
}

export const pathOf = (spots: readonly Spot[]): string =>
  spots.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')
