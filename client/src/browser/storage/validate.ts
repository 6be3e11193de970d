// Validators of values from outside, such as local storage and files: small checks that combine into type guards.

export type Check<T> = (value: unknown) => value is T

export const isText: Check<string> = (value) => typeof value === 'string'
export const isNumber: Check<number> = (value): value is number => Number.isFinite(value)
export const isInteger: Check<number> = (value): value is number => Number.isInteger(value)
export const isFlag: Check<boolean> = (value) => typeof value === 'boolean'
export const isObject: Check<Record<string, unknown>> = (value): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

export const textUpTo =
  (length: number): Check<string> =>
  (value): value is string =>
    isText(value) && value.length <= length

export const oneOf =
  <T extends string>(...words: T[]): Check<T> =>
  (value): value is T =>
    words.some((word) => word === value)

export const orNull =
  <T>(check: Check<T>): Check<T | null> =>
  (value): value is T | null =>
    value === null || check(value)

export const listOf =
  <T>(check: Check<T>, most = Infinity): Check<T[]> =>
  (value): value is T[] =>
    Array.isArray(value) && value.length <= most && value.every(check)

/** An object as a dictionary, every value of which passes the check. */
export const recordOf =
  <T>(check: Check<T>): Check<Record<string, T>> =>
  (value): value is Record<string, T> =>
    isObject(value) && Object.values(value).every(check)

/** An object of which these fields are checked, and no others. */
export const withFields =
  <T extends object>(fields: { [K in keyof T]?: Check<T[K]> }): Check<T> =>
  (value): value is T =>
    isObject(value) && Object.entries<Check<unknown> | undefined>(fields).every(([name, check]) => check?.(value[name]))

/** An object of which every field is checked. */
export const shaped = <T extends object>(fields: { [K in keyof T]-?: Check<T[K]> }): Check<T> => withFields<T>(fields)
