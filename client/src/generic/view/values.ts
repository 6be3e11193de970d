// The kind of a value in a view, by its shape.

export type Fields = Readonly<Record<string, unknown>>

export type ValueKind =
  | { kind: 'nothing' }
  | { kind: 'hidden' }
  | { kind: 'scalar'; value: string | number | boolean }
  | { kind: 'drawing'; text: string }
  | { kind: 'chips'; values: readonly unknown[] }
  | { kind: 'grid'; rows: readonly (readonly unknown[])[] }
  | { kind: 'table'; columns: string[]; rows: readonly Fields[] }
  | { kind: 'fields'; fields: [string, unknown][] }
  | { kind: 'items'; values: readonly unknown[] }

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isPlain = (value: unknown): boolean => value === null || ['string', 'number', 'boolean'].includes(typeof value)

/** A fact for some seats only, as the server sends it. */
export const isSecret = (value: unknown): value is { value: unknown; eyes: unknown } =>
  isFields(value) && Object.keys(value).sort().join() === 'eyes,value'

const isRow = (value: unknown): value is readonly unknown[] => Array.isArray(value) && value.every(isPlain)

/** Rows of equal length, at least two each way, are a board. */
const isGrid = (values: readonly unknown[]): values is readonly (readonly unknown[])[] => {
  const [first] = values
  return (
    isRow(first) &&
    values.length > 1 &&
    first.length > 1 &&
    values.every((row) => isRow(row) && row.length === first.length)
  )
}

const isShort = (value: unknown): boolean => isPlain(value) || isRow(value) || isSecret(value)

/** Objects with the same few fields form a table. */
const isTable = (values: readonly unknown[]): values is readonly Fields[] =>
  values.every((each) => isFields(each) && !isSecret(each) && Object.values(each).every(isShort))

const columnsOf = (rows: readonly Fields[]): string[] => [...new Set(rows.flatMap((row) => Object.keys(row)))]

function listShown(values: readonly unknown[]): ValueKind {
  if (!values.length) return { kind: 'nothing' }
  if (values.every((each) => isPlain(each) || isSecret(each))) return { kind: 'chips', values }
  if (isGrid(values)) return { kind: 'grid', rows: values }
  if (isTable(values)) return { kind: 'table', columns: columnsOf(values), rows: values }
  return { kind: 'items', values }
}

export function shownAs(value: unknown): ValueKind {
  if (value === null || value === undefined || value === '') return { kind: 'nothing' }
  if (Array.isArray(value)) return listShown(value)
  if (isSecret(value)) return value.value === null ? { kind: 'hidden' } : shownAs(value.value)
  if (isFields(value)) return { kind: 'fields', fields: Object.entries(value) }
  if (typeof value === 'string' && value.includes('\n')) return { kind: 'drawing', text: value }
  return { kind: 'scalar', value: value as string | number | boolean }
}

/** The value at a path such as `score.points`. */
export const at = (view: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (isFields(value) ? value[name] : undefined), view)

/** The view without these paths, and without objects that become empty. */
export function without(view: Fields, paths: readonly string[]): Fields {
  const inside = (name: string) =>
    paths.flatMap((path) => (path.startsWith(`${name}.`) ? [path.slice(name.length + 1)] : []))
  const kept = Object.entries(view).filter(([name]) => !paths.includes(name))
  return Object.fromEntries(
    kept.flatMap(([name, value]) => {
      const rest = isFields(value) && inside(name).length ? without(value, inside(name)) : value
      return isFields(rest) && rest !== value && !Object.keys(rest).length ? [] : [[name, rest]]
    }),
  )
}
