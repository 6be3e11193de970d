import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../api/request'
import { heldAt } from '../lobby/mySeats'
import { participationIn } from './tickets'
import { ContestFeed, type FeedSource } from './contestFeed.svelte'

interface Info {
  game: string
  entrant: number | null
  organiser: boolean
}

const fetched = vi.fn<(id: string, token?: string) => Promise<Info>>()
const send = vi.fn<(id: string, command: string, token?: string) => Promise<unknown>>()
const source: FeedSource<Info, string> = {
  fetch: fetched,
  send,
  path: (id) => `/event/${id}`,
  seated: (_, entrant) => (entrant === 1 ? { table: 'pöytä', players: [0, 1] } : null),
  pollDelay: () => null,
}

const entrants: Record<string, number> = { ticket: 1, other: 2 }

/** As the house answers: a ticket says as whom, the organiser's token that it is one. */
const answer = (_: string, token?: string): Promise<Info> =>
  token === 'forged'
    ? Promise.reject(new ApiError('bad_token'))
    : Promise.resolve({ game: 'rolechess', entrant: entrants[token ?? ''] ?? null, organiser: token === 'host' })

beforeEach(() => {
  fetched.mockImplementation(answer)
  send.mockResolvedValue(null)
})
afterEach(() => {
  vi.resetAllMocks()
  localStorage.clear()
  history.replaceState(null, '', '/')
})

async function followed(hash: string): Promise<ContestFeed<Info, string>> {
  history.replaceState(null, '', `/event/e${hash}`)
  const feed = new ContestFeed('e', source)
  feed.follow()
  await vi.waitFor(() => {
    expect(feed.info ?? feed.trouble).not.toBeNull()
  })
  return feed
}

describe('an event that is followed', () => {
  it('takes in a ticket, and with it the seat at one’s table', async () => {
    const feed = await followed('#ticket=ticket')
    expect([feed.me, feed.info?.organiser, location.hash]).toEqual([1, false, ''])
    expect(heldAt('pöytä')).toMatchObject({ seat: 1, token: 'ticket' })
  })

  it('knows its organiser, who plays too', async () => {
    await followed('#ticket=ticket')
    const feed = await followed('#host=host')
    expect([feed.me, feed.info?.organiser]).toEqual([1, true])
    await feed.sendCommand('begin')
    expect(send).toHaveBeenLastCalledWith('e', 'begin', 'host')
  })

  it('keeps a held token, whatever an invalid link brings', async () => {
    await followed('#host=host')
    for (const hash of ['#host=forged', '#host=ticket']) {
      const feed = await followed(hash)
      expect([feed.info?.organiser, feed.refused, feed.offered, location.hash]).toEqual([true, true, {}, ''])
      expect(participationIn('e').host).toBe('host')
    }
  })

  it.each([
    [false, 'ticket'],
    [true, 'other'],
  ])('asks before a valid link replaces a held ticket: %s', async (takes, kept) => {
    await followed('#ticket=ticket')
    const feed = await followed('#ticket=other')
    expect([feed.offered, participationIn('e').ticket, heldAt('pöytä')?.token]).toEqual([
      { ticket: 'other' },
      'ticket',
      'ticket',
    ])
    feed.answer(takes)
    expect([feed.offered, participationIn('e').ticket]).toEqual([{}, kept])
  })

  it('takes in a new ticket for a void one without a question', async () => {
    await followed('#ticket=old')
    const feed = await followed('#ticket=ticket')
    expect([feed.me, feed.offered]).toEqual([1, {}])
  })

  it('says what was refused, and shows what it knew', async () => {
    const feed = await followed('')
    send.mockRejectedValue(new ApiError('not_organiser'))
    expect([await feed.sendCommand('begin'), feed.trouble?.code, feed.info?.game]).toEqual([
      false,
      'not_organiser',
      'rolechess',
    ])
  })

  it('says that a ticket is void', async () => {
    const feed = await followed('#ticket=old')
    expect([feed.me, feed.participation.ticket]).toEqual([null, 'old'])
  })
})
