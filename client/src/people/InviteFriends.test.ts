import { mount, unmount } from 'svelte'
import { expect, test, vi } from 'vitest'
import { speak } from '../i18n/translate'
import InviteFriends from './InviteFriends.svelte'

const FRIENDS = [
  { person: 'a-away', name: 'Eino', here: false },
  { person: 'a-here', name: 'Aino', here: true },
]

test('friends who are here come first, and one tap invites to this table', async () => {
  await speak('fi')
  const fetched = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(new Response(JSON.stringify({ friends: FRIENDS }))))
  const target = document.body.appendChild(document.createElement('div'))
  const shown = mount(InviteFriends, { target, props: { table: 't1' } })
  const buttons = () => [...target.querySelectorAll('button')]
  await vi.waitFor(() => expect(buttons()).toHaveLength(2))
  expect([...target.querySelectorAll('.name')].map((each) => each.textContent)).toEqual(['Aino', 'Eino'])
  buttons()[0]?.click()
  await vi.waitFor(() =>
    expect(buttons().map((each) => each.textContent?.trim())).toEqual(['Kutsuttu', 'Kutsu peliin']),
  )
  const [path, sent] = fetched.mock.lastCall ?? []
  expect(path).toBe('/api/people/invitations')
  expect(JSON.parse(String(sent?.body))).toEqual({ person: 'a-here', table: 't1' })
  await unmount(shown)
})
