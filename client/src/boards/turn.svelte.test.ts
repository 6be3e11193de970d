import { describe, expect, it } from 'vitest'
import { useTurn, type Asking } from './turn.svelte'

type Q = 'play' | 'lock'
type Now = Asking<number, string, Q, string>

function turnOf(part: Partial<Now> = {}) {
  const now: Now = {
    ask: { seats: [1, 2], what: 'play' },
    legal: ['a', 'b'],
    seat: 1,
    over: null,
    send: () => Promise.resolve('done'),
    ...part,
  }
  return useTurn(() => now)
}
const told = ({ mine, what, choices }: ReturnType<typeof turnOf>) => [mine, what, [...choices]]

describe('a turn', () => {
  it('is of whoever is asked', () => {
    expect(told(turnOf())).toEqual([true, 'play', ['a', 'b']])
  })

  it.each([
    ['another is asked', { seat: 0 }],
    ['one only looks on', { seat: null }],
    ['nobody is asked', { ask: null }],
    ['the game is over', { over: { scores: [1, 0], why: '' } }],
  ])('is nothing where %s', (_, part) => {
    expect(told(turnOf(part))).toEqual([false, '', []])
  })

  it('is busy until every choice is answered', async () => {
    const answers: ((fate: string) => void)[] = []
    const turn = turnOf({ send: () => new Promise((answer) => answers.push(answer)) })
    const fates = [turn.give(1), turn.give(2)]
    expect(turn.busy).toBe(true)
    answers[0]?.('refused')
    expect(await fates[0]).toBe('refused')
    expect(turn.busy).toBe(true)
    answers[1]?.('done')
    await fates[1]
    expect(turn.busy).toBe(false)
  })

  it('is not busy for ever when something breaks', async () => {
    const turn = turnOf({ send: () => Promise.reject(new Error('lost')) })
    await expect(turn.give(1)).rejects.toThrow('lost')
    expect(turn.busy).toBe(false)
  })
})
