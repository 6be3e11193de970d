// Outlines of the figures, symmetric about an upright axis, foot at y = 27, in a box of 100 × 100.

import type { Kind } from '../types'

/** A knot of the profile: distance from the axis and height; «line» is straight, else a curve. */
type Knot = readonly [radius: number, y: number, line?: 'line']

const half = (knots: readonly Knot[], side: 1 | -1): string =>
  knots
    .slice(1)
    .map(([radius, y, line], i) => {
      const [r0, y0] = knots[i] as Knot
      if (line) return `L${side * radius} ${y}`
      const bend = (y - y0) / 2
      return `C${side * r0} ${y0 + bend} ${side * radius} ${y - bend} ${side * radius} ${y}`
    })
    .join('')

/** The whole outline: down the right side of the profile and up the left. */
function turned(knots: readonly Knot[]): string {
  const [top] = knots as [Knot]
  const up = knots.map(([radius, y], i): Knot => {
    const after = knots[i + 1]
    return after?.[2] ? [radius, y, 'line'] : [radius, y]
  })
  const bottom = knots.at(-1) as Knot
  return `M${top[0]} ${top[1]}${half(knots, 1)}L${-bottom[0]} ${bottom[1]}${half(up.reverse(), -1)}Z`
}

const ball = (r: number, y: number): string => `M${-r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`
const lozenge = (r: number, y: number): string => `M0 ${y - r * 1.2}L${r} ${y}L0 ${y + r * 1.2}L${-r} ${y}Z`

/** The two sides differ in foot and finial: pale is round, dark is edged. */
const FEET: readonly Knot[][] = [
  [
    [14, 13],
    [23, 20],
    [25, 23],
    [24, 27],
  ],
  [
    [14, 12],
    [14, 15, 'line'],
    [20, 15, 'line'],
    [20, 20, 'line'],
    [27, 21, 'line'],
    [27, 27, 'line'],
  ],
]
const finial = [ball, lozenge]

const foot = (seat: number): Knot[] => FEET[seat % 2] ?? []
const bead = (seat: number, r: number, y: number): string => (finial[seat % 2] ?? ball)(r, y)

const lackey = (seat: number) => [
  turned([[5, -8], [12, -7], [12, -3, 'line'], [6, 0], [13, 12], ...foot(seat)]),
  bead(seat, seat % 2 ? 13 : 12, -18),
]

const BATTLEMENTS = [
  'M-19-35h9v7h5.5v-7h9v7H10v-7h9v15l-6 6v4h-26v-4l-6-6Z',
  'M-19-36l5 5 5-5v8h4.5v-8l4.5 5 4.5-5v8H9v-8l5 5 5-5v16l-6 6v4h-26v-4l-6-6Z',
]
const guard = (seat: number) => [turned([[11, -12], [10, 0], [14, 12], ...foot(seat)]), BATTLEMENTS[seat % 2] ?? '']

const HORSES = [
  'M-13 14C-13 2-3-3-4-12C-9-9-13-4-18-5C-23-6-24-11-21-14C-16-19-15-27-8-32L-7-40L0-34C13-32 20-18 18-4C17 4 14 8 14 14Z',
  'M-13 14C-13 2-3-3-4-12C-9-9-13-4-18-5C-23-6-24-11-21-14C-16-19-15-27-8-32L-7-40L0-34L9-36L9-29L16-28L14-21L21-18L17-12L21-7L16-3L14 14Z',
]
const knight = (seat: number) => [turned([[13, 10], [13, 12], ...foot(seat)]), HORSES[seat % 2] ?? '']

const MITRES = ['M0-36C15-26 17-15 8-7H-8C-17-15-15-26 0-36Z', 'M0-37L14-20L8-7H-8L-14-20Z']
const adjutant = (seat: number) => [
  turned([[8, -9], [14, -7], [14, -3, 'line'], [6, 0], [14, 12], ...foot(seat)]),
  MITRES[seat % 2] ?? '',
  bead(seat, 4.5, -39),
]

const CROWNS = ['M-18-30L-9-23L0-36L9-23L18-30L12-9H-12Z', 'M-20-25L-17-33L-8-23L0-36L8-23L17-33L20-25L12-9H-12Z']
const emperor = (seat: number) => [
  turned([[11, -10], [16, -8], [16, -4, 'line'], [8, -1], [15, 12], ...foot(seat)]),
  CROWNS[seat % 2] ?? '',
  bead(seat, 4.5, -39),
]

const MAKERS: Record<Kind, (seat: number) => string[]> = { emperor, adjutant, knight, guard, lackey }

/** Cuts in the wood: the slit of a mitre, a horse's eye, grooves of the lathe. */
const CUTS: Record<Kind, readonly string[]> = {
  emperor: ['M-11-14H11', 'M-15 18H15'],
  adjutant: ['M3-27L-5-16', 'M-15 18H15'],
  knight: ['M-9-22h.1', 'M-15 18H15'],
  guard: ['M-12-18H12', 'M-15 18H15'],
  lackey: ['M-13 18H13'],
}

export const outlinesOf = (kind: Kind, seat: number): string[] => MAKERS[kind](seat)
export const cutsOf = (kind: Kind): readonly string[] => CUTS[kind]
