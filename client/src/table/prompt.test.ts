import { beforeAll, describe, expect, it } from 'vitest'
import { seatNames } from '../shared/seats'
import type { SeatInfo, TableInfo } from '../wire'
import { speak } from '../words'
import { botsThink, promptOf, type Situation } from './prompt'

const person = (seat: number, name: string): SeatInfo => ({ seat, kind: 'person', name, here: true })
const bot = (seat: number): SeatInfo => ({ seat, kind: 'bot', name: 'greedy', bot: 'greedy', here: true })

function situation(more: Partial<Situation> = {}, seats = [person(0, 'Aino'), bot(1)]): Situation {
  const table = { game: 'rolechess', state: 'playing', seats } as unknown as TableInfo
  return { table, ask: null, seat: 0, judge: false, toJudge: false, names: seatNames(seats), side: (each) => each, result: null, ...more }
}

beforeAll(() => speak('fi'))

describe('the sentence', () => {
  it('asks me in the game’s words', () => {
    expect(promptOf(situation({ ask: { seats: [0], what: 'turn' } }))).toBe('Siirrä nappulaa tai hyökkää.')
  })

  it('puts before the judge what waits for a word, and else says whom the game waits for', () => {
    const judge = situation({ ask: { seats: [1], what: 'play' }, seat: null, judge: true })
    const table = { ...judge.table, game: 'sequence' }
    expect(promptOf({ ...judge, table })).toBe('Tarkka pelaa.')
    expect(promptOf({ ...judge, table, toJudge: true })).toBe('Ratkaise väite neuvomisesta.')
  })

  it('says whom the game waits for', () => {
    expect(promptOf(situation({ ask: { seats: [1], what: 'turn' } }))).toContain('Tarkka')
  })

  it('has words for a question nobody wrote', () => {
    expect(promptOf(situation({ ask: { seats: [0], what: 'unheard-of' } }))).toBe('Sinun vuorosi.')
    expect(promptOf(situation({ ask: { seats: [0, 1], what: 'unheard-of' }, seat: null }))).toBe(
      'Aino ja Tarkka ovat vuorossa.',
    )
  })

  it('waits for open seats, then a moment', () => {
    expect(promptOf(situation({}, [person(0, 'Aino'), { ...person(1, ''), kind: 'open' }]))).toBe('Odotetaan yhtä pelaajaa.')
    expect(promptOf(situation())).toBe('Hetkinen…')
  })

  it('knows when bots think', () => {
    expect(botsThink(situation({ ask: { seats: [1], what: 'turn' } }))).toBe(true)
    expect(botsThink(situation({ ask: { seats: [0, 1], what: 'turn' } }))).toBe(false)
    expect(botsThink(situation({ ask: { seats: [1], what: 'turn' }, result: { scores: [1, 0], why: 'RC-8' } }))).toBe(false)
  })
})

describe('names', () => {
  it('tell namesakes apart', () => {
    expect(seatNames([person(0, 'Vieras'), bot(1), person(2, 'Vieras'), person(3, '')])).toEqual([
      'Vieras 1', 'Tarkka', 'Vieras 2', 'Paikka 4',
    ])
  })
})
