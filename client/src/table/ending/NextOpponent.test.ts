import { flushSync, mount, tick, unmount } from 'svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepGames, type Game } from '../../history/playedGames'
import { hold } from '../../lobby/mySeats'
import { chooseOpponent, opponentOf } from '../../lobby/opponents'
import type { GameInfo, TableInfo } from '../../api/wire'
import { learnWords, speak } from '../../i18n/translate'
import { EndedGame } from './endedGame.svelte'
import NextOpponent from './NextOpponent.svelte'

const BOTS = ['greedy', 'level1', 'level2', 'level3', 'level4', 'best', 'uniform']
const GAME = { id: 'dnup', bots: BOTS, first: {}, options: [] } as unknown as GameInfo
const SEATS = [
  { seat: 0, kind: 'bot', name: '', bot: 'level2' },
  { seat: 1, kind: 'person', name: 'Aino' },
]
const TABLE = {
  id: 'last',
  game: 'dnup',
  options: { turns: 7 },
  seats: SEATS,
  round: null,
  placed: '',
  state: 'over',
  time: null,
  hints: true,
  teaching: false,
} as unknown as TableInfo
const LOST = { scores: [1, 0], why: 'DNUP-8.5' }

const earlier = (id: string, began: number): Game => ({
  ...{
    id,
    game: 'dnup',
    seat: 1,
    state: 'over',
    result: LOST,
    options: {},
    began,
    lasted: 1,
    choices: 9,
    asked: false,
    rolled: [],
    luck: null,
  },
  seats: [
    { kind: 'bot', name: '', bot: 'level2' },
    { kind: 'person', name: 'Aino', bot: '' },
  ],
  ...{ placed: false, taught: false, gone: false },
})

const made: unknown[] = []
let game = GAME
let table = TABLE
let fate = LOST

function answer(path: string, init?: RequestInit): Promise<Response> {
  if (path.endsWith('/games')) return Promise.resolve(Response.json([game]))
  if (path.endsWith('/history')) {
    const past = {
      id: 'last',
      table: { ...table, result: fate },
      mine: 1,
      began: 9,
      lasted: 1,
      choices: 9,
      asked: false,
      rolled: [],
      luck: null,
    }
    return Promise.resolve(Response.json([past]))
  }
  made.push(JSON.parse(String(init?.body)))
  return Promise.resolve(Response.json({ table: 'fresh', seat: 1, token: 'secret', commitment: '' }))
}

let shown: ReturnType<typeof mount> | undefined
const buttons = () => [...document.body.querySelectorAll('button')]

async function settle() {
  for (let i = 0; i < 30; i++) await tick()
  flushSync()
}

async function show(before: number) {
  keepGames(Array.from({ length: before }, (_, i) => earlier(`game${i}`, i + 1)))
  hold({ id: 'last', game: 'dnup', seat: 1, token: 'mine' })
  const ended = new EndedGame('last')
  void ended.load()
  shown = mount(NextOpponent, { target: document.body, props: { table, seat: 1, ended } })
  await settle()
}

beforeAll(async () => {
  await speak('fi')
  await learnWords('dnup', 'table')
})
beforeEach(() => {
  localStorage.clear()
  made.length = 0
  game = GAME
  table = TABLE
  fate = LOST
  chooseOpponent('dnup', 'level2')
  vi.stubGlobal('fetch', vi.fn(answer))
})
afterEach(() => {
  if (shown) void unmount(shown)
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})

describe('after a game against a bot', () => {
  it('another is offered, once this game makes it clear', async () => {
    await show(2)
    expect(buttons().map((each) => each.textContent.trim())).toEqual(['Leppoisampi: Helppo'])
  })

  it('a gentler one is offered after every loss', async () => {
    await show(0)
    expect(buttons().map((each) => each.textContent.trim())).toEqual(['Leppoisampi: Helppo'])
  })

  it('a stronger one is offered only once it is clear', async () => {
    fate = { scores: [0, 1], why: 'DNUP-8.5' }
    await show(2)
    expect(buttons()).toEqual([])
  })

  it('it sits at a table like this one, and is the one to play from then on', async () => {
    await show(2)
    buttons()[0]?.click()
    await settle()
    expect(made.at(-1)).toMatchObject({
      game: 'dnup',
      seats: 2,
      options: { turns: 7 },
      places: ['bot:level1', 'me'],
      time: null,
      hints: true,
    })
    expect(opponentOf('dnup', BOTS)).toBe('level1')
    expect(location.pathname).toBe('/t/fresh')
  })

  it('nothing is offered where a deck of one’s own was played, which the table does not tell', async () => {
    game = { ...GAME, options: [{ name: 'decks', kind: 'texts', default: [], private: true }] } as unknown as GameInfo
    await show(2)
    expect(buttons()).toEqual([])
    game = { ...game, first: { turns: 7 } }
    await show(2)
    expect(buttons()).toHaveLength(1)
  })

  it('nor in a series, where the next table is laid by others', async () => {
    table = { ...TABLE, round: { contest: 'c' } } as unknown as TableInfo
    await show(2)
    expect(buttons()).toEqual([])
  })
})
