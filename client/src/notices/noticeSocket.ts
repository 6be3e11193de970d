// The live connection for notices: hears of every change of the list, and says whether this page is visible.

import { whoAmI } from '../account/session.svelte'
import type { NoticeAnswer, NoticeMessage } from '../api/messages'
import { dial, type Socket } from '../api/socket'
import { deviceSecret } from '../browser/deviceSecret'
import { play } from '../browser/sound'
import { seeNotices } from './noticesApi'
import { guestFollows } from './person'
import { closeStale, keepPush } from './push'
import { showSigns } from './signs'
import { told } from './unread.svelte'

const PING_MS = 10_000

const PATH = '/api/notices/live'

function read(data: unknown): NoticeAnswer | null {
  try {
    return JSON.parse(String(data)) as NoticeAnswer
  } catch {
    return null
  }
}

export class NoticeSocket {
  readonly #line: Socket
  readonly #device: string | null
  readonly #pinger: ReturnType<typeof setInterval>
  #open = false
  #answered = true
  #known: ReadonlySet<string> | null = null

  constructor(device: string | null, connect: (path: string) => Socket = dial) {
    this.#device = device
    this.#line = connect(PATH)
    this.#line.addEventListener('open', () => this.#opened())
    this.#line.addEventListener('close', () => (this.#open = false))
    this.#line.addEventListener('message', (event) => this.#message(event.data))
    this.#pinger = setInterval(() => this.#ping(), PING_MS)
    document.addEventListener('visibilitychange', this.#seen)
  }

  close(): void {
    clearInterval(this.#pinger)
    document.removeEventListener('visibilitychange', this.#seen)
    this.#line.close()
  }

  #send(message: NoticeMessage): void {
    if (this.#open) this.#line.send(JSON.stringify(message))
  }

  #opened(): void {
    this.#open = this.#answered = true
    this.#send({ type: 'enter', device: this.#device })
    if (document.hidden) this.#seen()
  }

  /** Reconnects where the last ping got no answer: a connection can die without an event. */
  #ping(): void {
    if (!this.#open) return
    if (!this.#answered) return this.#line.reconnect()
    this.#answered = false
    this.#send({ type: 'ping' })
  }

  readonly #seen = (): void => this.#send({ type: 'attention', visible: !document.hidden })

  #message(data: unknown): void {
    const message = read(data)
    if (!message) return
    this.#answered = true
    if (message.type === 'notices') this.#list(message)
  }

  #list({ unread, notices }: Extract<NoticeAnswer, { type: 'notices' }>): void {
    const fresh = notices.filter(({ id, seen }) => !seen && this.#known?.has(id) === false)
    this.#known = new Set(notices.map(({ id }) => id))
    told.unread = unread
    told.list = notices
    if (fresh.length) play('turn')
    showSigns(unread)
    void closeStale(new Set(notices.filter(({ seen }) => !seen).map(({ link = '' }) => link)))
  }
}

/** Marks as seen what leads to the page that is open and looked at. */
export async function seeHere(): Promise<void> {
  if (document.hidden) return
  const here = (told.list ?? []).filter(({ seen, link }) => !seen && link === location.pathname)
  if (here.length) await seeNotices(here.map(({ id }) => id)).catch(() => undefined)
}

/** Connects while somebody here hears of notices; returns what ends it. */
export function hearNotices(): () => void {
  let socket: NoticeSocket | null = null
  let ended = false
  void whoAmI().then((me) => {
    if (ended || !(me || guestFollows())) return
    socket = new NoticeSocket(me ? null : deviceSecret())
    void keepPush().catch(() => undefined)
  })
  return () => {
    ended = true
    socket?.close()
  }
}
