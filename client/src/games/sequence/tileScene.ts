// The tile's scene: chips of a short race, one after another.

export const SCENE: readonly { cell: number; team: number }[] = [
  { cell: 13, team: 0 },
  { cell: 23, team: 1 },
  { cell: 12, team: 0 },
  { cell: 34, team: 1 },
  { cell: 15, team: 0 },
  { cell: 45, team: 1 },
  { cell: 11, team: 0 },
  { cell: 32, team: 1 },
  { cell: 14, team: 0 },
]
