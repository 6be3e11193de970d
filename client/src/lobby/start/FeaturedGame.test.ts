import { mount, unmount } from 'svelte'
import { expect, test, vi } from 'vitest'
import type { FeaturedGame as Featured } from '../../api/messages'
import { learnWords, speak } from '../../i18n/translate'
import FeaturedGame from './FeaturedGame.svelte'

const GAME = { table: 't1', game: 'dnup', names: ['Aino', 'Eino'], finished: false } as unknown as Featured

async function shown(featured: Featured | null): Promise<HTMLElement> {
  await speak('fi')
  await learnWords('featured')
  const fetched = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(new Response(JSON.stringify({ featured }))))
  const target = document.createElement('div')
  const page = mount(FeaturedGame, { target })
  await vi.waitFor(() => expect(fetched).toHaveBeenCalled())
  if (featured) await vi.waitFor(() => expect(target.querySelector('section')).not.toBeNull())
  const copy = target.cloneNode(true) as HTMLElement
  await unmount(page)
  return copy
}

const linksOf = (page: HTMLElement) => [...page.querySelectorAll('a')].map((each) => each.getAttribute('href'))

test('a running game is watched, late where its policy says so', async () => {
  const page = await shown({ ...GAME, watch: { kind: 'moves', behind: 3 } })
  expect(linksOf(page)).toEqual(['/t/t1', '/t/t1'])
  expect(page.textContent).toContain('Aino ja Eino')
  expect(page.querySelector('.soft')?.textContent).toContain('3')
})

test('the best game of the week is looked at again', async () => {
  const page = await shown({ ...GAME, finished: true, watch: { kind: 'live', behind: 0 } })
  expect(linksOf(page)).toEqual(['/t/t1/replay', '/t/t1/replay'])
})

test('nothing stands there without such a game', async () => {
  expect((await shown(null)).textContent).toBe('')
})
