import { beforeEach, describe, expect, it } from 'vitest'
import type { SpokenLine } from '../../api/wire'
import { tabsOf } from '../drawer/tabs'
import { sameEars, Talk } from './chat.svelte'

const line = (number: number, seat: number | null = 1, aside: number[] = []): SpokenLine => ({
  number,
  seat,
  text: `line ${number}`,
  aside,
  time: 1_700_000_000 + number,
})
const OPEN = { type: 'floor', closed: '', aside: [] } as const

let talk: Talk

beforeEach(() => {
  talk = new Talk()
})

describe('Talk', () => {
  it('counts what others said and nobody has looked at', () => {
    talk.welcomed(0, 0)
    talk.given(OPEN)
    talk.heard([line(1), line(2, 0), line(3, null)])
    expect(talk.unread).toBe(2)
    expect(talk.look()).toBe(3)
    expect(talk.unread).toBe(0)
    talk.heard([line(4)])
    expect(talk.unread).toBe(1)
  })

  it('counts from where the seat left off, and nothing old for an onlooker', () => {
    talk.welcomed(0, 2)
    talk.heard([line(1), line(2), line(3)])
    expect(talk.unread).toBe(1)
    const onlooker = new Talk()
    onlooker.welcomed(undefined, 0)
    onlooker.heard([line(1), line(2, null)])
    onlooker.given({ ...OPEN, closed: 'TABLE-8' })
    expect(onlooker.unread).toBe(0)
    onlooker.heard([line(3, null)])
    expect(onlooker.unread).toBe(1)
  })

  it('calls out what others say now, not what was said before, nor oneself', () => {
    talk.welcomed(0, 0)
    talk.heard([line(1)])
    expect(talk.newest).toBeNull()
    talk.given(OPEN)
    talk.heard([line(2, 0)])
    expect(talk.newest).toBeNull()
    talk.heard([line(3), line(4, 0)])
    expect(talk.newest?.number).toBe(3)
  })

  it('keeps the last hundred lines', () => {
    talk.heard(Array.from({ length: 130 }, (_, i) => line(i + 1)))
    expect(talk.lines.map(({ number }) => number)).toEqual(Array.from({ length: 100 }, (_, i) => i + 31))
  })

  it('takes the answers to what was said here, and no other', async () => {
    const fate = talk.sent('a')
    expect(talk.busy).toBe(true)
    expect(talk.answered({ type: 'ack', id: 'b', at: 1 })).toBe(false)
    expect(talk.answered({ type: 'error', id: null, code: 'bad_json', facts: {} })).toBe(false)
    expect(talk.answered({ type: 'refused', id: 'a', rule: 'SEQ-6.1', reason: 'talk-closed', facts: {} })).toBe(true)
    await expect(fate).resolves.toBe('refused')
    expect(talk.busy).toBe(false)
    expect(talk.trouble).toMatchObject({ rule: 'SEQ-6.1' })
    const said = talk.sent('c')
    expect(talk.trouble).toBeNull()
    expect(talk.answered({ type: 'ack', id: 'c', at: 1 })).toBe(true)
    await expect(said).resolves.toBe('done')
  })

  it('forgets everything when other ears are put on', () => {
    talk.welcomed(0, 0)
    talk.given({ ...OPEN, aside: [2] })
    talk.heard([line(1)])
    talk.look()
    talk.forget()
    expect([talk.lines, talk.floor, talk.read, talk.newest]).toEqual([[], null, 0, null])
    talk.heard([line(1)])
    expect(talk.newest).toBeNull()
  })
})

it('knows the same ears in any order', () => {
  expect(sameEars([1, 2], [2, 1])).toBe(true)
  expect(sameEars([1, 2], [2, 3])).toBe(false)
  expect(sameEars([], [2])).toBe(false)
})

it('has a leaf for talk where somebody could answer', () => {
  expect(tabsOf(true).map(({ tab }) => tab)).toEqual(['log', 'talk', 'rules', 'table'])
  expect(tabsOf(false).map(({ tab }) => tab)).toEqual(['log', 'rules', 'table'])
})
