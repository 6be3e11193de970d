// The printed board: which card each cell shows. The rules have the same table; a test compares them.

const PRINTED = `
 ** 2S 3S 4S 5S 6S 7S 8S 9S **
 6C 5C 4C 3C 2C AH KH QH 10H 10S
 7C AS 2D 3D 4D 5D 6D 7D 9H QS
 8C KS 6C 5C 4C 3C 2C 8D 8H KS
 9C QS 7C 6H 5H 4H AH 9D 7H AS
10C 10S 8C 7H 2H 3H KH 10D 6H 2D
 QC 9S 9C 8H 9H 10H QH QD 5H 3D
 KC 8S 10C QC KC AC AD KD 4H 4D
 AC 7S 6S 5S 4S 3S 2S 2H 3H 5D
 ** AD KD QD 10D 9D 8D 7D 6D **
`

const SUITS = 'CDHS'
export const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'] as const
export const SIDE = 10
export const CORNER = -1

const faceNamed = (name: string): number =>
  name === '**'
    ? CORNER
    : SUITS.indexOf(name.slice(-1)) * RANKS.length + RANKS.findIndex((rank) => rank === name.slice(0, -1))

/** The face printed on each cell, row by row from the top left; CORNER on the corners. */
export const FACES: readonly number[] = PRINTED.trim().split(/\s+/).map(faceNamed)
