import { describe, expect, it } from 'vitest'
import { perform, sceneOf, settled } from './scene'
import { MS } from '../story'
import type { Card, Event, View } from '../types'

const card = (id: number, cell: number, face = 0, open = false): Card => ({
  id,
  side: id < 26 ? 0 : 1,
  cell,
  face,
  open,
  eyes: 0,
})
const view = { cards: [card(2, 28, 7), card(40, 41)] } as unknown as View
const after = (...events: Event[]) => events.reduce(perform, sceneOf(view))
const find = (scene: ReturnType<typeof after>, id: number) => scene.cards.find((each) => each.id === id)

const ATTACK: Event[] = [
  { type: 'Attacked', seat: 0, src: 28, dst: 41 },
  { type: 'Revealed', card: 2, cell: 28, face: 7 },
  { type: 'Revealed', card: 40, cell: 41, face: 6 },
  { type: 'Struck', card: 40, cell: 41, face: 6, rule: 'KV-D2.1' },
  { type: 'Moved', seat: 0, card: 2, src: 28, dst: 41 },
]

describe('an attack', () => {
  it('turns both up before anything falls', () => {
    const scene = after(...ATTACK.slice(0, 3))
    expect([find(scene, 2)?.open, find(scene, 40)?.face]).toEqual([true, 6])
    expect(scene.focus).toEqual({ kind: 'attack', from: 28, to: 41 })
    expect(scene.falling.size).toBe(0)
  })

  it('shows who fell once more before the winner enters', () => {
    const scene = after(...ATTACK.slice(0, 4))
    expect([...scene.falling]).toEqual([40])
    expect(find(scene, 40)?.cell).toBe(41)
  })

  it('ends with the winner in the cell', () => {
    const scene = after(...ATTACK)
    expect([find(scene, 2)?.cell, find(scene, 40)?.cell, scene.falling.size]).toEqual([41, -1, 0])
  })

  it('fits into the patience of the shell', () => {
    expect(ATTACK.reduce((sum, { type }) => sum + MS[type], 0)).toBeLessThan(3000)
  })
})

describe('other events', () => {
  it('mark what is looked at', () => {
    expect(after({ type: 'Shot', seat: 0, cell: 28, target: 41 }).focus?.kind).toBe('shot')
    expect(after({ type: 'StrikeTried', seat: 0, cell: 41, kind: 'line' }).focus).toEqual({
      kind: 'strike',
      from: null,
      to: 41,
    })
    expect(after({ type: 'Scouted', seat: 0, cell: 28 }).focus?.kind).toBe('scout')
  })

  it('gather the start draw by side', () => {
    const lots = after(
      { type: 'TurnedUp', side: 0, face: 7 },
      { type: 'TurnedUp', side: 1, face: 7 },
      { type: 'TurnedUp', side: 0, face: 9 },
    )
    expect(lots.lots).toEqual([[7, 9], [7]])
  })

  it('show a glimpse without turning the card up', () => {
    expect(find(after({ type: 'Glimpsed', card: 40, cell: 41, face: 3 }), 40)).toMatchObject({ face: 3, open: false })
  })

  it('settle into the view and keep the last mark', () => {
    const scene = settled(after(...ATTACK), view)
    expect(scene.cards).toBe(view.cards)
    expect(scene.focus?.kind).toBe('move')
  })
})
