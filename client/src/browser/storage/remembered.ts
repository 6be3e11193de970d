// Settings kept in the browser, an object under each key; reading one in a component is reactive.

import { createSubscriber } from 'svelte/reactivity'
import { recall, remember } from './storage'
import { isObject } from './validate'

/** The allowed words of a setting that is a choice. */
type Words<T> = { [K in keyof T]?: readonly T[K][] }

/** The stored object; missing or invalid fields are taken from `defaults`. */
function unpacked<T extends object>(key: string, defaults: T, words: Words<T>): T {
  const kept = recall(key, {}, isObject) as Partial<T>
  const bag = { ...defaults }
  for (const name in defaults) {
    const value = kept[name]
    if (typeof value === typeof defaults[name] && (words[name]?.includes(value as T[typeof name]) ?? true)) {
      bag[name] = value as T[typeof name]
    }
  }
  return bag
}

export function remembered<T extends object>(key: string, defaults: T, words: Words<T> = {}): T {
  let changed = (): void => undefined
  const follow = createSubscriber((update) => {
    changed = update
  })
  return new Proxy(unpacked(key, defaults, words), {
    get(bag, name) {
      follow()
      return Reflect.get(bag, name) as unknown
    },
    set(bag, name, value) {
      Reflect.set(bag, name, value)
      remember(key, bag)
      changed()
      return true
    },
  })
}
