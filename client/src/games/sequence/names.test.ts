import { beforeAll, describe, expect, it } from 'vitest'
import { chooseLanguage } from '../../i18n/translate'
import { CORNER, FACES } from './board/layout'
import { cellName, placeName, placeSign } from './names'
import type { View } from './types'

beforeAll(() => chooseLanguage('fi'))

const view = { board: FACES.map(() => -1), last: null } as unknown as View

describe('where a cell is', () => {
  it('no two cells are called the same', () => {
    const cells = FACES.flatMap((face, cell) => (face === CORNER ? [] : [cell]))
    expect(new Set(cells.map(placeSign)).size).toBe(96)
    expect(new Set(FACES.map((_, cell) => cellName(view, cell, new Set(), false))).size).toBe(100)
  })

  it('is the upper or lower of the two, or the left or right one', () => {
    expect([placeName(10), placeName(32)]).toEqual(['risti 6, ylempi', 'risti 6, alempi'])
    expect([placeName(31), placeName(39)]).toEqual(['pata kuningas, vasen', 'pata kuningas, oikea'])
  })

  it('is said with what lies there', () => {
    const chips = { ...view, board: FACES.map(() => 0) } as unknown as View
    expect(cellName(chips, 10, new Set(), false)).toBe('risti 6, ylempi, sinisten merkki')
    expect(cellName(view, 99, new Set(), false)).toBe('oikea alakulma, käy kaikkien merkistä')
  })
})
