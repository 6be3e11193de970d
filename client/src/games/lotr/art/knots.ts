// A knot for each culture, drawn from two numbers: how often the strand winds round the middle and how often it waves;
// where it meets itself it goes over and under in turn.

import type { Culture } from '../types'

export interface Knot {
  /** The whole strand. */
  strand: string
  /** The stretches where it goes over, drawn again on top. */
  overs: string[]
}

interface Shape {
  turns: number
  waves: number
  depth: number
  /** 0 round, 1 diamond. */
  edge: number
  tilt: number
}

const shape = (turns: number, waves: number, depth: number, edge = 0, tilt = 0): Shape => ({
  turns,
  waves,
  depth,
  edge,
  tilt,
})

export type Weave = Culture | 'site' | 'ring'

const SHAPES: Record<Weave, Shape> = {
  dwarven: shape(3, 8, 0.42, 0.35, Math.PI / 8),
  elven: shape(2, 5, 0.5),
  gandalf: shape(2, 7, 0.4),
  gondor: shape(3, 7, 0.45, 0, -Math.PI / 2),
  rohan: shape(3, 4, 0.5, 0.5, Math.PI / 4),
  shire: shape(2, 3, 0.46, 0, -Math.PI / 2),
  dunland: shape(3, 5, 0.36, 0.2),
  isengard: shape(4, 5, 0.4, 0, -Math.PI / 2),
  moria: shape(4, 7, 0.38, 0.3),
  raider: shape(5, 6, 0.36),
  ringwraith: shape(4, 9, 0.34),
  sauron: shape(5, 7, 0.42, 0, -Math.PI / 2),
  gollum: shape(2, 9, 0.3),
  site: shape(3, 10, 0.3),
  ring: shape(1, 12, 0.08),
}

const STEPS = 360
const REACH = 5 // steps a strand stays on top to either side of a crossing

interface Point {
  x: number
  y: number
}

function points({ turns, waves, depth, edge, tilt }: Shape): Point[] {
  return Array.from({ length: STEPS }, (_, i) => {
    const at = (i / STEPS) * 2 * Math.PI
    const angle = turns * at + tilt
    const round = 1 + depth * Math.cos(waves * at)
    const square = 1 / (Math.abs(Math.cos(angle)) + Math.abs(Math.sin(angle)))
    const radius = (46 / (1 + depth)) * round * (1 - edge + edge * square * 1.25)
    return { x: 50 + radius * Math.cos(angle), y: 50 + radius * Math.sin(angle) }
  })
}

const side = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)

const meet = (a: Point, b: Point, c: Point, d: Point): boolean =>
  side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0

/** The steps at which the strand comes to a crossing, in order. */
function crossings(strand: Point[]): number[] {
  const point = (i: number): Point => strand[i % STEPS] as Point
  const found: number[] = []
  for (let i = 0; i < STEPS; i++) {
    for (let j = i + 2; j < STEPS; j++) {
      const near = Math.abs(point(i).x - point(j).x) < 6 && Math.abs(point(i).y - point(j).y) < 6
      if (near && !(i === 0 && j === STEPS - 1) && meet(point(i), point(i + 1), point(j), point(j + 1)))
        found.push(i, j)
    }
  }
  return found.sort((a, b) => a - b)
}

const print = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`

function stretch(strand: Point[], middle: number): string {
  const steps = Array.from({ length: 2 * REACH + 2 }, (_, i) => strand[(middle - REACH + i + STEPS) % STEPS] as Point)
  return `M${steps.map(print).join('L')}`
}

function tie(wanted: Shape): Knot {
  const strand = points(wanted)
  const overs = crossings(strand).filter((_, i) => i % 2 === 0)
  return { strand: `M${strand.map(print).join('L')}Z`, overs: overs.map((at) => stretch(strand, at)) }
}

const tied = new Map<Weave, Knot>()

export function knotOf(weave: Weave): Knot {
  const knot = tied.get(weave) ?? tie(SHAPES[weave])
  tied.set(weave, knot)
  return knot
}
