// Logs in IndexedDB for the application in the worker: what is acknowledged is on the disk.

/** Lines to append to one log, from number `first` on. */
export interface Row {
  kind: string
  id: string
  first: number
  header: string | null
  lines: string[]
  finished: boolean
}

/** Port that `pelipoyta.offline.indexed_db.LogPort` expects. Errors have a name. */
export interface Logs {
  secret: (fresh: string) => Promise<string>
  append: (batches: string) => Promise<void>
  read: (kind: string, id: string) => Promise<string>
  lengths: () => Promise<string>
  headers: (kind: string) => Promise<string>
  /** Forgets a table whose game has moved elsewhere. */
  remove: (id: string) => Promise<void>
  close: () => void
}

const SETTINGS = 'settings'
const HEADERS = 'headers'
const LINES = 'lines'
const FINISHED = 'finished'

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new DOMException('failed', 'UnknownError'))
  })

function opened(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1)
    request.onupgradeneeded = () => {
      const db = request.result
      db.createObjectStore(SETTINGS)
      db.createObjectStore(HEADERS) // by [kind, id]
      db.createObjectStore(LINES) // by [kind, id, number]: a line that is there already refuses another
      db.createObjectStore(FINISHED) // contests that need no resuming, by id
    }
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new DOMException('failed', 'UnknownError'))
    request.onblocked = () => reject(new DOMException('another tab holds an older version', 'Blocked'))
  })
}

/** All keys of one kind of log lie between these. */
const ofKind = (kind: string): IDBKeyRange => IDBKeyRange.bound([kind], [kind, []])

function write(tx: IDBTransaction, row: Row, refuse: (error: DOMException) => void): void {
  const lines = tx.objectStore(LINES)
  if (row.header !== null) tx.objectStore(HEADERS).add(row.header, [row.kind, row.id])
  if (row.header === null && row.first > 0) {
    lines.getKey([row.kind, row.id, row.first - 1]).onsuccess = ({ target }) => {
      const before = (target as IDBRequest<IDBValidKey | undefined>).result
      if (before === undefined) refuse(new DOMException(`${row.id} does not reach to ${row.first}`, 'Overtaken'))
    }
  }
  row.lines.forEach((line, i) => lines.add(line, [row.kind, row.id, row.first + i]))
  if (row.finished) tx.objectStore(FINISHED).put(1, row.id)
}

/** Opens the database; `strict` waits until an append is on the disk. */
export async function openLogs(name = 'pelipoyta'): Promise<Logs> {
  const db = await opened(name)
  db.onversionchange = () => db.close()

  const written = (work: (tx: IDBTransaction, refuse: (error: DOMException) => void) => void): Promise<void> =>
    new Promise((resolve, reject) => {
      const tx = db.transaction([SETTINGS, HEADERS, LINES, FINISHED], 'readwrite', { durability: 'strict' })
      let why: DOMException | null = null
      tx.oncomplete = () => resolve()
      tx.onerror = (event) => {
        why ??= (event.target as IDBRequest).error
      }
      tx.onabort = () => reject(why ?? tx.error ?? new DOMException('aborted', 'AbortError'))
      work(tx, (error) => {
        why ??= error
        tx.abort()
      })
    })
  const store = (name: string): IDBObjectStore => db.transaction(name).objectStore(name)

  return {
    secret: async (fresh) => {
      await written((tx) => {
        const settings = tx.objectStore(SETTINGS)
        settings.getKey('secret').onsuccess = ({ target }) => {
          if ((target as IDBRequest<unknown>).result === undefined) settings.add(fresh, 'secret')
        }
      })
      return done(store(SETTINGS).get('secret') as IDBRequest<string>)
    },
    append: (batches) =>
      written((tx, refuse) => {
        const rows = JSON.parse(batches) as Row[]
        if (!rows.length) tx.objectStore(SETTINGS).put(Date.now(), 'checked')
        for (const row of rows) write(tx, row, refuse)
      }),
    read: async (kind, id) => {
      const header = await done(store(HEADERS).get([kind, id]) as IDBRequest<string | undefined>)
      const lines = await done(store(LINES).getAll(IDBKeyRange.bound([kind, id, 0], [kind, id, Infinity])))
      return JSON.stringify(header === undefined ? null : [header, lines])
    },
    remove: (id) =>
      written((tx) => {
        tx.objectStore(HEADERS).delete(['tables', id])
        tx.objectStore(LINES).delete(IDBKeyRange.bound(['tables', id, 0], ['tables', id, Infinity]))
      }),
    close: () => db.close(),
    lengths: async () => {
      const found: Record<string, number> = {}
      for (const key of await done(store(HEADERS).getAllKeys(ofKind('tables')))) found[(key as string[])[1] ?? ''] = 0
      for (const key of await done(store(LINES).getAllKeys(ofKind('tables')))) {
        const id = (key as string[])[1] ?? ''
        found[id] = (found[id] ?? 0) + 1
      }
      return JSON.stringify(found)
    },
    headers: async (kind) => {
      const over = new Set(await done(store(FINISHED).getAllKeys()))
      const keys = (await done(store(HEADERS).getAllKeys(ofKind(kind)))) as [string, string][]
      const found = await done(store(HEADERS).getAll(ofKind(kind)) as IDBRequest<string[]>)
      return JSON.stringify(
        Object.fromEntries(keys.map(([, id], i) => [id, found[i]]).filter(([id]) => !over.has(id ?? ''))),
      )
    },
  }
}
