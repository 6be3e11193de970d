import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { became } from '../account/session.svelte'
import { learnLevels } from './ownLevels.svelte'
import { chooseOpponent, opponentOf } from './opponents'

const BOTS = ['level1', 'level2', 'level3', 'level4', 'best', 'uniform']
const answer = vi.fn()

describe('the opponent of a rated player', () => {
  beforeEach(() => {
    localStorage.clear()
    answer.mockReset()
    vi.stubGlobal('fetch', answer)
    became(null)
  })
  afterEach(() => {
    became(null)
    vi.unstubAllGlobals()
  })

  it('is the level nearest to the rating on a device that knows no choice, until one is made', async () => {
    answer.mockImplementation(async () => Response.json([{ game: 'dnup', bot: 'level4' }]))
    await learnLevels()
    expect(answer).not.toHaveBeenCalled()
    became({ account: 'a-1', name: 'Aino', kind: 'person' })
    await Promise.all([learnLevels(), learnLevels()])
    expect(answer.mock.calls.map(([path]) => path as string)).toEqual(['/api/ratings/levels'])
    expect(['dnup', 'sequence'].map((game) => opponentOf(game, BOTS))).toEqual(['level4', 'level1'])
    chooseOpponent('dnup', 'level2')
    expect(opponentOf('dnup', BOTS)).toBe('level2')
  })

  it('is the usual one for the next person at the device, and without an answer', async () => {
    answer.mockRejectedValue(new Error('offline'))
    became({ account: 'a-2', name: 'Eino', kind: 'person' })
    await learnLevels()
    expect(opponentOf('dnup', BOTS)).toBe('level1')
  })
})
