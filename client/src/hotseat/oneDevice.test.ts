// A law: whatever happens on a device that several people play on, its page has what the one in front may know.

import { flushSync, mount, tick, unmount } from 'svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { transport, useTransport } from '../transport/transport'
import { learnWords, speak } from '../i18n/translate'
import { HotSeat, nextInFront } from './hotSeat.svelte'
import { hotTables, keepHotTable, nextWish, type HotTable } from './hotTables'
import { FakeTable, toldIn } from './oneDevice.fake'
import OneDevicePage from './OneDevicePage.svelte'

const network = transport()

beforeAll(async () => {
  speak('fi')
  await learnWords('here', 'table', 'plain')
})

/** Random numbers that are the same in every run. */
function seeded(seed: number): () => number {
  let state = seed
  return () => (state = (state * 16807) % 2147483647) / 2147483647
}

const hotTable = (people: number): HotTable => ({
  ...{ id: 'hot', game: 'plain', open: false, brings: false, turns: true, host: 'host' },
  people: Array.from({ length: people }, (_, seat) => ({
    ...{ name: `Pelaaja${seat}`, key: `key-${seat}`, token: `token-${seat}`, seat },
  })),
  wanted: {
    game: 'plain',
    seats: people,
    options: {},
    places: Array.from({ length: people }, () => 'open'),
    name: '',
  },
})

let page: ReturnType<typeof mount> | undefined
let server: FakeTable

async function open(people: number, seed: number): Promise<void> {
  server = new FakeTable(people, seeded(seed))
  useTransport(server.transport)
  keepHotTable(hotTable(people))
  document.body.replaceChildren()
  page = mount(OneDevicePage, { target: document.body, props: { id: 'hot' } })
  await settle()
}

async function settle(): Promise<void> {
  for (let i = 0; i < 8; i++) {
    await tick()
    await new Promise((done) => setTimeout(done))
    flushSync()
  }
}

/** Everything that somebody at the device could come by. */
const reachable = (): string =>
  [
    document.documentElement.outerHTML,
    document.title,
    JSON.stringify({ ...localStorage }),
    JSON.stringify({ ...sessionStorage }),
    JSON.stringify(history.state),
    location.href,
  ].join('\n')

const curtain = (): HTMLElement | null => document.querySelector('.curtain')

/** The seat that the page shows: that of the token of its one open connection. */
function front(): number | null {
  const open = server.lines.filter((line) => line.open).map(({ token }) => token)
  expect(open).toHaveLength(1)
  return open[0]?.startsWith('token-') ? Number(open[0].slice(6)) : null
}

function check(): void {
  const seat = front()
  if (curtain()) expect(seat).toBeNull()
  expect([...toldIn(reachable())].filter((each) => each !== seat)).toEqual([])
}

const button = (words: RegExp, within: ParentNode = document): HTMLButtonElement | undefined =>
  [...within.querySelectorAll('button')].find((each) => words.test(each.textContent))

async function press(words: RegExp, within?: ParentNode): Promise<boolean> {
  const found = button(words, within)
  found?.click()
  await settle()
  check()
  return !!found
}

/** Takes a random step of a person at the device: answer, cover, claim, lift, or change one's mind. */
async function step(random: () => number): Promise<void> {
  const down = curtain()
  if (down && button(/^Näytä/, down)) {
    if (random() < 0.2) await press(/^Pidä/, down)
    else await press(/^Näytä/, down)
  } else if (down) {
    const claims = [...down.querySelectorAll('button')]
    claims[Math.floor(random() * claims.length)]?.click()
  } else if (random() < 0.15) await press(/^Peitä/)
  else if (!(await press(/salaisuus-/))) await press(/^(Peitä|Olen)/)
  await settle()
  check()
}

async function playOn(steps: number, seed: number): Promise<void> {
  const random = seeded(seed)
  for (let i = 0; i < steps && !server.over; i++) await step(random)
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
})

afterEach(async () => {
  if (page) await unmount(page)
  page = undefined
  useTransport(network)
  vi.unstubAllGlobals()
})

describe('a device that several people play on', () => {
  it.each([
    [2, 11],
    [4, 13],
  ])('holds what the one in front may know: %i people', async (people, seed) => {
    await open(people, seed)
    check()
    await playOn(50, seed)
    expect(server.turn).toBeGreaterThan(4)
    const seats = new Set(server.sent.map(({ token }) => token))
    expect(seats.size).toBeGreaterThan(people / 2)
  })

  it('is found leaking where the curtain leaves the board of the last player behind it', async () => {
    vi.spyOn(HotSeat.prototype, 'cover').mockImplementation(function (this: HotSeat) {
      this.front = null
    })
    await open(2, 11)
    await expect(playOn(60, 11)).rejects.toThrow()
  })

  it('is found leaking where a view is fetched before the curtain is lifted', async () => {
    vi.spyOn(HotSeat.prototype, 'token', 'get').mockImplementation(function (this: HotSeat) {
      return `token-${this.front ?? 0}`
    })
    await open(2, 11)
    expect(check).toThrow()
  })

  it('shows nothing and loses nothing when the curtain is lifted by mistake', async () => {
    await open(2, 14)
    expect(curtain()?.textContent).toContain('Pelaaja0')
    expect(document.body.textContent).toContain('Yhteinen näyttö')
    expect(document.body.textContent).not.toContain('yksi katsoja')
    const before = server.sent.length
    curtain()?.querySelector('button')?.click()
    await settle()
    expect(await press(/^Pidä/)).toBe(true)
    expect(server.sent.length).toBe(before)
    expect(curtain()?.querySelector('[role=status]')?.textContent).toMatch(/pysyi/)
  })

  it('covers itself when the page is left', async () => {
    await open(2, 15)
    await press(/^Olen/, curtain() ?? undefined)
    await press(/^Näytä/, curtain() ?? undefined)
    expect(front()).toBe(0)
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    await settle()
    expect(front()).toBeNull()
    check()
  })
})

describe('who comes next', () => {
  it('goes round the table', () => {
    expect(nextInFront([0, 1, 2], [0, 1, 2], null)).toBe(0)
    expect(nextInFront([0, 2], [0, 1, 2], 0)).toBe(2)
    expect(nextInFront([0, 1], [0, 1, 2], 2)).toBe(0)
    expect(nextInFront([3], [0, 1, 2], 2)).toBeNull()
  })

  it('moves everyone one seat on in the next game', () => {
    keepHotTable(hotTable(3))
    expect(nextWish(hotTable(3)).seats).toEqual([{ name: 'Pelaaja2' }, { name: 'Pelaaja0' }, { name: 'Pelaaja1' }])
    expect(hotTables()[0]?.id).toBe('hot')
  })
})
