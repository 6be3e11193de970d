// The field during animation: each event changes the scene until it equals the view.

import type { Script } from '../../../boards/stage.svelte'
import { MS } from '../story'
import type { Card, Event, View } from '../types'

/** Cells and cards to look at just now. */
export interface Focus {
  kind: 'attack' | 'shot' | 'strike' | 'scout' | 'move'
  from: number | null
  to: number
}

export interface Scene {
  cards: readonly Card[]
  /** Cards that have just been struck: shown once more before they leave. */
  falling: ReadonlySet<number>
  focus: Focus | null
  /** The cards of the start draw, by side. */
  lots: readonly (readonly number[])[] | null
  act: Event['type'] | null
}

export const sceneOf = (view: View): Scene => ({
  cards: view.cards,
  falling: new Set(),
  focus: null,
  lots: null,
  act: null,
})

/** The scene at rest, equal to the view; the last focus stays marked. */
export const settled = (scene: Scene, view: View): Scene => ({ ...sceneOf(view), focus: scene.focus })

const changed = (cards: readonly Card[], id: number, change: Partial<Card>): Card[] =>
  cards.map((card) => (card.id === id ? { ...card, ...change } : card))

const cleared = (scene: Scene): Card[] =>
  scene.cards.map((card) => (scene.falling.has(card.id) ? { ...card, cell: -1 } : card))

/** Applies one event to the scene. */
export function perform(before: Scene, event: Event): Scene {
  const scene: Scene = { ...before, act: event.type }
  switch (event.type) {
    case 'TurnedUp': {
      const lots = [...(scene.lots ?? [[], []])]
      lots[event.side] = [...(lots[event.side] ?? []), event.face]
      return { ...scene, lots }
    }
    case 'Revealed':
    case 'Glimpsed':
      return {
        ...scene,
        cards: changed(scene.cards, event.card, { face: event.face, open: event.type === 'Revealed' }),
      }
    case 'Moved': {
      const cards = changed(cleared(scene), event.card, { cell: event.dst })
      return { ...scene, cards, falling: new Set(), focus: { kind: 'move', from: event.src, to: event.dst } }
    }
    case 'Struck':
      return { ...scene, falling: new Set([...scene.falling, event.card]) }
    case 'Attacked':
      return { ...scene, focus: { kind: 'attack', from: event.src, to: event.dst } }
    case 'Shot':
      return { ...scene, focus: { kind: 'shot', from: event.cell, to: event.target } }
    case 'StrikeTried':
      return { ...scene, focus: { kind: 'strike', from: null, to: event.cell } }
    case 'Scouted':
      return { ...scene, focus: { kind: 'scout', from: null, to: event.cell } }
    default:
      return scene
  }
}

export const SCRIPT: Script<Scene, View, Event> = {
  arrive: (view, _, before) => (before ? settled(before, view) : sceneOf(view)),
  perform,
  settle: settled,
  ms: ({ type }) => MS[type],
}
