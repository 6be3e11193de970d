// The board during animation: each event changes the scene until it equals the view.

import type { Script } from '../../../boards/stage.svelte'
import { sameMan } from '../names'
import { MS } from '../story'
import type { Defended, Event, Piece, Standing, Struck, View } from '../types'

export interface Battle {
  attackers: readonly { piece: Piece; cell: number | null }[]
  foe: Piece
  target: number
  strike: Struck | null
  defence: Defended | null
  fallen: boolean
}

/** The last turn in lines: the circles a piece passed, and who attacked whom. */
export interface Trail {
  path: readonly number[]
  attack: readonly (readonly [number, number])[]
}

/** Throws of each kind of dice on this page: they tumble when it grows. */
export interface Rolls {
  strike: number
  defence: number
  opening: number
}

export interface Scene {
  men: readonly Standing[]
  battle: Battle | null
  trail: Trail
  /** The dice that decided who begins. */
  opening: { dice: readonly number[]; first: number | null } | null
  rolls: Rolls
  /** The event being animated. */
  act: Event['type'] | null
}

/** The last circle of the board, g7. */
const LAST = 48

export const NO_TRAIL: Trail = { path: [], attack: [] }

export const NO_ROLLS: Rolls = { strike: 0, defence: 0, opening: 0 }

export const sceneOf = (view: View): Scene => ({
  men: view.pieces,
  battle: null,
  trail: { path: view.step ? [view.step.src, view.step.dst] : [], attack: [] },
  opening: null,
  rolls: NO_ROLLS,
  act: null,
})

/** The scene at rest, equal to the view. */
export const settled = (scene: Scene, view: View): Scene => ({ ...scene, men: view.pieces, act: null })

const changed = (men: readonly Standing[], piece: Piece, change: Partial<Standing>): Standing[] =>
  men.map((man) => (sameMan(man.piece, piece) ? { ...man, ...change } : man))

/** The home rows as drawn: pieces of the pale side from left to right, the dark side turned half round (RC-V1). */
const arranged = (men: readonly Standing[], pieces: readonly Piece[]): Standing[] =>
  men.map((man) => {
    const column = pieces.findIndex(({ kind, number }) => kind === man.piece.kind && number === man.piece.number)
    return column < 0 ? man : { ...man, cell: man.piece.seat === 0 ? column : LAST - column }
  })

/** The scene without fallen pieces. */
export const cleared = (scene: Scene): Scene => ({
  ...scene,
  men: scene.men.map((man) => (man.energy > 0 ? man : { ...man, cell: null })),
})

const manOn = (men: readonly Standing[], cell: number): Piece | undefined => men.find((man) => man.cell === cell)?.piece

const cellOf = (men: readonly Standing[], piece: Piece): number | null =>
  men.find((man) => sameMan(man.piece, piece))?.cell ?? null

/** A battle whose declaration this page has not seen. */
function joinedLate(scene: Scene, { pieces, target }: Struck): Battle | null {
  const foe = manOn(scene.men, target)
  const attackers = pieces.map((piece) => ({ piece, cell: cellOf(scene.men, piece) }))
  return foe ? { attackers, foe, target, strike: null, defence: null, fallen: false } : null
}

const linesTo = ({ attackers, target }: Battle): Trail['attack'] =>
  attackers.flatMap(({ cell }) => (cell === null ? [] : [[cell, target] as const]))

function withBattle(scene: Scene, battle: Battle | null): Scene {
  return { ...scene, battle, trail: battle ? { ...scene.trail, attack: linesTo(battle) } : scene.trail }
}

function rolled(rolls: Rolls, { type }: Event): Rolls {
  if (type === 'Struck') return { ...rolls, strike: rolls.strike + 1 }
  if (type === 'Defended') return { ...rolls, defence: rolls.defence + 1 }
  return type === 'Began' || type === 'Tied' ? { ...rolls, opening: rolls.opening + 1 } : rolls
}

/** Applies one event to the scene. A fallen piece stays visible until the scene settles. */
export function perform(before: Scene, event: Event): Scene {
  const scene: Scene = { ...before, rolls: rolled(before.rolls, event), act: event.type }
  const { battle } = scene
  switch (event.type) {
    case 'Arranged':
      return { ...scene, men: arranged(scene.men, event.pieces) }
    case 'Tied':
      return { ...scene, opening: { dice: event.dice, first: null } }
    case 'Began':
      return { ...scene, opening: { dice: event.dice, first: event.first } }
    case 'Moved':
      return {
        ...scene,
        men: changed(scene.men, event.piece, { cell: event.dst }),
        battle: null,
        opening: null,
        trail: { path: [event.src, event.dst], attack: [] },
      }
    case 'Attacked': {
      const attackers = [{ piece: event.piece, cell: event.src }]
      const begun = { attackers, foe: event.foe, target: event.target, strike: null, defence: null, fallen: false }
      const path = scene.trail.path.at(-1) === event.src ? scene.trail.path : []
      return withBattle({ ...scene, opening: null, trail: { path, attack: [] } }, begun)
    }
    case 'Joined':
      return battle
        ? withBattle(scene, { ...battle, attackers: [...battle.attackers, { piece: event.piece, cell: event.src }] })
        : scene
    case 'Struck': {
      const fought = battle ?? joinedLate(scene, event)
      return withBattle(scene, fought && { ...fought, strike: event, defence: null })
    }
    case 'Defended':
      return {
        ...scene,
        men: changed(scene.men, event.piece, { energy: event.left }),
        battle: battle && { ...battle, defence: event },
      }
    case 'Captured':
      return { ...scene, battle: battle && { ...battle, fallen: true } }
    case 'Advanced': {
      const came = scene.trail.path.length ? scene.trail.path : [event.src]
      const trail = { ...scene.trail, path: [...came, event.dst] }
      return { ...scene, men: changed(scene.men, event.piece, { cell: event.dst }), trail }
    }
    case 'Passed':
      return { ...scene, battle: null, trail: NO_TRAIL }
    case 'Stayed':
    case 'Stopped':
      return scene
  }
}

/** The scene for a page opened late: at rest, with the lines and dice of the last turn. */
export const recalled = (view: View, past: readonly Event[] = [], rolls = NO_ROLLS): Scene => ({
  ...settled(past.reduce(perform, sceneOf(view)), view),
  rolls,
})

export const SCRIPT: Script<Scene, View, Event> = {
  arrive: (view, past, before) => recalled(view, past, before?.rolls),
  perform,
  settle: settled,
  ms: ({ type }) => MS[type],
  opens: (events) => events.some(({ type }) => type === 'Began'),
}
