import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { heldTables, hold } from '../lobby/mySeats'
import type { PastTable } from '../api/wire'
import { InvalidHistory, importGames, LINKED, linkTo, parseHistory, seatsInLink, exportHistory } from './transfer'
import { gameOutcome, keepGames, keptGames, fetchAllPlayed, type Game } from './playedGames'

const game = (id: string, more: Partial<Game> = {}): Game => ({
  ...{
    id,
    game: 'rolechess',
    seat: 0,
    state: 'over',
    result: { scores: [1, 0], why: 'RC-8' },
    placed: false,
    taught: false,
    gone: false,
  },
  seats: [
    { kind: 'person', name: 'Aino', bot: '' },
    { kind: 'bot', name: 'greedy', bot: 'greedy' },
  ],
  ...{ options: {}, began: 1, lasted: 60, choices: 12, asked: false, rolled: [], luck: null },
  ...more,
})

const past = (id: string, state: 'playing' | 'over', mine: number | null = 0): PastTable => ({
  ...{ id, mine, asked: state === 'playing', began: 5, lasted: null, choices: 3, rolled: [], luck: null },
  table: {
    ...{
      id,
      game: 'dnup',
      version: 1,
      options: { rounds: 3 },
      host: 0,
      state,
      draw_offered_by: null,
      next: null,
      watchers: 0,
    },
    ...{
      round: null,
      hints: true,
      helped: [],
      commitment: '',
      decks: [],
      teaching: false,
      placed: '',
      time: null,
      plan: null,
      away: 0,
      apart: false,
      rated: false,
      listing: 'private',
      watch: { kind: 'live', behind: 0 },
    },
    seats: [{ seat: 0, kind: 'person', name: '<b>Aino</b>', here: true }],
    result: state === 'over' ? { scores: [0.5, 0.5], why: 'TABLE-2' } : null,
  },
})

/** A house that knows these tables; gives what it was asked. */
function house(...known: PastTable[]): string[][] {
  const asked: string[][] = []
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    const { tables } = JSON.parse(body) as { tables: { id: string }[] }
    asked.push(tables.map(({ id }) => id))
    const found = tables.map(({ id }) => known.find((each) => each.id === id) ?? { id, table: null })
    return Promise.resolve(new Response(JSON.stringify(found)))
  })
  return asked
}

const badness = (text: string): string => {
  try {
    parseHistory(text)
    return ''
  } catch (error) {
    return error instanceof InvalidHistory ? `${error.what} ${error.place}` : String(error)
  }
}

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

describe('what is kept', () => {
  it('is asked of the house in a few questions, and what is over only for its study', async () => {
    for (let i = 0; i < 30; i++) hold({ id: `t${i}`, game: 'dnup', seat: 0, token: 'x' })
    const tables = Array.from({ length: 30 }, (_, i) => past(`t${i}`, i ? 'over' : 'playing'))
    const asked = house(...tables)
    expect(await fetchAllPlayed()).toHaveLength(30)
    expect(asked.map((each) => each.length)).toEqual([24, 6])
    expect(
      keptGames()
        .filter((each) => gameOutcome(each) === 'running')
        .map(({ id, asked }) => [id, asked]),
    ).toEqual([['t0', true]])
    asked.length = 0
    await fetchAllPlayed()
    expect(asked.map((each) => each.length)).toEqual([24, 1])
    expect(asked[0]?.[0]).toBe('t0')
  })

  it('stays when the house has forgotten the table, and says so', async () => {
    hold({ id: 'old', game: 'dnup', seat: 0, token: 'x' })
    house(past('old', 'playing'))
    await fetchAllPlayed()
    house()
    expect((await fetchAllPlayed()).map(({ gone, asked }) => [gone, asked])).toEqual([[true, false]])
    expect(heldTables()).toEqual([])
  })

  it('is nothing where the storage holds something else', () => {
    localStorage.setItem('pelipoyta.history', '[{"id": 3}]')
    expect(keptGames()).toEqual([])
  })
})

describe('to another device', () => {
  it('goes as a file, and brought twice it changes nothing', () => {
    keepGames([game('a'), game('b', { state: 'playing', result: null })])
    hold({ id: 'b', game: 'rolechess', seat: 1, token: 'secret-token' })
    hold({ id: 'new', game: 'dnup', seat: 0, token: 'another-token' })
    const text = exportHistory()
    localStorage.clear()
    expect(importGames(parseHistory(text))).toBe(3)
    const kept = JSON.stringify(localStorage)
    expect(exportHistory()).toBe(text)
    expect(importGames(parseHistory(text))).toBe(0)
    expect(JSON.stringify(localStorage)).toBe(kept)
  })

  it('does not undo what is known here of a finished game, nor a seat that is held', () => {
    keepGames([game('a', { state: 'playing', result: null })])
    hold({ id: 'a', game: 'rolechess', seat: 0, token: 'older-token' })
    const text = exportHistory()
    keepGames([game('a')])
    localStorage.setItem(
      'pelipoyta.tables',
      JSON.stringify([{ id: 'a', game: 'rolechess', seat: 0, token: 'newer-token' }]),
    )
    importGames(parseHistory(text))
    expect(keptGames()[0]?.state).toBe('over')
    expect(heldTables()[0]?.token).toBe('newer-token')
  })

  it('tells what is wrong with a file, and takes nothing of it', () => {
    const whole = JSON.parse(((): string => (keepGames([game('a')]), exportHistory()))()) as Record<string, unknown>
    localStorage.clear()
    const games = whole.games as Record<string, unknown>[]
    const other = (change: Record<string, unknown>) => JSON.stringify({ ...whole, ...change })
    expect(badness('not json')).toBe('not-ours 0')
    expect(badness('[]')).toBe('not-ours 0')
    expect(badness(other({ kind: 'other' }))).toBe('not-ours 0')
    expect(badness(other({ version: 2 }))).toBe('newer 0')
    expect(badness(other({ games: [games[0], { game: { id: 'x' }, seat: null }] }))).toBe('broken 2')
    expect(badness(other({ games: [{ game: null, seat: null }] }))).toBe('broken 1')
    expect(badness(' '.repeat(5_000_000))).toBe('large 0')
    expect(exportHistory()).not.toContain('"a"')
  })

  it('goes as a link, with the newest seats after the hash', () => {
    for (let i = 0; i < LINKED + 5; i++) hold({ id: `table${i}`, game: 'dnup', seat: 0, token: `${i}.token_of-mine` })
    const address = new URL(linkTo('http://house.example'))
    expect([address.pathname, address.search]).toEqual(['/history', ''])
    const seats = seatsInLink(address.hash) ?? []
    expect([seats.length, seats[0]?.id, seats[0]?.token]).toEqual([LINKED, 'table34', '34.token_of-mine'])
    localStorage.clear()
    expect(importGames(seats.map((seat) => ({ game: null, seat })))).toBe(LINKED)
    expect(importGames(seats.map((seat) => ({ game: null, seat })))).toBe(0)
    expect(heldTables()[0]?.id).toBe('table34')
    expect(seatsInLink('#other')).toBeNull()
    expect(() => seatsInLink(address.hash.slice(0, 40))).toThrow(InvalidHistory)
    expect(() => seatsInLink('#seats=<b>~aaaaaaaaaa')).toThrow(InvalidHistory)
  })
})
