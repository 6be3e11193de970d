import { beforeAll, describe, expect, it } from 'vitest'
import { TUMBLE_MS } from '../../ui/dice'
import { speak } from '../../i18n/translate'
import { EVENTS } from './tileScene'
import { MS, story } from './story'
import type { Event } from './types'

const listener = { seat: 0, name: (seat: number) => ['Aino', 'Tarkka'][seat] ?? '' }
const tell = (event: Event) => story({ ...event }, listener)

beforeAll(() => speak('fi'))

describe('the log in Finnish', () => {
  it('tells a move', () => {
    const told = tell({ type: 'Moved', piece: { seat: 1, kind: 'knight', number: 1 }, src: 47, dst: 32 })
    expect(told).toMatchObject({ line: 'Ritari 1 f7 → e5', by: 1, sound: 'step' })
  })

  it('tells a pair attack with its arithmetic', () => {
    const lines = EVENTS.slice(1, 7).map((event) => tell(event).line)
    expect(lines).toEqual([
      'Adjutantti 2 (f6) hyökkää: kohteena lakeija 3 (e6)',
      'Parina adjutantti 1 (d5)',
      'Hyökkäys 3 × 5 + 4 × 5 = 35',
      'Puolustus 1 × 3 = 3: lakeija 3 menettää 32, jäljelle jää 0.',
      'Lakeija 3 (e6) kaatuu.',
      'Adjutantti 2 ottaa ympyrän e6.',
    ])
  })

  it('tells a defence that holds', () => {
    const held = EVENTS.find((event) => event.type === 'Defended' && event.loss === 0) as Event
    expect(tell(held).line).toBe('Puolustus 5 × 8 = 40 riittää hyökkäystä (25) vastaan.')
  })

  it('names an emperor without a number', () => {
    const told = tell({ type: 'Stayed', piece: { seat: 0, kind: 'emperor', number: 1 }, cell: 3 })
    expect(told.line).toBe('Keisari jää paikalleen.')
  })

  it('tells the start and a pass', () => {
    expect(tell({ type: 'Began', dice: [2, 5], first: 1 }).line).toBe('Aloitusheitto 2–5: Tarkka aloittaa.')
    expect(tell({ type: 'Tied', dice: [5, 5] }).line).toBe('Aloitusheitto 5–5: tasan, heitetään uudelleen.')
    expect(tell({ type: 'Passed', seat: 0 }).line).toBe('Aino jättää vuoron väliin.')
  })
})

describe('the pace', () => {
  it('lets a whole battle be seen within three seconds', () => {
    const battle = MS.Attacked + MS.Struck + MS.Defended + MS.Captured
    expect(battle).toBeLessThanOrEqual(3000)
    expect(MS.Joined + MS.Struck + MS.Defended + MS.Captured).toBeLessThanOrEqual(3000)
  })

  it('writes no line before its dice lie still', () => {
    for (const type of ['Began', 'Tied', 'Struck', 'Defended'] as const) {
      const event = EVENTS.find((each) => each.type === type)
      const { ms = 0, seen = ms } = event ? tell(event) : { ms: MS[type] }
      expect(seen).toBeGreaterThanOrEqual(TUMBLE_MS)
    }
  })

  it('gives every event its time', () => {
    for (const event of EVENTS) expect(tell(event).ms).toBe(MS[event.type])
  })
})
