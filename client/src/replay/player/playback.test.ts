import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Replayed } from '../../api/wire'
import { Playback } from './playback.svelte'

const LENGTH = 1200
const told = (eyes = 'all'): Replayed => ({
  ...{
    path: '/api/replays/x',
    game: 'nim',
    version: 1,
    seats: [],
    mine: null,
    eyes,
    may: ['all', '0'],
    result: null,
    teaching: false,
    forgiven: [],
    variants: [],
  },
  passed: Array.from({ length: LENGTH }, (_, at) => ({ events: [{ type: 'Move', at }] })),
})
const asked: string[] = []
let forgotten = false

function answer(path: string, init?: RequestInit): Promise<Response> {
  asked.push(`${init?.method ?? 'GET'} ${path}`)
  if (init?.method === 'POST') forgotten = false
  if (forgotten) return Promise.resolve(Response.json({ error: { code: 'replay_gone', facts: {} } }, { status: 404 }))
  const [, from = ''] = /\/x\/(\d+)/.exec(path) ?? []
  if (!from) return Promise.resolve(Response.json(told(/eyes=(\w+)/.exec(path)?.[1])))
  const views = Array.from({ length: 16 }, (_, i) => ({ views: [{ at: Number(from) + i }], ask: null, over: null }))
  return Promise.resolve(Response.json(views))
}

const settled = () => vi.waitFor(() => expect(playback.shown?.views[0]).toEqual({ at: playback.at }))
let playback: Playback

beforeEach(() => {
  asked.length = 0
  forgotten = false
  vi.stubGlobal('fetch', vi.fn(answer))
  playback = new Playback(told(), { text: 'pelipoyta-record 1' })
})
afterEach(() => {
  playback.stop()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('a replay', () => {
  it('goes to the thousandth moment by one question, and acts out what is one step on', async () => {
    playback.go(1000)
    await settled()
    expect(asked[0]).toBe('GET /api/replays/x/992?count=16&eyes=all')
    expect(playback.batch).toMatchObject({ events: [], past: [{ at: 1000 }] })
    playback.go(1001)
    expect(playback.batch).toMatchObject({ events: [{ at: 1001 }] })
    expect(asked.filter((each) => each.includes('/992'))).toHaveLength(1)
  })

  it('stays within the game, and shows only where the reader has gone last', async () => {
    playback.go(40)
    playback.go(LENGTH + 9)
    await settled()
    expect(playback.at).toBe(LENGTH - 1)
    playback.go(-3)
    await settled()
    expect(playback.at).toBe(0)
  })

  it('plays by itself to the end, and from the start when asked again', async () => {
    playback.go(LENGTH - 3)
    await settled()
    vi.useFakeTimers()
    playback.toggle()
    expect([playback.at, playback.playing]).toEqual([LENGTH - 2, true])
    await vi.advanceTimersByTimeAsync(5_000)
    expect([playback.at, playback.playing]).toEqual([LENGTH - 1, false])
    playback.toggle()
    expect([playback.at, playback.playing]).toEqual([0, true])
  })

  it('looks through other eyes at the same moment', async () => {
    playback.go(20)
    await settled()
    await playback.setViewer('0')
    await settled()
    expect([playback.told.eyes, playback.at]).toEqual(['0', 20])
    expect(asked).toContain('GET /api/replays/x/16?count=16&eyes=0')
  })

  it('tells the server again what it has forgotten', async () => {
    forgotten = true
    playback.go(5)
    await settled()
    expect(asked.slice(0, 2)).toEqual(['GET /api/replays/x/0?count=16&eyes=all', 'POST /api/replays'])
  })
})
