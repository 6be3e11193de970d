import { beforeAll, describe, expect, it } from 'vitest'
import { speak } from '../../../i18n/translate'
import { cardLabel, cellLabels, deductionOf, isRemembered, NOTED } from './cellLabels'
import type { Card, View } from '../types'

beforeAll(() => speak('fi'))

const ALL = Array.from({ length: 13 }, (_, i) => i)
const view = (part: Partial<View> = {}) =>
  ({ seat: 0, seats: 2, columns: ALL, deduced: [], ...part }) as unknown as View
const card = (part: Partial<Card>): Card => ({ id: 1, side: 0, cell: 28, face: 0, open: false, eyes: 0, ...part })

describe('what a cell says', () => {
  it('tells own hidden and own revealed cards apart', () => {
    expect(cardLabel(card({ face: 5 }), view())).toBe('c3, oma kortti: jousimiehet (5), piilossa viholliselta')
    expect(cardLabel(card({ face: 5, open: true }), view())).toBe('c3, oma kortti: jousimiehet (5), paljastettu')
  })

  it('is the same for every face-down enemy card, but for the place', () => {
    const labels = [26, 33, 51].map((id) => cardLabel(card({ id, side: 1 }), view()))
    expect(new Set(labels)).toEqual(new Set(['c3, vihollisen kortti, piilossa']))
  })

  it('knows the partner’s half, and what is remembered of it', () => {
    const four = view({ seats: 4, columns: [0, 1, 2, 3, 4, 5, 6] })
    expect(cardLabel(card({ cell: 34 }), four)).toBe('i3, kanssapelaajan kortti, piilossa')
    expect(cardLabel(card({ cell: 34, face: 7 }), four)).toContain('muistat')
    expect(isRemembered(card({ cell: 34, face: 7, open: true }), four)).toBe(false)
  })

  it('says what can be done there', () => {
    const labels = cellLabels([card({ face: 5 })], view(), {
      ...NOTED,
      steps: new Set([27]),
      able: new Set([28]),
      company: [28],
    })
    expect(labels[27]).toBe('b3, tyhjä, voit siirtyä tähän')
    expect(labels[28]).toContain('voit valita tämän, mukana lyönnissä')
    expect(labels).toHaveLength(78)
  })

  it('names sides to onlookers', () => {
    expect(cardLabel(card({ side: 1, face: 13, open: true }), view({ seat: null }))).toBe(
      'c3, harmaa kortti: kuningas (13), paljastettu',
    )
  })
})

describe('deduction', () => {
  const deduced = [{ seat: 1, cards: [30, 31], least: [], most: [] }]
  it('belongs to hidden cards alone', () => {
    expect(deductionOf(card({ id: 30, side: 1 }), view({ deduced }))).toBe(deduced[0])
    expect(deductionOf(card({ id: 30, side: 1, face: 4, open: true }), view({ deduced }))).toBeNull()
    expect(deductionOf(card({ id: 40, side: 1 }), view({ deduced }))).toBeNull()
  })
})
