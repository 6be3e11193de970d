import { describe, expect, it } from 'vitest'
import type { Game } from '../playedGames'
import { filtered, foesOf, namedFoes, playedOf, rangeOf, statistics } from './statistics'

const seats = (...bots: string[]) => [
  { kind: 'person' as const, name: 'Aino', bot: '' },
  ...bots.map((bot) =>
    bot ? { kind: 'bot' as const, name: bot, bot } : { kind: 'person' as const, name: 'Eino', bot: '' },
  ),
]

const played = (score: number, more: Partial<Game> = {}): Game => ({
  ...{
    id: String(Math.random()),
    game: 'rolechess',
    seat: 0,
    state: 'over',
    placed: false,
    taught: false,
    gone: false,
    seats: seats('greedy'),
  },
  ...{
    result: { scores: [score, 1 - score], why: 'RC-8' },
    options: {},
    began: 1,
    lasted: 60,
    choices: 12,
    asked: false,
    rolled: [],
    luck: null,
  },
  ...more,
})

const running = played(0, { state: 'playing', result: null, game: 'dnup', seats: seats('', 'level2') })

describe('statistics', () => {
  it('count each kind of end, by seat and by opponent', () => {
    const games = [played(1), played(0), played(0.5), played(0, { seat: 1 }), played(1, { seats: seats('') }), running]
    const [told, ...others] = statistics(games)
    expect(others).toEqual([])
    expect(told?.all).toEqual({ won: 3, lost: 1, drawn: 1 })
    expect(told?.bySeat.map(({ key, tally }) => [key, playedOf(tally)])).toEqual([
      ['0', 4],
      ['1', 1],
    ])
    expect(told?.byFoe.map(({ key, tally }) => [key, tally.won])).toEqual([
      ['bot:greedy', 1],
      ['people', 2],
    ])
  })

  it('leave out games that went on from a position or taught, and those one only looked at', () => {
    expect(statistics([played(1, { placed: true }), played(1, { taught: true }), played(1, { seat: null })])).toEqual(
      [],
    )
  })

  it('leave a share the room that few games give it', () => {
    const [low, high] = rangeOf({ won: 8, lost: 2, drawn: 0 })
    expect([low, high].map((edge) => Math.round(100 * edge))).toEqual([49, 94])
    expect(rangeOf({ won: 0, lost: 0, drawn: 0 })).toEqual([0, 1])
    const [, sure] = rangeOf({ won: 800, lost: 200, drawn: 0 })
    expect(Math.round(100 * sure)).toBe(82)
  })

  it('put the dice of one’s own seat beside the others’', () => {
    const rolled = [
      { dice: 2, total: 12, expected: 7, variance: 5.8333 },
      { dice: 1, total: 1, expected: 3.5, variance: 2.9167 },
    ]
    const [told] = statistics([played(1, { rolled }), played(0, { rolled, seat: 1 })])
    expect([told?.mine?.dice, told?.mine?.mean]).toEqual([3, 13 / 3])
    expect(told?.theirs?.mean).toBe(13 / 3)
    expect(told?.mine?.spread).toBeCloseTo(Math.sqrt(8.75) / 3, 3)
    expect(statistics([played(1)])[0]?.mine).toBeNull()
  })

  it('count luck by the studies that are sure of themselves', () => {
    const luck = (amount: number, uncertain = false) => ({ luck: { amount, error: 0.03, uncertain } })
    const [told] = statistics([played(1, luck(0.2)), played(1, luck(-0.1)), played(0, luck(0.9, true)), played(0)])
    expect([told?.study?.games, told?.study?.uncertain]).toEqual([2, 1])
    expect(told?.study?.amount).toBeCloseTo(0.05)
    expect(told?.study?.error).toBeCloseTo(0.0212, 3)
  })
})

describe('filters', () => {
  const games = [played(1), played(0), running]
  const by = (filter: Partial<{ game: string; fate: 'won' | 'running' | ''; foe: string }>) =>
    filtered(games, { game: '', fate: '', foe: '', ...filter }).length

  it('choose by game, end and opponent', () => {
    expect([by({}), by({ game: 'dnup' }), by({ fate: 'won' }), by({ fate: 'running' })]).toEqual([3, 1, 1, 1])
    expect([by({ foe: 'bot:greedy' }), by({ foe: 'name:Eino' }), by({ foe: 'name:Aino' })]).toEqual([2, 1, 0])
    expect([foesOf(running), namedFoes(running)]).toEqual([
      ['people', 'bot:level2'],
      ['name:Eino', 'bot:level2'],
    ])
  })
})
