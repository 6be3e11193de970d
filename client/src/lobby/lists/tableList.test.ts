import { describe, expect, it } from 'vitest'
import type { ListedRow } from '../../api/messages'
import { TableList } from './tableList.svelte'

const row = (id: string): ListedRow => ({ id, section: 'open' }) as ListedRow
const ids = (list: TableList) => list.rows.map((each) => each?.id ?? '?').join('')

function held(count: number, first: number, letters: string, number = 5): TableList {
  const list = new TableList()
  list.take({ type: 'list', number, count, first, rows: [...letters].map(row) })
  return list
}

describe('a list of tables', () => {
  it('holds a window with holes around it, and more windows of the same state', () => {
    const list = held(6, 2, 'cd')
    expect(ids(list)).toBe('??cd??')
    expect(list.missing(2, 4)).toBeNull()
    expect(list.missing(0, 4)).toBe(0)
    list.take({ type: 'list', number: 5, count: 6, first: 0, rows: [row('a'), row('b')] })
    expect(ids(list)).toBe('abcd??')
  })

  it('folds changes, with places of rows that it does not know', () => {
    const list = held(5, 1, 'bc')
    expect(list.fold({ type: 'list_change', number: 6, count: 4, gone: [4, 0], put: [[2, row('x')]] })).toBe(true)
    expect(ids(list)).toBe('bcx?')
  })

  it('says that a change was missed', () => {
    const list = held(2, 0, 'ab')
    expect(list.fold({ type: 'list_change', number: 7, count: 1, gone: [0], put: [] })).toBe(false)
    expect(list.fold({ type: 'list_change', number: 6, count: 9, gone: [0], put: [] })).toBe(false)
  })

  it('begins anew with a window of another state', () => {
    const list = held(3, 0, 'abc')
    list.take({ type: 'list', number: 9, count: 2, first: 1, rows: [row('z')] })
    expect(ids(list)).toBe('?z')
    list.forget()
    expect([list.known, list.rows.length]).toEqual([false, 0])
  })
})
