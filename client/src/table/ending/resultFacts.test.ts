import { flushSync, mount, unmount } from 'svelte'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { loadScreen } from '../../games/index'
import type { GameEvent, View } from '../../games/screen'
import type { Game } from '../../history/playedGames'
import { learnWords, speak, t } from '../../i18n/translate'
import { table } from '../live/liveTable.fake'
import type { Situation } from '../prompt/promptText'
import ResultCard from './ResultCard.svelte'
import { resultFacts } from './resultFacts'

const GAMES = ['rolechess', 'sequence', 'dnup', 'kasvoton', 'lotr']
const played = (rolled: Game['rolled'] = []) => ({ lasted: 250, choices: 41, rolled }) as unknown as Game
const view = (fields: object) => fields as unknown as View

beforeAll(async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json([])))
  await speak('fi')
  await learnWords('table', ...GAMES)
})

afterAll(() => vi.unstubAllGlobals())

async function labelled(
  game: string,
  last: View,
  events: readonly GameEvent[] = [],
  past = played(),
  seat: number | null = 0,
) {
  const facts = resultFacts(await loadScreen(game), last, events, seat, past)
  return facts.map(({ key, value }) => `${t(key)} ${value}`)
}

describe('the numbers of a finished game', () => {
  it('tell RoleChess’s best own blow and the luck of the dice', async () => {
    const blow = (seat: number, total: number) =>
      ({ type: 'Struck', pieces: [{ seat }], total }) as unknown as GameEvent
    const rolled = [{ dice: 10, total: 41, expected: 35, variance: 29 }]
    const last = view({ pieces: [{ piece: { seat: 1 }, cell: null }] })
    expect(await labelled('rolechess', last, [blow(0, 20), blow(1, 36), blow(0, 30)], played(rolled))).toEqual([
      'Valintoja 41',
      'Kesto 4 min',
      'Kovin isku 30',
      'Noppaonni +6',
    ])
    expect((await labelled('rolechess', last)).at(-1)).toBe('Kaadoit–menetit 1–0')
  })

  it('tell Sequence’s turns, lines and chips', async () => {
    const last = view({ teams: 2, turns: 50, fives: [{ team: 1 }, { team: 1 }], board: [0, 0, 1, -1] })
    expect(await labelled('sequence', last)).toEqual(['Vuoroja 50', 'Kesto 4 min', 'Suorat 0–2', 'Merkit laudalla 2–1'])
  })

  it('tell dnup’s rounds and points', async () => {
    const last = view({ past: [{ out: [0, 1] }, { out: [1, 0] }], points: [3, 5] })
    const facts = await labelled('dnup', last)
    expect(facts).toEqual(['Valintoja 41', 'Kesto 4 min', 'Kierroksia 2', 'Pisteet 3–5'])
  })

  it('tell a shared screen what concerns all', async () => {
    const last = view({ used: [7, 6], cards: [], graves: [] })
    const rolled = [{ dice: 10, total: 41, expected: 35, variance: 29 }]
    expect(await labelled('kasvoton', last, [], played(rolled), null)).toEqual(['Vuoroja 13', 'Kesto 4 min'])
  })

  it('tell Kasvoton’s struck cards', async () => {
    const cards = [0, 0, 1].map((side, id) => ({ id, side }))
    const last = view({ used: [7, 6], cards, graves: [0, 1, 2] })
    expect(await labelled('kasvoton', last)).toEqual([
      'Vuoroja 13',
      'Kesto 4 min',
      'Kaadoit kortteja 1',
      'Menetit kortteja 2',
    ])
  })

  it('tell how far the Ring was carried', async () => {
    const last = view({ players: [{ site: 5, burdens: 3 }, { site: 7 }] })
    expect(await labelled('lotr', last)).toEqual(['Valintoja 41', 'Kesto 4 min', 'Paikka 5–7', 'Taakat 3'])
  })

  it('leave out what is not known', () => {
    expect(resultFacts(null, null, [], 0, null)).toEqual([])
  })
})

it.each(GAMES)('shows the face of %s for every result', async (game) => {
  const screen = await loadScreen(game)
  for (const [seat, scores, fate] of [
    [0, [1, 0], 'won'],
    [1, [1, 0], 'lost'],
    [0, [0.5, 0.5], 'drawn'],
    [null, [0, 1], 'over'],
  ] as const) {
    const situation = { table, seat, names: [], side: (each: number) => each, result: { scores, why: '' } }
    const props = { situation: situation as unknown as Situation, screen, facts: [] }
    const shown = mount(ResultCard, { target: document.body, props })
    flushSync()
    expect(document.querySelector<HTMLElement>('.face')?.dataset.fate).toBe(fate)
    expect(document.querySelectorAll('.face path').length).toBeGreaterThan(1)
    await unmount(shown)
  }
})
