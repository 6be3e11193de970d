// Arms of every rank as lino cuts, printed and cut-out parts, in boxes of 48 × 48.

export interface Emblem {
  /** Printed shapes. */
  solid?: string
  /** Printed lines. */
  line?: string
  /** Lines cut out of the shapes. */
  cut?: string
}

const SHIELD = 'M6 4h36v18c0 11.4-8 18.6-18 23C14 40.6 6 33.4 6 22Z'

const EMBLEMS: readonly Emblem[] = [
  {
    solid:
      'M2 24C9 13 16 9 24 9s15 4 22 15c-7 11-14 15-22 15S9 35 2 24Zm22-10a10 10 0 1 0 0 20 10 10 0 0 0 0-20Zm0 5a5 5 0 1 1 0 10 5 5 0 0 1 0-10Z',
    line: 'M24 1v5M9 5l3 5M39 5l-3 5',
  },
  {
    solid: 'M21.5 24h5v22h-5Z',
    line: 'M11 3v11c0 6 4 9 9 9h8c5 0 9-3 9-9V3M24 3v20',
  },
  {
    solid: 'M5 15C14 3 34 1 45 16 34 10 20 11 11 21Z',
    line: 'M9 17 28 45M15 33l8-5',
    cut: 'M17 11c7-2 14-2 20 1',
  },
  {
    solid: 'M24 3a21 21 0 1 1 0 42 21 21 0 0 1 0-42Z',
    cut: 'M24 9a15 15 0 1 1 0 30 15 15 0 0 1 0-30ZM24 18a6 6 0 1 1 0 12 6 6 0 0 1 0-12ZM24 9v9M24 30v9M9 24h9M30 24h9',
  },
  {
    solid: 'M46 24 35 17.500v13ZM3 24l7-5v10Z',
    line: 'M15 3c20 7 20 35 0 42M15 3v42M8 24h30',
  },
  {
    solid: 'm24 1 5 10-5 6-5-6ZM9 5l7 8-3 7-6-4ZM39 5l-7 8 3 7 6-4Z',
    line: 'M24 16v30M12 18l8 28M36 18l-8 28',
  },
  {
    solid: 'm24 1 5 6v24H19V7ZM10 31h28v5H10ZM21 36h6v7h-6ZM24 41a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7Z',
    cut: 'M24 7v20',
  },
  {
    solid: 'M8 12C12 3 36 3 40 12v22c0 7-8 12-16 12S8 41 8 34Z',
    cut: 'M12 21h24M24 6v37M15 29v1M19 32v1M15 35v1M29 32v1M33 29v1M33 35v1',
  },
  {
    solid: 'M4 3l9 3 26 28-5 5L7 12ZM44 3l-9 3L9 34l5 5 27-27ZM24 33a7 7 0 1 1 0 14 7 7 0 0 1 0-14Z',
    line: 'M5 31l12 12M43 31 31 43',
    cut: 'M24 37v6',
  },
  {
    solid: 'M12 46c-1-11 4-16 10-21-5 1-9 3-12 6l-6-6C8 18 12 13 18 10l2-8 7 6c11 4 17 14 16 38Z',
    cut: 'M20 16l2 1M31 13c5 7 7 16 6 28M26 22c-2 4-6 6-6 12',
  },
  {
    solid: 'M7 34 4 14l11 9 9-15 9 15 11-9-3 20ZM7 37h34v7H7Z',
    cut: 'M12 40.500h24',
  },
  {
    solid:
      'M8 35 3 17l9 7 4-14 8 12 8-12 4 14 9-7-5 18ZM8 38h32v6H8ZM16 3a3.2 3.2 0 1 1 0 6.400A3.2 3.2 0 0 1 16 3Zm16 0a3.2 3.2 0 1 1 0 6.400A3.2 3.2 0 0 1 32 3Z',
    cut: 'M24 28l3 4-3 4-3-4ZM13 41h22',
  },
  {
    solid: 'M22 1h4v4h4v4h-4v4c8-3 18 0 18 8 0 6-3 10-5 14H9c-2-4-5-8-5-14 0-8 10-11 18-8V9h-4V5h4ZM8 38h32v7H8Z',
    cut: 'M24 14v20M14 18c-3 5-2 11 1 16M34 18c3 5 2 11-1 16M13 41.500h22',
  },
  { solid: SHIELD, cut: 'M11 30 24 15l13 15M15 36l9-11 9 11' },
  { solid: SHIELD, cut: 'M8 10l30 26M16 6l24 21' },
  { solid: SHIELD, cut: 'M24 8v32M10 19h28' },
  { solid: SHIELD, cut: 'M18 6v33M30 6v33M12 12h1M24 12h.500M24 24h.500M24 34h.500M35 12h1M11 24h2M35 24h2' },
]

export const emblemOf = (face: number): Emblem => EMBLEMS[face - 1] ?? {}
