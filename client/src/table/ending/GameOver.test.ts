import { flushSync, mount, unmount } from 'svelte'
import { beforeAll, expect, it } from 'vitest'
import { speak } from '../../i18n/translate'
import { table } from '../live/liveTable.fake'
import type { Situation } from '../prompt/promptText'
import GameOver from './GameOver.svelte'

beforeAll(() => speak('fi'))

const ended = (seat: number | null): Situation => ({
  table: { ...table, state: 'over', next: 't2' },
  ask: null,
  seat,
  judge: false,
  toJudge: false,
  names: ['Aino', 'Eino'],
  side: (each) => each,
  result: { scores: [1, 0], why: 'RC-8' },
})

it.each([
  [0, 'Uusintapeli on avattu, ja paikkasi on siellä valmiina.'],
  [null, 'Uusintapeli on avattu.'],
])('announces a rematch to seat %s', async (seat, words) => {
  const nothing = () => undefined
  const props = { situation: ended(seat), busy: false, hides: false, rematch: nothing, openRule: nothing }
  const shown = mount(GameOver, { target: document.body, props })
  flushSync()
  expect(document.querySelector('.finish [role=status]')?.textContent).toBe(words)
  await unmount(shown)
})
