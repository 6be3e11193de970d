import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { NoticeMessage } from '../api/messages'
import type { Socket } from '../api/socket'
import { NoticeSocket } from './noticeSocket'

const play = vi.hoisted(() => vi.fn())
vi.mock(import('../browser/sound'), () => ({ play }))

const badge = vi.fn(() => Promise.resolve())
const noBadge = vi.fn(() => Promise.resolve())
let heard: Map<string, (event: { data?: unknown }) => void>
let sent: NoticeMessage[]
let line: NoticeSocket

const told = (unread: number, ...ids: string[]) =>
  heard.get('message')?.({
    data: JSON.stringify({ type: 'notices', unread, notices: ids.map((id) => ({ id, seen: null, link: `/t/${id}` })) }),
  })

beforeEach(() => {
  heard = new Map()
  sent = []
  Object.assign(navigator, { setAppBadge: badge, clearAppBadge: noBadge })
  document.title = 'Lobby'
  const socket: Socket = {
    addEventListener: (type: string, listener: (event: { data?: unknown }) => void) => void heard.set(type, listener),
    send: (text: string) => void sent.push(JSON.parse(text) as NoticeMessage),
    close: () => undefined,
    reconnect: () => undefined,
  }
  line = new NoticeSocket(null, () => socket)
  heard.get('open')?.({})
})

afterEach(() => {
  told(0)
  line.close()
  Reflect.deleteProperty(navigator, 'setAppBadge')
  Reflect.deleteProperty(navigator, 'clearAppBadge')
})

test('a new notice sounds once, and stands in the title and the badge until it is seen', () => {
  expect(sent[0]).toEqual({ type: 'enter', device: null })
  told(1, 'old')
  expect(play).not.toHaveBeenCalled() // it was there when the page came
  told(2, 'old', 'new')
  told(2, 'old', 'new')
  expect(play.mock.calls).toEqual([['turn']])
  expect([document.title, badge.mock.lastCall]).toEqual(['(2) Lobby', [2]])
  told(0)
  expect(document.title).toBe('Lobby')
  expect(noBadge).toHaveBeenCalled()
})
