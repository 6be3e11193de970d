// The hue and the figure of each value, so that a hand reads at a glance without colour too.

export interface Figure {
  /** The outline in a box of 100 × 100; holes by even-odd. */
  path: string
  tint: string
  paper: string
  ink: string
}

const HUES = [22, 52, 88, 122, 152, 190, 228, 262, 300, 345]

const at = (radius: number, degrees: number): string => {
  const angle = ((degrees - 90) * Math.PI) / 180
  return `${(50 + radius * Math.cos(angle)).toFixed(1)} ${(50 + radius * Math.sin(angle)).toFixed(1)}`
}

const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`

/** A star with this many points; with a ring cut out where `hole` is given. */
function star(points: number, outer: number, inner: number, hole = 0): string {
  const corners = Array.from({ length: points * 2 }, (_, i) => at(i % 2 ? inner : outer, (i * 180) / points))
  return `M${corners.join('L')}Z${hole ? disc(50, 50, hole) : ''}`
}

/** Petals around a round centre. */
function flower(petals: number): string {
  const each = Array.from({ length: petals }, (_, i) => {
    const turn = (i * 360) / petals
    return `M${at(13, turn)}C${at(34, turn - 44)} ${at(60, turn - 26)} ${at(46, turn)}C${at(60, turn + 26)} ${at(34, turn + 44)} ${at(13, turn)}Z`
  })
  return each.join('') + disc(50, 50, 9)
}

const PATHS = [
  // moon, two birch leaves, clover, butterfly, five-pointed star
  'M60 8A43 43 0 1 0 92 66 35 35 0 0 1 60 8Z',
  'M47 90C14 80 4 44 18 8 46 24 58 58 47 90ZM55 90C49 66 58 36 86 22 98 52 86 80 55 90Z',
  'M50 8a20 20 0 0 1 18 29 20 20 0 1 1-13 29l5 26H40l5-26A20 20 0 1 1 32 37 20 20 0 0 1 50 8Z',
  'M47 44C38 10 8 6 6 28c-1 14 10 20 22 20-14 2-22 14-16 28 8 16 28 8 35-18v26h6V58c7 26 27 34 35 18 6-14-2-26-16-28 12 0 23-6 22-20C92 6 62 10 53 44V34h-6Z',
  star(5, 48, 20),
  // anemone, perch, the eight-pointed star of northern weaving, spruce, sun
  flower(6),
  'M6 50C24 20 56 18 74 42L95 22c-4 20-4 36 0 56L74 58C56 82 24 80 6 50ZM30 39a6 6 0 1 0 .1 0ZM46 36c8 8 8 20 0 28 3-9 3-19 0-28Z',
  'M50 4 63.5 17.5H82.5V36.5L96 50 82.5 63.5V82.5H63.5L50 96 36.5 82.5H17.5V63.5L4 50 17.5 36.5V17.5H36.5ZM50 34 34 50 50 66 66 50Z',
  'M50 4 72 34H62L81 59H68L90 84H56V97H44V84H10L32 59H19L38 34H28Z',
  star(10, 49, 35, 24) + disc(50, 50, 16),
]

export const FIGURES: readonly Figure[] = PATHS.map((path, i) => {
  const hue = HUES[i] ?? 0
  return {
    path,
    tint: `light-dark(oklch(0.95 0.045 ${hue}), oklch(0.885 0.055 ${hue}))`,
    paper: `light-dark(oklch(0.68 0.15 ${hue}), oklch(0.62 0.145 ${hue}))`,
    ink: `light-dark(oklch(0.34 0.11 ${hue}), oklch(0.29 0.1 ${hue}))`,
  }
})

export const figureOf = (value: number): Figure => FIGURES[(value - 1) % FIGURES.length] as Figure
