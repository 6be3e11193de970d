import { beforeAll, expect, test } from 'vitest'
import type { ContestInfo } from '../../api/wire'
import { speak } from '../../i18n/translate'
import { pollDelayOf, outcomeOf, playerNames, seatNow, titleOf, verdictOf } from './progress'

beforeAll(() => speak('fi'))

const round = (table: string, players: number[], points: number[] | null = null) =>
  ({ table, players, points, state: points ? 'over' : 'playing', why: '', marks: {} }) as ContestInfo['rounds'][number]

const info = (rounds: ContestInfo['rounds'], more: Partial<ContestInfo> = {}): ContestInfo => ({
  id: 'c',
  game: 'kasvoton',
  form: 'best',
  book: false,
  count: 3,
  most: 3,
  rounds,
  score: [0, 0],
  next_in: null,
  verdict: null,
  players: [
    { name: 'Aino', bot: '' },
    { name: '', bot: 'uniform' },
  ],
  ...more,
})

test('players are called by name, bots as bots, namesakes by number', () => {
  expect(playerNames(info([]))).toEqual(['Aino', 'Botti Huoleton'])
  expect(
    playerNames({
      players: [
        { name: 'Aino', bot: '' },
        { name: 'Aino', bot: '' },
      ],
    }),
  ).toEqual(['Aino 1', 'Aino 2'])
})

test('a game says how it stands and how it ended', () => {
  expect(outcomeOf(round('t', [0, 1]), ['Aino', 'Eino'])).toBe('käynnissä')
  expect(outcomeOf(round('t', [0, 1], [0, 1]), ['Aino', 'Eino'])).toBe('voittaja Eino')
  expect(outcomeOf(round('t', [0, 1], [0.5, 0.5]), ['Aino', 'Eino'])).toBe('tasapeli')
})

test('the end is told: a winner, a draw, or those who share it', () => {
  expect(verdictOf([0, 1], ['Aino', 'Eino'])).toBe('Voittaja on Eino')
  expect(verdictOf([0.5, 0.5], ['Aino', 'Eino'])).toBe('Päättyi tasan')
  expect(verdictOf([0.5, 0, 0.5], ['Aino', 'Eino', 'Oiva'])).toBe('Voiton jakavat: Aino ja Oiva')
})

test('it is called by its form, or as the book calls it', () => {
  expect(titleOf(info([]))).toBe('Paras 3 pelistä')
  expect(titleOf(info([], { book: true, form: 'five' }))).toBe('Viiden pelin turnaus')
})

test('a seat of the first game opens one in the last', () => {
  const rounds = [round('one', [0, 1], [1, 0]), round('two', [1, 0])]
  const held = (table: string) => (table === 'one' ? { id: 'one', game: 'kasvoton', seat: 0, token: 'k' } : undefined)
  expect(seatNow(info(rounds), held)).toMatchObject({ id: 'two', seat: 1, token: 'k' })
  expect(seatNow(info(rounds), () => undefined)).toBeNull()
})

test('one looks again as long as there is something to come', () => {
  expect(pollDelayOf(info([]))).toBe(3000)
  expect(pollDelayOf(info([], { next_in: 0.2 }))).toBe(300)
  expect(pollDelayOf(info([], { verdict: { scores: [], rule: '', steps: [] } }))).toBeNull()
})
