import { describe, expect, it, vi } from 'vitest'
import { onClick, onPush, onSubscriptionChange, pageOf } from './push'

const HERE = 'https://games.example'

const worker = (open: { url: string; focus?: () => unknown; postMessage?: (message: unknown) => void }[] = []) => {
  const shown: [string, NotificationOptions][] = []
  const opened: string[] = []
  const subscribed: unknown[] = []
  const found = {
    location: { origin: HERE },
    registration: {
      showNotification: (title: string, options: NotificationOptions) => void shown.push([title, options]),
      pushManager: {
        getSubscription: async () => ({ options: { applicationServerKey: 'key' } }),
        subscribe: async (how: unknown) => void subscribed.push(how),
      },
    },
    clients: { matchAll: async () => open, openWindow: async (page: string) => void opened.push(page) },
  } as unknown as ServiceWorkerGlobalScope
  return { found, shown, opened, subscribed }
}

describe('the page of a message', () => {
  it.each([
    ['https://games.example/t/abc', `${HERE}/t/abc`],
    ['http://localhost/t/abc', `${HERE}/t/abc`],
    ['https://evil.example/t/abc', `${HERE}/t/abc`],
    ['/notices', `${HERE}/notices`],
    ['http://[', `${HERE}/notices`],
    ['javascript:alert(1)', `${HERE}/notices`],
    [undefined, `${HERE}/notices`],
  ])('of %s', (navigate, page) => {
    expect(pageOf(navigate, HERE)).toBe(page)
  })
})

describe('a push', () => {
  it('shows what it says, with its tag', async () => {
    const { found, shown } = worker()
    const notification = { title: 'Sinun vuorosi', body: 'P', lang: 'fi', navigate: `${HERE}/t/a`, tag: 't-a' }
    await onPush(found, JSON.stringify({ web_push: 8030, notification }))
    expect(shown).toMatchObject([['Sinun vuorosi', { tag: 't-a', lang: 'fi', data: { page: `${HERE}/t/a` } }]])
  })

  it.each(['', '{', '{}', '[]', '{"notification":{"title":7}}', 'null'])('shows something for %s', async (text) => {
    const { found, shown } = worker()
    await onPush(found, text)
    expect(shown).toMatchObject([['Pelipöytä', { data: { page: `${HERE}/notices` } }]])
  })
})

describe('a click', () => {
  const clicked = { close: vi.fn(), data: { page: `${HERE}/t/a` } } as unknown as Notification

  it('opens the page where none is open', async () => {
    const { found, opened } = worker()
    await onClick(found, clicked)
    expect(opened).toEqual([`${HERE}/t/a`])
  })

  it('focuses an open page and leads it on', async () => {
    const said: unknown[] = []
    const focus = vi.fn()
    const { found, opened } = worker([
      { url: `${HERE}/lobby`, focus, postMessage: (message) => void said.push(message) },
    ])
    await onClick(found, clicked)
    expect([focus.mock.calls.length, said, opened]).toEqual([1, [{ go: `${HERE}/t/a` }], []])
  })
})

it('subscribes again by the same key where the browser drops the subscription', async () => {
  const said: unknown[] = []
  const { found, subscribed } = worker([{ url: HERE, postMessage: (message) => void said.push(message) }])
  await onSubscriptionChange(found)
  expect(subscribed).toEqual([{ userVisibleOnly: true, applicationServerKey: 'key' }])
  expect(said).toEqual([{ subscribe: true }])
})
