// How this player likes the board: four colours, large print, the order of the hand. Kept in the browser.

import { createSubscriber } from 'svelte/reactivity'
import { recall, remember } from '../../shared/store'
import type { Order } from './cards'

interface Chosen {
  fourColours: boolean
  large: boolean
  order: Order
}

const KEY = 'sequence'
const isSome = (value: unknown): value is Partial<Chosen> => typeof value === 'object' && value !== null
const kept = recall<Partial<Chosen>>(KEY, {}, isSome)
const chosen: Chosen = {
  fourColours: kept.fourColours === true,
  large: kept.large === true,
  order: kept.order === 'rank' ? 'rank' : 'suit',
}

let changed = (): void => undefined
const follow = createSubscriber((update) => {
  changed = update
})

function choose<K extends keyof Chosen>(key: K, value: Chosen[K]): void {
  chosen[key] = value
  remember(KEY, chosen)
  changed()
}

export const prefs = {
  get fourColours(): boolean {
    follow()
    return chosen.fourColours
  },
  set fourColours(on: boolean) {
    choose('fourColours', on)
  },
  get large(): boolean {
    follow()
    return chosen.large
  },
  set large(on: boolean) {
    choose('large', on)
  },
  get order(): Order {
    follow()
    return chosen.order
  },
  set order(order: Order) {
    choose('order', order)
  },
}
