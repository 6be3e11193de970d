import { beforeAll, describe, expect, it } from 'vitest'
import { speak } from '../../../i18n/translate'
import { cellNames, moodOf } from './labels'
import { EVENTS, MEN } from '../tileScene'
import { NO_ROLLS, NO_TRAIL, perform, type Scene } from '../state/scene'
import type { View } from '../types'

beforeAll(() => speak('fi'))

const view = { pieces: MEN } as unknown as View
const none = new Set<number>()

describe('what a screen reader says of a circle', () => {
  it('names circle, side, piece and energy', () => {
    const names = cellNames(view, 0, { going: none, within: none, able: none, dangers: [] })
    expect(names).toHaveLength(49)
    expect(names[31]).toBe('d5, oma adjutantti 1, energiaa 17')
    expect(names[45]).toBe('d7, vastustajan keisari, energiaa 9')
    expect(names[24]).toBe('d4, tyhjä')
  })

  it('is neutral for an onlooker', () => {
    const names = cellNames(view, null, { going: none, within: none, able: none, dangers: [] })
    expect([names[31], names[45]]).toEqual(['d5, vaalea adjutantti 1, energiaa 17', 'd7, tumma keisari, energiaa 9'])
  })

  it('says what may be done', () => {
    const names = cellNames(view, 0, { going: new Set([24]), within: new Set([45]), able: new Set([31]), dangers: [] })
    expect(names[24]).toBe('d4, tyhjä, voit siirtyä tähän')
    expect(names[45]).toMatch(/voit hyökätä tähän$/)
    expect(names[31]).toMatch(/voit valita tämän$/)
  })
})

describe('an Emperor in danger', () => {
  it('is told with the chance', () => {
    const names = cellNames(view, 1, {
      going: none,
      within: none,
      able: none,
      dangers: [{ cell: 45, ways: [], kill: 0.06 }],
    })
    expect(names[45]).toMatch(/^d7, oma keisari, energiaa 9, vaarassa, voi kaatua \(6\s%\)$/)
  })
})

describe('the mood of a piece', () => {
  const opening: Scene = { men: MEN, battle: null, trail: NO_TRAIL, opening: null, rolls: NO_ROLLS, act: null }
  const moods = (count: number) => {
    const scene = EVENTS.slice(0, count).reduce<Scene>(perform, opening)
    return new Set(scene.men.map((man) => moodOf(scene, man)))
  }

  it('follows the battle', () => {
    expect(moods(1)).toEqual(new Set(['calm']))
    expect(moods(4)).toEqual(new Set(['calm', 'strikes']))
    expect(moods(5)).toEqual(new Set(['calm', 'hurt']))
    expect(moods(6)).toEqual(new Set(['calm', 'falls']))
    expect(moods(11)).toEqual(new Set(['calm', 'holds']))
  })
})
