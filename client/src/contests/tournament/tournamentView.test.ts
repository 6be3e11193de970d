import { beforeAll, expect, test } from 'vitest'
import type { TournamentStanding, TournamentGame, TournamentInfo } from '../../api/wire'
import { learnWords, speak, t } from '../../i18n/translate'
import {
  byTeam,
  crossOf,
  entrantMark,
  entrantNames,
  gameNow,
  outcomesOf,
  scoresText,
  sumText,
  whyBelow,
} from './tournamentView'
import { participationFrom, privateLink } from '../tickets'

beforeAll(async () => {
  await speak('fi')
  await learnWords('tournaments', 'table')
})

const game = (
  table: string,
  players: number[],
  scores: number[] | null,
  more: Partial<TournamentGame> = {},
): TournamentGame => ({ table, players, scores, awarded: false, again: false, trail: [], ...more })

const row = (
  entrant: number,
  rank: number,
  points: number,
  by = '',
  breaks: Record<string, number> = {},
): TournamentStanding => ({ entrant, rank, points, by, breaks, addends: {} })

const info = (more: Partial<TournamentInfo>): TournamentInfo => ({
  id: 'e',
  game: 'rolechess',
  title: '',
  system: 'swiss',
  seats: 2,
  teams: [0, 1],
  rounds: 3,
  bots: true,
  check_in: false,
  auto: false,
  state: 'playing',
  course: [],
  breaks: [],
  standings: [],
  organiser: false,
  entrant: null,
  time: null,
  boosters: null,
  team_names: null,
  begins: null,
  listing: 'private',
  club: '',
  entrants: [
    { name: 'Aino', bot: '', state: 'in', team: -1, reissued: 0 },
    { name: 'Aino', bot: '', state: 'in', team: -1, reissued: 0 },
    { name: '', bot: 'uniform', state: 'in', team: -1, reissued: 0 },
  ],
  ...more,
})

test('namesakes are told apart, bots are called bots', () => {
  expect(entrantNames(info({}))).toEqual(['Aino 1', 'Aino 2', 'Botti Huoleton'])
})

test('a half is written as people write it', () => {
  expect(scoresText([0.5, 0.5])).toBe('½ – ½')
})

test('one who stands below hears why, where points do not say it', () => {
  const told = info({
    standings: [
      row(0, 1, 2, '', { buchholz: 5.5 }),
      row(1, 2, 2, 'buchholz', { buchholz: 4 }),
      row(2, 3, 1, 'points'),
      row(3, 4, 1, 'direct'),
    ],
  })
  expect([0, 1, 2, 3].map((at) => whyBelow(told, at))).toEqual([
    '',
    'Buchholz: yläpuolella olevalla 5,5, tällä 4',
    '',
    'Keskinäiset pelit ratkaisivat',
  ])
})

test('a cross-table has the line of each opponent, rests and awards', () => {
  const course = [
    { games: [game('a', [2, 0], [0, 1])], byes: [1] },
    { games: [game('b', [0, 1], [1, 0], { awarded: true })], byes: [2] },
  ]
  const { heads, rows } = crossOf(info({ course, standings: [row(0, 1, 2), row(1, 2, 1), row(2, 3, 1)] }))
  expect(heads).toEqual(['1. kierros', '2. kierros'])
  expect(rows.map(({ cells }) => cells)).toEqual([
    ['3: 1', '2: 1*'],
    ['lepo', '1: 0*'],
    ['1: 0', 'lepo'],
  ])
})

test('in a round robin a column is an opponent', () => {
  const course = [{ games: [game('a', [1, 0], [0.5, 0.5])], byes: [] }]
  const { rows } = crossOf(info({ system: 'robin', course, standings: [row(0, 1, 0.5), row(1, 1, 0.5)] }))
  expect(rows.map(({ cells }) => cells)).toEqual([
    ['■', '½'],
    ['½', '■'],
  ])
})

test('the game to play now is the one of the last round that is not over', () => {
  const course = [
    { games: [game('a', [0, 1], [1, 0])], byes: [] },
    { games: [game('b', [1, 0], null)], byes: [] },
  ]
  expect(gameNow(info({ course }), 0)?.table).toBe('b')
  expect(gameNow(info({ course }), 2)).toBeUndefined()
  expect(gameNow(info({ course }), null)).toBeUndefined()
})

test('team mates have what can come of a game together', () => {
  expect(outcomesOf({ teams: [0, 1, 0, 1] })).toEqual([
    [1, 0, 1, 0],
    [0, 1, 0, 1],
    [0.5, 0.5, 0.5, 0.5],
    [0, 0, 0, 0],
  ])
})

test('a private link brings what it was made of, and any other hash nothing', () => {
  expect(participationFrom(new URL(privateLink('http://a/tournament/x', 'ticket', 'a.b-c=')).hash)).toEqual({
    ticket: 'a.b-c=',
  })
  expect(participationFrom('#host=abc')).toEqual({ host: 'abc' })
  expect([participationFrom(''), participationFrom('#standings'), participationFrom('#else=1')]).toEqual([{}, {}, {}])
})

test('where partners stay together, teams stand in the table', () => {
  const person = (name: string, team: number) => ({ name, bot: '', state: 'in' as const, team, reissued: 0 })
  const told = byTeam(
    info({
      seats: 4,
      teams: [0, 1, 0, 1],
      team_names: ['Karhut', ''],
      entrants: [person('Aino', 0), person('Eino', 1), person('Outi', 0), person('Olli', 1)],
      course: [{ games: [game('a', [0, 1, 2, 3], [1, 0, 1, 0])], byes: [] }],
      standings: [row(0, 1, 1), row(1, 2, 0, 'points')],
    }),
  )
  expect(entrantNames(told)).toEqual(['Karhut (Aino ja Outi)', 'Botit (Eino ja Olli)'])
  expect(crossOf(told).rows.map(({ cells }) => cells)).toEqual([['2: 1'], ['1: 0']])
  expect(byTeam(info({}))).toEqual(info({}))
})

test('a ticket issued anew is seen beside the name', () => {
  const aino = { name: 'Aino', bot: '', state: 'in' as const, team: -1, reissued: 0 }
  expect(entrantMark(aino)).toBe('')
  expect(entrantMark({ ...aino, reissued: 1 })).toBe(t('tournament-ticket-anew'))
  expect(entrantMark({ ...aino, state: 'out' })).toBe(t('tournament-entrant-out'))
})

test('a tie-break shows what each round added to it', () => {
  const addends = {
    buchholz: [
      { round: 1, against: [1], amount: 2 },
      { round: 2, against: [], amount: 1 },
    ],
  }
  const first = { ...row(0, 1, 2, 'points', { buchholz: 3, direct: 1 }), addends }
  expect(sumText(first, 'buchholz', ['Aino', 'Eino'])).toBe('3 = 2 (Eino) + 1 (lepo)')
  expect(sumText(first, 'direct', ['Aino', 'Eino'])).toBe('')
})
