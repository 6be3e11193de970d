import { describe, expect, it } from 'vitest'
import { EVENTS, MEN } from '../tileScene'
import { sameMan } from '../names'
import { cleared, NO_ROLLS, NO_TRAIL, perform, recalled, sceneOf, settled, type Scene } from './scene'
import type { Event, Piece, View } from '../types'

const opening: Scene = { men: MEN, battle: null, trail: NO_TRAIL, opening: null, rolls: NO_ROLLS, act: null }
const view: View = {
  options: { no_progress: 50, free_pass: false },
  card: [],
  pieces: MEN,
  turn: 0,
  phase: 'turn',
  step: null,
  attackers: [],
  target: null,
  dice: [],
  quiet: 0,
  threats: [null, null],
}
const of = (scene: Scene, piece: Piece) => scene.men.find((man) => sameMan(man.piece, piece))
const played = (count: number, from = opening) => EVENTS.slice(0, count).reduce<Scene>(perform, from)
const adjutant: Piece = { seat: 0, kind: 'adjutant', number: 2 }
const lackey: Piece = { seat: 1, kind: 'lackey', number: 3 }

describe('acting out a turn', () => {
  it('moves the piece and leaves a trail', () => {
    const scene = played(1)
    expect(of(scene, adjutant)?.cell).toBe(40)
    expect(scene.trail).toEqual({ path: [16, 40], attack: [] })
    expect(scene.act).toBe('Moved')
  })

  it('draws a line from each attacker', () => {
    const scene = played(3)
    expect(scene.trail).toEqual({
      path: [16, 40],
      attack: [
        [40, 39],
        [31, 39],
      ],
    })
    expect(scene.battle?.attackers.map(({ cell }) => cell)).toEqual([40, 31])
    expect(scene.battle?.strike).toBeNull()
  })

  it('takes the energy at the defence, and shows the fallen until the scene settles', () => {
    const scene = played(6)
    expect(of(scene, lackey)).toMatchObject({ energy: 0, cell: 39 })
    expect(scene.battle).toMatchObject({ fallen: true, defence: { loss: 32 } })
    expect(of(cleared(scene), lackey)?.cell).toBeNull()
  })

  it('advances onto the freed circle', () => {
    const scene = played(7)
    expect(of(scene, adjutant)?.cell).toBe(39)
    expect(scene.trail.path).toEqual([16, 40, 39])
  })

  it('forgets a battle at the next move', () => {
    expect(played(8).battle).toBeNull()
  })

  it('does not change the scene it was given', () => {
    const before = JSON.stringify(opening)
    played(EVENTS.length)
    expect(JSON.stringify(opening)).toBe(before)
  })
})

describe('at rest', () => {
  it('stands as the view says, with the last turn still drawn', () => {
    const scene = settled(played(6), view)
    expect(scene.men).toBe(view.pieces)
    expect(scene.act).toBeNull()
    expect(scene.trail.attack).toHaveLength(2)
  })
})

describe('coming late', () => {
  it('makes up the battle from the dice', () => {
    const moved = played(1)
    const struck = EVENTS[3] as Event
    const scene = perform(moved, struck)
    expect(scene.battle).toMatchObject({ foe: lackey, target: 39, strike: { total: 35 } })
    expect(scene.trail.attack).toEqual([
      [40, 39],
      [31, 39],
    ])
  })

  it('recalls what happened last, at rest', () => {
    const scene = recalled(view, EVENTS.slice(7, 11))
    expect(scene).toMatchObject({
      act: null,
      trail: { path: [39, 46], attack: [[46, 45]] },
      battle: { defence: { loss: 0 } },
    })
    expect(scene.men).toBe(view.pieces)
    expect(recalled(view)).toEqual(sceneOf(view))
  })

  it('shows the move of the running turn', () => {
    const running: View = { ...view, step: { type: 'Step', src: 9, dst: 16 } }
    expect(sceneOf(running).trail.path).toEqual([9, 16])
  })

  it('shows who begins', () => {
    expect(perform(opening, { type: 'Began', dice: [2, 5], first: 1 }).opening).toEqual({ dice: [2, 5], first: 1 })
    expect(perform(opening, { type: 'Tied', dice: [5, 5] }).opening?.first).toBeNull()
  })
})
