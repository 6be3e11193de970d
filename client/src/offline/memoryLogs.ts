// Logs in memory, for a browser that denies storage: games last as long as the page, which says so.

import type { Logs, Row } from './logs'

export function memoryLogs(): Logs {
  const headers = new Map<string, string>()
  const lines = new Map<string, string[]>()
  const over = new Set<string>()
  let secret = ''
  const keyOf = ({ kind, id }: Pick<Row, 'kind' | 'id'>): string => `${kind}/${id}`
  const idsOf = (kind: string): string[] =>
    [...headers.keys()].filter((key) => key.startsWith(`${kind}/`)).map((key) => key.slice(kind.length + 1))
  const store = (row: Row): void => {
    const key = keyOf(row)
    if (row.header !== null) headers.set(key, row.header)
    lines.set(key, [...(lines.get(key) ?? []), ...row.lines])
    if (row.finished) over.add(row.id)
  }
  return {
    secret: async (fresh) => (secret ||= fresh),
    append: async (batches) => {
      const rows = JSON.parse(batches) as Row[]
      const isTaken = (row: Row): boolean =>
        row.first !== (lines.get(keyOf(row)) ?? []).length || (row.header !== null && headers.has(keyOf(row)))
      if (rows.some(isTaken)) throw new DOMException('the line is there already', 'ConstraintError')
      rows.forEach(store)
    },
    read: async (kind, id) => {
      const header = headers.get(keyOf({ kind, id }))
      return JSON.stringify(header === undefined ? null : [header, lines.get(keyOf({ kind, id })) ?? []])
    },
    lengths: async () =>
      JSON.stringify(
        Object.fromEntries(idsOf('tables').map((id) => [id, lines.get(keyOf({ kind: 'tables', id }))?.length ?? 0])),
      ),
    headers: async (kind) =>
      JSON.stringify(
        Object.fromEntries(
          idsOf(kind)
            .filter((id) => !over.has(id))
            .map((id) => [id, headers.get(keyOf({ kind, id }))]),
        ),
      ),
    remove: async (id) => {
      headers.delete(keyOf({ kind: 'tables', id }))
      lines.delete(keyOf({ kind: 'tables', id }))
    },
    close: () => undefined,
  }
}
