import { beforeAll, expect, it } from 'vitest'
import { speak, t } from '../../../i18n/translate'
import { deedsIn, offersOf, type Choice } from './pick'
import { stepOf } from './step'
import type { Action, Card, Preview, Spot, View } from '../types'

beforeAll(() => speak('fi'))

const card = (up: number, down: number): Card => ({ up, down })
const preview = (part: Partial<Preview> = {}): Preview => ({
  beats: null,
  piled: false,
  gains: [],
  out: false,
  ...part,
})
const may = (action: Action, part?: Partial<Preview>): Choice => ({ action, preview: preview(part) })
const TURN = may({ type: 'Turn' })
const VIEW = {
  seat: 0,
  stage: 'play',
  areas: 2,
  area: 1,
  table: [[], [], [card(5, 1), card(5, 2)], []],
  out: [],
} as unknown as View
const FOE: Spot = { seat: 1, area: 1 }
const [SIX, FIVE] = [card(6, 1), card(5, 3)]
const LEGAL = [
  may({ type: 'Play', cards: [SIX] }),
  may({ type: 'Play', cards: [SIX, card(6, 2)] }, { beats: FOE }),
  may({ type: 'Play', cards: [card(7, 1)] }, { beats: { seat: 0, area: 2 }, gains: [card(2, 6)] }),
  may({ type: 'Play', cards: [card(9, 1)] }, { out: true }),
  may({ type: 'Add', card: FIVE, ...FOE }),
  may({ type: 'Take', ...FOE }, { gains: [card(1, 5), card(2, 5)] }),
  TURN,
]

function say(cards: Card[], target: Spot | null = null, more: object = {}): string {
  const picking = {
    lack: null,
    myTurn: true,
    cards,
    picked: { keys: [], target },
    offers: offersOf(LEGAL, cards, target),
    deeds: deedsIn(LEGAL),
    ...more,
  }
  const step = stepOf(VIEW, picking, (seat) => ['Aino', 'Eero'][seat] ?? '')
  return step?.key ? t(step.key, step.args) : ''
}

it.each([
  [[], null, ''],
  [[SIX], null, 'Valittu: kuutonen. Paina Pelaa.'],
  [[SIX, card(6, 2)], null, 'Valittu: 2 kuutosta. Se lyö sarjan (Eero).'],
  [[card(7, 1)], null, 'Valittu: seiska. Se lyö oman sarjasi: saisit takaisin 2/6.'],
  [[card(9, 1)], null, 'Valittu: ysi. Sillä pääset eroon korteistasi!'],
  [[card(1, 2)], null, 'Valittu: ykkönen. Ei käy nyt: paina Pelaa, niin näet miksi.'],
  [[FIVE], null, 'Valittu: viitonen. Paina Lisää: kortti menee sarjaan (Eero).'],
  [[SIX], FOE, 'Valittu: kuutonen. Ei käy tähän sarjaan: paina Lisää, niin näet miksi.'],
  [[], FOE, 'Valittu: 2 viitosta (Eero). Ota, niin saat 1/5 ja 2/5, tai valitse kortti, jonka lisäät.'],
])('follows what is picked: %j at %j', (cards, target, words) => {
  expect(say(cards, target)).toBe(words)
})

it('says what is still to be picked, and nothing out of turn', () => {
  expect(say([], null, { lack: 'choose-set' })).toBe('Valitse pöydältä sarja, jonka otat.')
  expect(say([SIX], null, { myTurn: false })).toBe('')
})

it('asks for nothing that cannot be done', () => {
  const without = (...kinds: string[]) => ({
    deeds: deedsIn(LEGAL.filter(({ action }) => !kinds.includes(action.type))),
  })
  expect(say([])).toBe('')
  expect(say([], null, without('Play'))).toBe('Voit lisätä kortin, ottaa sarjan tai kääntää kätesi.')
  expect(say([], null, without('Add', 'Take'))).toBe('Voit pelata sarjan alueellesi 1 tai kääntää kätesi.')
  expect(say([], null, without('Play', 'Add', 'Take'))).toBe('Voit kääntää kätesi.')
})
