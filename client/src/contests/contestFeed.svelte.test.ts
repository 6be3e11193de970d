import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../api/request'
import { heldAt } from '../lobby/mySeats'
import { Attending, type Ways } from './contestFeed.svelte'

interface Info {
  game: string
  entrant: number | null
  organiser: boolean
}

const fetched = vi.fn<(id: string, token?: string) => Promise<Info>>()
const done = vi.fn<(id: string, deed: string, token?: string) => Promise<unknown>>()
const ways: Ways<Info, string> = {
  fetch: fetched,
  done,
  path: (id) => `/event/${id}`,
  seated: (_, entrant) => (entrant === 1 ? { table: 'pöytä', players: [0, 1] } : null),
  soon: () => null,
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

async function followed(hash: string): Promise<Attending<Info, string>> {
  history.replaceState(null, '', `/event/e${hash}`)
  const attending = new Attending('e', ways)
  attending.follow()
  await vi.waitFor(() => {
    expect(attending.info ?? attending.trouble).not.toBeNull()
  })
  return attending
}

describe('an event that is followed', () => {
  it('takes in a ticket, and with it the seat at one’s table', async () => {
    const attending = await followed('#ticket=ticket')
    expect([attending.me, attending.info?.organiser, location.hash]).toEqual([1, false, ''])
    expect(heldAt('pöytä')).toMatchObject({ seat: 1, token: 'ticket' })
  })

  it('knows its organiser, who plays too', async () => {
    await followed('#ticket=ticket')
    const attending = await followed('#host=host')
    expect([attending.me, attending.info?.organiser]).toEqual([1, true])
    await attending.act('begin')
    expect(done).toHaveBeenLastCalledWith('e', 'begin', 'host')
  })

  it('says what was refused, and shows what it knew', async () => {
    const attending = await followed('')
    done.mockRejectedValue(new ApiError('not_organiser'))
    expect([await attending.act('begin'), attending.trouble?.code, attending.info?.game]).toEqual([
      false,
      'not_organiser',
      'rolechess',
    ])
  })

  it('says that a ticket is void', async () => {
    const attending = await followed('#ticket=old')
    expect([attending.me, attending.part.ticket]).toEqual([null, 'old'])
  })
})
