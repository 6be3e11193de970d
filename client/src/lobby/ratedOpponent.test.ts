import { beforeEach, describe, expect, it, vi } from 'vitest'

const { answer } = vi.hoisted(() => ({ answer: vi.fn() }))
vi.mock(import('../api/request'), async (load) => ({ ...(await load()), getJson: answer }))
const { became } = await import('../account/session.svelte')
const { learnLevels } = await import('../ratings/ownLevels.svelte')
const { chooseOpponent, opponentOf } = await import('./opponents')

const BOTS = ['level1', 'level2', 'level3', 'level4', 'best', 'uniform']

describe('the opponent of a rated player', () => {
  beforeEach(() => {
    localStorage.clear()
    answer.mockReset()
    became(null)
  })

  it('is the level nearest to the rating on a device that knows no choice, until one is made', async () => {
    answer.mockResolvedValue([{ game: 'dnup', bot: 'level4' }])
    await learnLevels()
    expect(answer).not.toHaveBeenCalled()
    became({ account: 'a-1', name: 'Aino', kind: 'person' })
    await Promise.all([learnLevels(), learnLevels()])
    expect(answer).toHaveBeenCalledOnce()
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
