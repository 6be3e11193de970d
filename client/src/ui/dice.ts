// The positions of a die's pips, and how long a die tumbles.

export const TUMBLE_MS = 640

type Spot = readonly [number, number]

const [NW, N, NE, W, C, E, SW, S, SE]: Spot[] = [-1, 0, 1].flatMap((y) => [-1, 0, 1].map((x): Spot => [x, y])) as [
  Spot,
  Spot,
  Spot,
  Spot,
  Spot,
  Spot,
  Spot,
  Spot,
  Spot,
]

const FACES: readonly (readonly Spot[])[] = [
  [],
  [C],
  [NE, SW],
  [NE, C, SW],
  [NW, NE, SW, SE],
  [NW, NE, C, SW, SE],
  [NW, NE, W, E, SW, SE],
  [NW, NE, W, C, E, SW, SE],
  [NW, N, NE, W, E, SW, S, SE],
]

export const pipsOf = (value: number): readonly Spot[] => FACES[value] ?? []
