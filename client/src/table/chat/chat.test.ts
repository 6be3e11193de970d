import { beforeEach, describe, expect, it } from 'vitest'
import type { SpokenLine } from '../../api/wire'
import { tabsOf } from '../drawer/tabs'
import { sameEars, Chat } from './chat.svelte'

const line = (number: number, seat: number | null = 1, aside: number[] = []): SpokenLine => ({
  number,
  seat,
  text: `line ${number}`,
  aside,
  time: 1_700_000_000 + number,
})
const OPEN = { type: 'floor', closed: '', aside: [] } as const

let chat: Chat

beforeEach(() => {
  chat = new Chat()
})

describe('Chat', () => {
  it('counts what others said and nobody has looked at', () => {
    chat.connected(0, 0)
    chat.permit(OPEN)
    chat.add([line(1), line(2, 0), line(3, null)])
    expect(chat.unread).toBe(2)
    expect(chat.markRead()).toBe(3)
    expect(chat.unread).toBe(0)
    chat.add([line(4)])
    expect(chat.unread).toBe(1)
  })

  it('counts from where the seat left off, and nothing old for an onlooker', () => {
    chat.connected(0, 2)
    chat.add([line(1), line(2), line(3)])
    expect(chat.unread).toBe(1)
    const onlooker = new Chat()
    onlooker.connected(undefined, 0)
    onlooker.add([line(1), line(2, null)])
    onlooker.permit({ ...OPEN, closed: 'TABLE-8' })
    expect(onlooker.unread).toBe(0)
    onlooker.add([line(3, null)])
    expect(onlooker.unread).toBe(1)
  })

  it('hides what muted players say, neither counts nor announces it, and shows it again', () => {
    chat.connected(0, 0)
    chat.permit(OPEN)
    chat.muted = [1]
    chat.add([line(1), line(2, 2)])
    expect(chat.shown.map(({ number }) => number)).toEqual([2])
    expect([chat.unread, chat.newest?.number]).toEqual([1, 2])
    chat.add([line(3)])
    expect(chat.newest?.number).toBe(2)
    chat.muted = []
    expect(chat.shown).toHaveLength(3)
  })

  it('shows a message without its text once it was removed', () => {
    chat.connected(0, 0)
    chat.permit(OPEN)
    chat.add([line(1), line(2)])
    const spoken = chat.newest
    chat.add([{ ...line(1), text: '', removed: true }])
    expect(chat.lines.map(({ number, text }) => [number, text])).toEqual([
      [1, ''],
      [2, 'line 2'],
    ])
    expect(chat.newest).toBe(spoken)
    chat.add([{ ...line(2), text: '', removed: true }])
    expect(chat.newest).toBeNull()
  })

  it('calls out what others say now, not what was said before, nor oneself', () => {
    chat.connected(0, 0)
    chat.add([line(1)])
    expect(chat.newest).toBeNull()
    chat.permit(OPEN)
    chat.add([line(2, 0)])
    expect(chat.newest).toBeNull()
    chat.add([line(3), line(4, 0)])
    expect(chat.newest?.number).toBe(3)
  })

  it('keeps the last hundred lines', () => {
    chat.add(Array.from({ length: 130 }, (_, i) => line(i + 1)))
    expect(chat.lines.map(({ number }) => number)).toEqual(Array.from({ length: 100 }, (_, i) => i + 31))
  })

  it('takes the answers to what was said here, and no other', async () => {
    const fate = chat.pending('a')
    expect(chat.busy).toBe(true)
    expect(chat.takeAnswer({ type: 'ack', id: 'b', at: 1 })).toBe(false)
    expect(chat.takeAnswer({ type: 'error', id: null, code: 'bad_json', facts: {} })).toBe(false)
    expect(chat.takeAnswer({ type: 'refused', id: 'a', rule: 'SEQ-6.1', reason: 'talk-closed', facts: {} })).toBe(true)
    await expect(fate).resolves.toBe('refused')
    expect(chat.busy).toBe(false)
    expect(chat.trouble).toMatchObject({ rule: 'SEQ-6.1' })
    const said = chat.pending('c')
    expect(chat.trouble).toBeNull()
    expect(chat.takeAnswer({ type: 'ack', id: 'c', at: 1 })).toBe(true)
    await expect(said).resolves.toBe('done')
  })

  it('forgets everything when other ears are put on', () => {
    chat.connected(0, 0)
    chat.permit({ ...OPEN, aside: [2] })
    chat.add([line(1)])
    chat.markRead()
    chat.reset()
    expect([chat.lines, chat.permissions, chat.read, chat.newest]).toEqual([[], null, 0, null])
    chat.add([line(1)])
    expect(chat.newest).toBeNull()
  })
})

it('knows the same ears in any order', () => {
  expect(sameEars([1, 2], [2, 1])).toBe(true)
  expect(sameEars([1, 2], [2, 3])).toBe(false)
  expect(sameEars([], [2])).toBe(false)
})

it('has a leaf for chat where somebody could answer', () => {
  expect(tabsOf(true).map(({ tab }) => tab)).toEqual(['log', 'talk', 'rules', 'table'])
  expect(tabsOf(false).map(({ tab }) => tab)).toEqual(['log', 'rules', 'table'])
})
