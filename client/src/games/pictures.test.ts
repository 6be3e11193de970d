import { flushSync, mount, unmount, type Component } from 'svelte'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { speak } from '../i18n/translate'
import DnupPicture from './dnup/Picture.svelte'
import type { View as DnupView } from './dnup/types'
import { MEN } from './rolechess/tileScene'
import RolechessPicture from './rolechess/Picture.svelte'
import type { View as RolechessView } from './rolechess/types'
import SequencePicture from './sequence/Picture.svelte'
import type { View as SequenceView } from './sequence/types'

const rolechess = { card: [], pieces: MEN, step: null } as unknown as RolechessView
const sequence = {
  board: Array.from({ length: 100 }, (_, cell) => (cell === 15 ? 1 : -1)),
  fives: [],
  last: null,
} as unknown as SequenceView
const dnup = {
  ...{
    stage: 'play',
    counts: [2, 3],
    points: [1, 0],
    goal: 3,
    pile: [],
    out: [],
    areas: 1,
    round: 2,
    turn: 0,
    starter: 1,
    area: 1,
  },
  ...{
    hand: [
      { up: 1, down: 5 },
      { up: 7, down: 2 },
    ],
    table: [[], []],
    deeds: [null, null],
    seat: 0,
    past: [],
  },
} as unknown as DnupView

let shown: ReturnType<typeof mount> | null = null
// eslint-disable-next-line @typescript-eslint/no-explicit-any
function draw(picture: Component<any>, view: unknown) {
  shown = mount(picture, { target: document.body, props: { view, seat: 0, names: ['Aino', 'Tarkka'] } })
  flushSync()
}

beforeAll(() => speak('fi'))
afterEach(() => {
  if (shown) void unmount(shown)
  document.body.replaceChildren()
})

describe('a position drawn without being played', () => {
  it.each([
    ['rolechess', RolechessPicture, rolechess],
    ['sequence', SequencePicture, sequence],
    ['dnup', DnupPicture, dnup],
  ])('has nothing to touch: %s', (_, picture, view) => {
    draw(picture, view)
    expect(document.querySelectorAll('button, a, input, [tabindex]')).toHaveLength(0)
  })

  it('shows what stands there', () => {
    draw(RolechessPicture, rolechess)
    expect(document.querySelectorAll('svg text, svg circle').length).toBeGreaterThan(MEN.length)
    draw(DnupPicture, dnup)
    expect(document.querySelectorAll('.held')).toHaveLength(2)
  })
})
