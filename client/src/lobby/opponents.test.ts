import { beforeEach, describe, expect, it } from 'vitest'
import type { Game } from '../history/playedGames'
import { botsInOrder, chooseOpponent, fitting, opponentOf, opponentsOf } from './opponents'

const BOTS = ['greedy', 'level1', 'level2', 'level3', 'level4', 'best', 'uniform']

const played = (score: [number, number], bot = 'level2', more: Partial<Game> = {}): Game => ({
  ...{ id: 'a', game: 'dnup', seat: 0, state: 'over', result: { scores: score, why: '' }, options: {} },
  seats: [
    { kind: 'person', name: 'Aino', bot: '' },
    { kind: 'bot', name: '', bot },
  ],
  ...{
    began: 0,
    lasted: 1,
    choices: 9,
    asked: false,
    rolled: [],
    luck: null,
    placed: false,
    taught: false,
    gone: false,
  },
  ...more,
})
const won = played([1, 0])
const lost = played([0, 1])

describe('opponents', () => {
  beforeEach(() => localStorage.clear())

  it('go from easy to hard', () => {
    expect(opponentsOf(BOTS)).toEqual(['level1', 'level2', 'level3', 'level4', 'best'])
    expect(opponentsOf(['greedy', 'uniform'])).toEqual(['uniform', 'greedy'])
  })

  it('are named before those on no step, wherever all of them are named', () => {
    expect(botsInOrder(BOTS)).toEqual(['level1', 'level2', 'level3', 'level4', 'best', 'greedy', 'uniform'])
    expect(botsInOrder(['greedy', 'uniform'])).toEqual(['uniform', 'greedy'])
  })

  it('are kept game by game, as long as the house has them', () => {
    expect(opponentOf('dnup', BOTS)).toBe('level1')
    expect(opponentOf('lotr', ['greedy', 'uniform'])).toBe('greedy')
    chooseOpponent('dnup', 'best')
    expect(opponentOf('dnup', BOTS)).toBe('best')
    expect(opponentOf('sequence', BOTS)).toBe('level1')
    expect(opponentOf('dnup', ['greedy', 'uniform'])).toBe('greedy')
  })

  it('are another where the last games were clearly won or lost', () => {
    chooseOpponent('dnup', 'level2')
    expect(fitting([won, won, lost, won], 'dnup', BOTS)).toEqual({ bot: 'level3', fate: 'won' })
    expect(fitting([lost, lost, lost], 'dnup', BOTS)).toEqual({ bot: 'level1', fate: 'lost' })
    expect(fitting([won, lost, won, lost], 'dnup', BOTS)).toBeNull()
    expect(fitting([won, won], 'dnup', BOTS)).toBeNull()
    expect(fitting([lost, lost, won, lost, won, won], 'dnup', BOTS)).toEqual({ bot: 'level1', fate: 'lost' })
  })

  it('are judged by games to their end against them alone, without help', () => {
    chooseOpponent('dnup', 'level2')
    const others = [
      played([1, 0], 'level1'),
      played([1, 0], 'level2', { taught: true }),
      played([1, 0], 'level2', { placed: true }),
    ]
    expect(fitting([...others, won, won], 'dnup', BOTS)).toBeNull()
    expect(fitting([won, won, won], 'sequence', BOTS)).toBeNull()
  })

  it('lead step by step to the one that fits, and leave one there', () => {
    const games: Game[] = []
    const meet = (scores: [number, number]): string | undefined => {
      for (let at = 0; at < 3; at += 1) games.unshift(played(scores, opponentOf('dnup', BOTS)))
      const next = fitting(games, 'dnup', BOTS)
      if (next) chooseOpponent('dnup', next.bot)
      return next?.bot
    }
    expect([meet([1, 0]), meet([1, 0]), meet([0, 1])]).toEqual(['level2', 'level3', 'level2'])
    // Wins over this bot before the next one was met count no more.
    expect(fitting(games, 'dnup', BOTS)).toBeNull()
    expect(meet([1, 0])).toBe('level3')
  })

  it('have nobody above the strongest nor below the weakest', () => {
    chooseOpponent('dnup', 'best')
    expect(
      fitting(
        [1, 2, 3].map(() => played([1, 0], 'best')),
        'dnup',
        BOTS,
      ),
    ).toBeNull()
    chooseOpponent('dnup', 'level1')
    expect(
      fitting(
        [1, 2, 3].map(() => played([0, 1], 'level1')),
        'dnup',
        BOTS,
      ),
    ).toBeNull()
  })
})
