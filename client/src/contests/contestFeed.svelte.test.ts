import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../api/request'
import { heldAt } from '../lobby/mySeats'
import { ContestFeed, type FeedSource } from './contestFeed.svelte'

interface Info {
  game: string
  entrant: number | null
  organiser: boolean
}

const fetched = vi.fn<(id: string, token?: string) => Promise<Info>>()
const done = vi.fn<(id: string, command: string, token?: string) => Promise<unknown>>()
const source: FeedSource<Info, string> = {
  fetch: fetched,
  done,
  path: (id) => `/event/${id}`,
  seated: (_, entrant) => (entrant === 1 ? { table: 'pöytä', players: [0, 1] } : null),
  pollDelay: () => null,
}

/** As the house answers: a ticket says as whom, the organiser's token that it is one. */
const answer = (_: string, token?: string): Promise<Info> =>
  Promise.resolve({ game: 'rolechess', entrant: token === 'ticket' ? 1 : null, organiser: token === 'host' })

beforeEach(() => {
  fetched.mockImplementation(answer)
  done.mockResolvedValue(null)
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
    await feed.act('begin')
    expect(done).toHaveBeenLastCalledWith('e', 'begin', 'host')
  })

  it('says what was refused, and shows what it knew', async () => {
    const feed = await followed('')
    done.mockRejectedValue(new ApiError('not_organiser'))
    expect([await feed.act('begin'), feed.trouble?.code, feed.info?.game]).toEqual([
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
