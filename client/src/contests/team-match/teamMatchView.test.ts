import { describe, expect, it } from 'vitest'
import type { TeamMatchInfo, TeamMatchTable } from '../../api/wire'
import {
  comparedRounds,
  inSeat,
  pollDelayOf,
  moved,
  sideNames,
  signed,
  tableOf,
  teamOf,
  winnerAt,
} from './teamMatchView'

const entrant = (side: number, here = true) => ({ name: '', bot: '', side, here, reissued: 0 })
const table = (players: number[], scores: number[] | null = null): TeamMatchTable => ({
  table: String(players),
  players,
  laid: true,
  scores,
  why: '',
})

describe('a team match', () => {
  const entrants = [entrant(0), entrant(1), entrant(0, false), entrant(0)]
  const sets = [[table([0, 1], [0, 1]), table([1, 3], [0.5, 0.5])]] as TeamMatchInfo['sets']

  it('counts to a team who is still in it', () => expect(teamOf({ entrants }, 0)).toEqual([0, 3]))
  it('finds the table of one who plays, and none for one who does not', () => {
    expect(tableOf({ sets }, 3)?.players).toEqual([1, 3])
    expect(tableOf({ sets }, null)).toBeUndefined()
  })
  it('says which team has won a table', () => {
    expect(winnerAt({ entrants }, table([0, 1], [0, 1]))).toBe(1)
    expect(winnerAt({ entrants }, table([1, 0], [0, 1]))).toBe(0)
    expect(winnerAt({ entrants }, table([0, 1], [0.5, 0.5]))).toBeNull()
    expect(winnerAt({ entrants }, table([0, 1]))).toBeNull()
  })
  it('calls a team by its name, or by a letter', () => expect(sideNames({ sides: ['Sudet', ''] })[0]).toBe('Sudet'))
  it('looks again until it is over', () => {
    expect(pollDelayOf({ state: 'over' })).toBeNull()
    expect(pollDelayOf({ state: 'playing' })).toBeGreaterThan(0)
  })
})

describe('duplicate play', () => {
  const later = { ...table([1, 0]), laid: false }
  it('leads to the table that is laid last', () => {
    expect(tableOf({ sets: [[table([0, 1])], [later]] }, 0)?.players).toEqual([0, 1])
    expect(tableOf({ sets: [[table([0, 1])], [{ ...later, laid: true }]] }, 0)?.players).toEqual([1, 0])
  })
  it('lines up all who had a seat, the best first', () => {
    const sets = [[table([0, 1], [0, 1]), table([2, 3], [1, 0])], [later]]
    const deal = {
      results: [
        [0, 1],
        [1, 0],
      ],
      shares: [
        [0, 1],
        [1, 0],
      ],
      rounds: [5, 7],
    }
    expect(inSeat({ sets }, deal, 0, 0).map(({ player, share }) => [player, share])).toEqual([
      [2, 1],
      [0, 0],
    ])
    expect(inSeat({ sets }, deal, 0, 0).map(({ rounds }) => rounds)).toEqual([7, 5])
    expect(inSeat({ sets }, deal, 1, 0)).toEqual([])
  })
  it('says up to which round all tables compare, and the two longest', () => {
    expect(comparedRounds({ rounds: [5, 8, 7] })).toEqual({ all: 5, longest: 7 })
    expect(comparedRounds({ rounds: [] })).toBeNull()
  })
  it('writes a difference with its sign', () =>
    expect([0.5, 0, -1].map(signed).map((each) => each.at(0))).toEqual(['+', '0', expect.stringMatching(/[-−]/)]))
})

describe('a line-up', () => {
  it('changes two over that stand side by side', () => {
    expect(moved([4, 5, 6], 0, 1)).toEqual([5, 4, 6])
    expect(moved([4, 5, 6], 2, -1)).toEqual([4, 6, 5])
  })
  it('stays as it is at its ends', () => expect(moved([4, 5], 0, -1)).toEqual([4, 5]))
})
