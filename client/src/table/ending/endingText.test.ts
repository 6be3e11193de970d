import { beforeAll, describe, expect, it } from 'vitest'
import { speak } from '../../i18n/translate'
import { readerOf, reasonOf, verdict, winnersByName, winnersOf, type Sides } from './endingText'

const alone = (seat: number | null, names = ['Aino', 'Tarkka']): Sides => ({ seat, names, side: (each) => each })
const paired = (seat: number | null, names = ['Aino', 'Eino', 'Tarkka', 'Väinö']): Sides => ({
  seat,
  names,
  side: (each) => each % 2,
})
const told = (scores: number[], why: string, sides: Sides) =>
  `${verdict({ scores, why }, sides)} – ${reasonOf({ scores, why }, sides)}`

beforeAll(() => speak('fi'))

describe('the end', () => {
  it.each([
    [0, [1, 0], 'RC-8', 'Voitit! – Vastustajan keisari kaatui.'],
    [1, [1, 0], 'RC-8', 'Hävisit – Keisarisi kaatui.'],
    [null, [1, 0], 'RC-8', 'Aino voitti – Toisen pelaajan keisari kaatui.'],
    [0, [0, 1], 'TABLE-1', 'Hävisit – Luovutit.'],
    [1, [0, 1], 'TABLE-1', 'Voitit! – Aino luovutti.'],
    [null, [0, 1], 'TABLE-1', 'Tarkka voitti – Aino luovutti.'],
    [0, [0.5, 0.5], 'TABLE-2', 'Tasapeli – Tasapelistä sovittiin.'],
    [null, [0.5, 0.5], 'RC-9.1', 'Tasapeli – Energiaa ei ole menetetty pitkään aikaan.'],
  ])('is told to seat %s of scores %s by %s', (seat, scores, why, words) => {
    expect(told(scores, why, alone(seat))).toBe(words)
  })

  it('is told to a team as to a team', () => {
    expect(told([1, 0, 1, 0], 'KV-A1', paired(2))).toBe('Voititte! – Vihollisen kuningas kaatui.')
    expect(told([1, 0, 1, 0], 'KV-A1', paired(3))).toBe('Hävisitte – Kuninkaanne kaatui.')
    expect(told([1, 0, 1, 0], 'KV-A1', paired(null))).toBe('Aino ja Tarkka voittivat – Toisen puolen kuningas kaatui.')
    expect(told([1, 0, 1, 0], 'TABLE-1', paired(1))).toBe('Hävisitte – Joukkueenne luovutti.')
    expect(told([1, 0, 1, 0], 'TABLE-1', paired(0))).toBe('Voititte! – Eino ja Väinö luovuttivat.')
  })

  it.each([
    [3, 'Luovutit.'],
    [1, 'Väinö luovutti joukkueenne puolesta.'],
    [0, 'Väinö luovutti.'],
    [null, 'Väinö luovutti.'],
  ])('names to seat %s whoever gave up for a side', (seat, words) => {
    expect(reasonOf({ scores: [1, 0, 1, 0], why: 'TABLE-1', by: 3 }, paired(seat))).toBe(words)
  })

  it('blames nobody for what another lost by, where more than two play', () => {
    const names = ['Aino', 'Eino', 'Tarkka']
    expect(told([0, 1, 0], 'LOTR-16.3', alone(0, names))).toBe('Hävisit – Eino jäi viimeisenä peliin.')
    expect(told([0, 1], 'LOTR-16.3', alone(0))).toBe('Hävisit – Sormuksen viejäsi kuoli.')
  })

  it('knows a draw of some from a win, and whoever had lost before it', () => {
    const result = { scores: [0.5, 0.5, 0], why: 'LOTR-3.5' }
    expect(winnersOf(result)).toEqual([])
    expect([0, 2, null].map((seat) => readerOf(result, seat))).toEqual(['drawn', 'lost', 'drawn'])
    expect(reasonOf(result, alone(2, ['Aino', 'Eino', 'Tarkka']))).toBe('Jokaisen tarjous oli kohtalokas.')
  })

  it('names a winning team by its name, and a few of its players', () => {
    const names = Array.from({ length: 12 }, (_, seat) => `P${seat + 1}`)
    const twelve: Sides = { ...paired(1, names), team: (seat) => ['Siniset', 'Punaiset'][seat % 2] ?? '' }
    const result = { scores: names.map((_, seat) => 1 - (seat % 2)), why: 'SEQ-2.2' }
    expect(told(result.scores, result.why, twelve)).toBe(
      'Hävisitte – Siniset saivat ensin tarvittavat suorat valmiiksi.',
    )
    expect(verdict(result, { ...twelve, seat: null })).toBe('Siniset voittivat')
    expect(winnersByName(result, twelve)).toBe('P1, P3, P5 ja 3 muuta')
    expect(winnersByName({ ...result, scores: [1, 0, 1, 0] }, twelve)).toBe('P1 ja P3')
    expect(winnersByName({ ...result, scores: [1, 0] }, twelve)).toBe('')
    expect(winnersByName(result, { ...twelve, team: undefined })).toBe('')
  })

  it('says nothing where nobody wrote why', () => {
    expect(reasonOf({ scores: [0, 1], why: 'XX-9' }, alone(0))).toBe('')
  })
})
