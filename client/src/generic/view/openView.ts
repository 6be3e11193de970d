// Merges the views of all seats into one, for viewers from whom nothing is hidden.

import type { View } from '../../api/wire'

type Fields = Record<string, unknown>

const inside = (view: View | undefined, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, name) => (value as Fields | undefined)?.[name], view)

const put = (view: Fields, [name = '', ...rest]: readonly string[], value: unknown): Fields => ({
  ...view,
  [name]: rest.length ? put((view[name] ?? {}) as Fields, rest, value) : value,
})

/** The view of a seat, in which each per-seat field holds what that seat sees. */
export function opened(views: readonly View[], seat: number, bySeat: readonly string[]): View {
  const paths = bySeat.map((path) => path.split('.'))
  const own = (path: readonly string[]) =>
    views.map((view, each) => (inside(view, path) as unknown[] | undefined)?.[each])
  return paths.reduce<View>((view, path) => put(view, path, own(path)), views[seat] ?? {})
}
