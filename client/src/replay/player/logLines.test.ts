import { describe, expect, it } from 'vitest'
import type { GameScreen } from '../../games/screen'
import { clock, chapterFrom, chaptersOf, shut, tell } from './logLines'

const screen = {
  story: ({ type, seat, card }: { type?: string; seat?: number; card?: { value: unknown } }) => {
    if (type === 'Fell') return { line: 'kaatui', by: seat, ms: 300, mark: 'point' }
    if (type === 'Round') return { line: 'Kierros', tone: 'head' }
    return card ? { line: card.value === null ? 'nosti' : 'Nostit' } : {}
  },
} as unknown as GameScreen
const listener = { seat: null, name: () => 'Aino' }
const passed = [
  { events: [], time: 0 },
  { events: [{ type: 'Round' }, { type: 'Drew', card: { value: 5, eyes: [0] } }], time: 7.5 },
  { events: [{ type: 'Quiet' }], time: 9 },
  { events: [{ type: 'Fell', seat: 1 }] },
]

describe('what is told of a replay', () => {
  it('has the lines, the time and the length of each moment', () => {
    const told = tell(passed, screen, listener, false)
    expect(told.map(({ line }) => line)).toEqual(['', 'Kierros Nostit', '', 'kaatui'])
    expect(told.map(({ took }) => took)).toEqual([null, 7.5, 1.5, null])
    expect(told[3]?.ms).toBe(300)
  })

  it('is told to one who sees all as of somebody else', () => {
    expect(tell(passed, screen, listener, true)[1]?.line).toBe('Kierros nosti')
    expect(shut({ type: 'Drew', card: { value: 5, eyes: [0] }, seat: 2 })).toEqual({
      type: 'Drew',
      card: { value: null, eyes: [0] },
      seat: 2,
    })
  })

  it('has chapters to jump to, turning points among them', () => {
    const chapters = chaptersOf(tell(passed, screen, listener, false))
    expect(chapters).toEqual([
      { at: 1, line: 'Kierros', by: undefined, point: false },
      { at: 3, line: 'kaatui', by: 1, point: true },
    ])
    expect([chapterFrom(chapters, 0, 1), chapterFrom(chapters, 1, 1), chapterFrom(chapters, 3, 1)]).toEqual([
      1,
      3,
      null,
    ])
    expect([chapterFrom(chapters, 3, -1), chapterFrom(chapters, 2, -1), chapterFrom(chapters, 1, -1)]).toEqual([
      1,
      1,
      null,
    ])
  })

  it.each([
    [7.4, '0:07'],
    [760, '12:40'],
    [3729, '1:02:09'],
  ])('says %d seconds as %s', (seconds, words) => expect(clock(seconds)).toBe(words))
})
