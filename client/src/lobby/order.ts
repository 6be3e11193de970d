// The order of the games on the start page; one that is not named here comes last.

import type { GameInfo } from '../wire'

const ORDER = ['rolechess', 'sequence', 'dnup', 'kasvoton', 'lotr']

const rank = ({ id }: GameInfo): number => (ORDER.includes(id) ? ORDER.indexOf(id) : ORDER.length)

export const inOrder = (games: GameInfo[]): GameInfo[] => [...games].sort((a, b) => rank(a) - rank(b))
