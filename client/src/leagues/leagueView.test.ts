import { beforeAll, describe, expect, it } from 'vitest'
import { learnWords } from '../i18n/translate'
import type { LeagueRow } from './leagueApi'
import { changeText, openGamesOf, partsOf, reasonOf, roundsOf, scoreText } from './leagueView'

const row: LeagueRow = {
  ...{ entrant: 0, rank: 2, points: 3, played: 2, won: 1, drawn: 0, lost: 1 },
  ...{ by: 'direct', breaks: {}, parts: [[1, 3] as const], left: false },
}

beforeAll(() => learnWords('leagues'))

describe('the table of a division', () => {
  it('says what decided each row but the first', () => {
    expect(reasonOf(row, 1)).not.toBe('')
    expect(reasonOf(row, 0)).toBe('')
    expect(reasonOf({ ...row, by: '' }, 1)).toBe('')
    expect(reasonOf({ ...row, by: 'lot', played: 0 }, 1)).toBe('')
    expect(reasonOf({ ...row, by: 'left' }, 0)).not.toBe('')
  })

  it('tells points by opponent', () => {
    expect(partsOf(row, ['Aino', 'Eino'])).toContain('Eino')
  })
})

it('shows scores from the first player', () => {
  const game = (score: number | null) => scoreText({ table: 't', score, how: '' })
  expect([game(1), game(0), game(0.5), game(null)]).toEqual(['1–0', '0–1', '½–½', ''])
})

it('groups fixtures by round', () => {
  const fixture = (round: number) => ({ round, first: 0, second: 1, games: [] })
  expect(roundsOf([fixture(1), fixture(0), fixture(1)]).map(({ round, fixtures }) => [round, fixtures.length])).toEqual(
    [
      [0, 1],
      [1, 2],
    ],
  )
})

it("finds the reader's games under way", () => {
  const game = (table: string, score: number | null) => ({ table, score, how: '' })
  const fixtures = [
    { round: 0, first: 0, second: 1, games: [game('a', 1), game('b', null)] },
    { round: 0, first: 2, second: 3, games: [game('c', null)] },
    { round: 1, first: 2, second: 0, games: [game('', null)] },
  ]
  const found = openGamesOf([{ rows: [], fixtures }], 1)
  expect(found.map(({ other, games }) => [other, games.map(({ table, number }) => [table, number])])).toEqual([
    [0, [['b', 2]]],
  ])
  expect(openGamesOf([{ rows: [], fixtures }], null)).toEqual([])
})

it('gives a reason for every change of place', () => {
  for (const why of ['up', 'down', 'stay', 'left'] as const) {
    expect(changeText({ entrant: 0, division: 1, rank: 1, to: 0, why }, ['Aino'])).toContain('Aino')
  }
})
