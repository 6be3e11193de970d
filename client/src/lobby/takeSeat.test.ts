import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../api/request'
import { createTable, type NewTable } from '../api/tables'
import { heldAt } from './mySeats'
import { sit, sitAgain } from './takeSeat'

const WISH: NewTable = { game: 'dnup', seats: 2, options: {}, places: ['me', 'open'], name: 'Aino' }
const seated = (token: string) => new Response(JSON.stringify({ table: 't1', seat: 1, token }), { status: 200 })
const refused = (code: string, status: number) =>
  new Response(JSON.stringify({ error: { code, facts: {} } }), { status })

type Answer = () => Response
const committed: Answer = () => new Response(JSON.stringify({ commitment: 'c' }), { status: 200 })
const lost: Answer = () => {
  throw new TypeError('network')
}
const down: Answer = () => new Response('Bad Gateway', { status: 502 })

/** A server that gives these answers in turn; the keys it was asked with. */
function answering(...answers: Answer[]): string[] {
  const keys: string[] = []
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit) => {
    keys.push((JSON.parse(init.body as string) as { key: string }).key)
    await Promise.resolve()
    return (answers.shift() ?? lost)()
  })
  return keys
}

/** Result or error of a request, after all its pauses. */
async function outcome<T>(asked: Promise<T>): Promise<T | ApiError> {
  const heard = asked.catch((error: unknown) => error as ApiError)
  await vi.runAllTimersAsync()
  return heard
}

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => void vi.useRealTimers().unstubAllGlobals())

describe('sitting down', () => {
  it('asks again with the same key until it is answered', async () => {
    const keys = answering(lost, down, () => seated('mine'))
    expect(await outcome(sit('t1', 'dnup', 'Aino', {}))).toBe('mine')
    expect(keys).toHaveLength(3)
    expect(new Set(keys).size).toBe(1)
    expect(keys[0]?.length).toBeGreaterThanOrEqual(20)
    expect(heldAt('t1')).toEqual({ id: 't1', game: 'dnup', seat: 1, token: 'mine' })
  })

  it('gives up for now, and uses the same key when asked or loaded again', async () => {
    const keys = answering()
    expect(await outcome(sit('t1', 'dnup', 'Aino', {}))).toMatchObject({ code: 'unreachable' })
    const again = answering(() => seated('mine'))
    expect(await outcome(sitAgain('t1'))).toBe('mine')
    expect(again).toEqual([keys[0]])
    expect(await outcome(sitAgain('t1'))).toBeNull()
  })

  it('takes no for an answer, and makes a new key for the next seat', async () => {
    const keys = answering(
      () => refused('table_full', 409),
      () => seated('mine'),
    )
    expect(await outcome(sit('t1', 'dnup', 'Aino', {}))).toMatchObject({ code: 'table_full' })
    expect(await outcome(sitAgain('t1'))).toBeNull()
    await outcome(sit('t1', 'dnup', 'Aino', {}))
    expect(new Set(keys).size).toBe(2)
  })

  it('sits nobody down at another table', async () => {
    answering()
    await outcome(sit('t1', 'dnup', 'Aino', {}))
    answering(() => seated('mine'))
    expect(await outcome(sitAgain('t2'))).toBeNull()
  })
})

describe('making a table', () => {
  it('asks for one table with one key until it is there, and for the next with another', async () => {
    const keys = answering(
      lost,
      lost,
      lost,
      lost,
      committed,
      () => seated('mine'),
      committed,
      () => seated('other'),
    )
    expect(await outcome(createTable(WISH))).toMatchObject({ code: 'unreachable' })
    expect(await outcome(createTable(WISH))).toMatchObject({ token: 'mine' })
    expect(new Set(keys.slice(0, 6)).size).toBe(1)
    expect(await outcome(createTable(WISH))).toMatchObject({ token: 'other' })
    expect(keys[6]).not.toBe(keys[0])
  })
})
