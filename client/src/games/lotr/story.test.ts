import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { LANGUAGES, speak } from '../../i18n/translate'
import { knowCards, parted, type CardFace } from './cards/cardCatalogue'
import { forget, remember } from './view/knownCards'
import { story } from './story'
import type { Event } from './types'

const card = (code: number, title: string) => ({ code, title, kind: 'companion' }) as CardFace
const listener = { seat: 0, name: (seat: number) => ['Aino', 'Tarkka'][seat] ?? '' }
const line = (event: Record<string, unknown>) => story(event as { type: string }, listener).line

beforeAll(async () => {
  await speak('fi')
  const cards = [card(1365, 'Aragorn'), card(1151, 'Uruk Savage'), card(1002, 'The One Ring')]
  for (const language of LANGUAGES) knowCards(language, cards)
})
beforeEach(() => {
  forget()
  remember([
    { id: 3, code: 1365 },
    { id: 9, code: 1151 },
  ])
})

describe('the log', () => {
  it('names the cards that numbers stand for', () => {
    expect(line({ type: 'Assigned', seat: 0, character: 3, minion: 9 })).toBe('Aragorn saa vastaansa: Uruk Savage.')
    expect(line({ type: 'Wounded', card: 9 })).toBe('Uruk Savage haavoittuu.')
  })

  it('has no number for what had left the table before the page came', () => {
    expect(line({ type: 'Wounded', card: 0 })).toBe('Tuntematon kortti haavoittuu.')
  })

  it('learns cards from what is told of them', () => {
    story({ type: 'CardPlayed', seat: 1, card: 12, code: 1002, pile: 'hand', bearer: -1 } as { type: string }, listener)
    expect(line({ type: 'Exerted', card: 12 })).toBe('The One Ring rasittuu.')
  })

  it('tells a fight by its sums and its winner', () => {
    const fight = { type: 'FightEnded', character: 3, minions: [9], free: 8, shadow: 17, overwhelmed: true }
    expect(line({ ...fight, winner: 'shadow' })).toMatch(
      /^Aragorn häviää taistelun: voima 8 on vähemmän kuin 17\. .*murskataan/,
    )
    expect(line({ ...fight, free: 17, winner: 'shadow', overwhelmed: false })).toContain('tasatilanteen voittaa Varjo')
    expect(line({ ...fight, free: 9, shadow: 8, winner: 'free', overwhelmed: false })).toContain(
      'voima 9 on enemmän kuin 8',
    )
  })

  it('says why: by which card, or by which rule', () => {
    expect(line({ type: 'Wounded', card: 3, cause: 1151 })).toBe('Aragorn haavoittuu (Uruk Savage).')
    expect(line({ type: 'Wounded', card: 3, why: 'skirmish' })).toBe('Aragorn haavoittuu (hävitty taistelu).')
    expect(line({ type: 'PlayerOut', seat: 1, why: 'LOTR-19.8' })).toBe(
      'Tarkka on poissa pelistä: Sormus turmeli viejänsä.',
    )
  })

  it('tells what was paid with the card, and only there', () => {
    const played = { type: 'CardPlayed', seat: 1, card: 9, code: 1151, pile: 'hand', paid: -4, pool: 2 }
    expect(line(played)).toBe('Tarkka pelaa kortin Uruk Savage (varjomerkkejä −4, altaassa 2).')
    expect(line({ ...played, code: 1002, bearer: 3, paid: 0 })).toBe(
      'Tarkka pelaa kortin The One Ring, kantajana Aragorn.',
    )
    expect(line({ type: 'TwilightChanged', by: -4, now: 2, why: 'cost' })).toBeUndefined()
  })

  it('tells one’s own cards by name and only counts another’s', () => {
    expect(line({ type: 'CardsDrawn', seat: 0, count: 1, codes: { value: [1365] } })).toBe('Nostit: Aragorn.')
    expect(line({ type: 'CardsDrawn', seat: 1, count: 2, codes: { value: null } })).toBe('Tarkka nostaa 2 korttia.')
  })

  it('says by the way what was not asked, for nothing could have come of it', () => {
    expect(line({ type: 'Skipped', what: 'fights' })).toBe('Palvelijoita ei ole, joten taistelut jäävät väliin.')
    expect(line({ type: 'Skipped', what: 'actions', seat: 1 })).toBe('Tarkka ei voi toimia tässä vaiheessa.')
    expect(line({ type: 'Skipped', what: 'actions' })).toBe('Kukaan ei voi toimia tässä vaiheessa.')
    expect(line({ type: 'Skipped', what: 'answer', seat: 0, code: 1002 })).toContain(
      'Kortilla The One Ring ei olisi nyt vaikutusta',
    )
  })

  it('says which way twilight and burdens go', () => {
    expect(line({ type: 'TwilightChanged', by: -3, now: 2 })).toBe('Varjoaltaasta lähtee 3 varjomerkkiä, nyt 2.')
    expect(line({ type: 'BurdensChanged', seat: 0, by: 1, now: 4 })).toContain('yhteensä 4')
  })

  it('says what lasts on a card', () => {
    expect(line({ type: 'Affected', cards: [9], what: 'keyword', amount: 1, keyword: 'damage' })).toBe(
      'Uruk Savage: vahinko +1.',
    )
  })

  it('is silent about arrows that never flew, and about what it does not know', () => {
    expect(line({ type: 'ArcheryFired', fellowship: 0, minions: 0 })).toBeUndefined()
    expect(line({ type: 'Unheard' })).toBeUndefined()
  })
})

type Samples = { [K in Event['type']]: Omit<Extract<Event, { type: K }>, 'type'> }

/** A sample of each kind the rules can tell: a new kind does not compile until it is here. */
const SAMPLES: Samples = {
  BidMade: { seat: 0 },
  BidsShown: { bids: [1, 2] },
  TieSettled: { seats: [0, 1] },
  PlaceTaken: { seat: 0, place: 0 },
  TurnBegan: { seat: 0 },
  PhaseBegan: { phase: 'shadow', seat: 1 },
  SitePlaced: { seat: 0, code: 1365, number: 2 },
  FellowshipMoved: { seat: 0, number: 2 },
  CardShown: { seat: 0, card: 3, code: 1365, pile: 'hand' },
  CardPlayed: { seat: 0, card: 3, code: 1365, pile: 'hand', paid: 4, pool: 4 },
  AbilityUsed: { seat: 0, card: 3, code: 1365, ability: 0 },
  ItemMoved: { card: 9, bearer: 3 },
  TwilightChanged: { by: 2, now: 2, why: 'move' },
  BurdensChanged: { seat: 0, by: 1, now: 1, cause: 1151 },
  CardsDrawn: { seat: 0, count: 1, codes: { value: null, eyes: [1] } },
  CardsDiscarded: { seat: 0, codes: [1365], pile: 'deck' },
  CardReturned: { seat: 0, code: 1365, to: 'hand' },
  CardSunk: { seat: 0, code: { value: null, eyes: [1] } },
  HandSeen: { seat: 0, of: 1, codes: { value: [1365], eyes: [0] } },
  HandShown: { seat: 0, of: 1, codes: [1365] },
  DeckSeen: { seat: 0, of: 1, codes: { value: [1365], eyes: [0] } },
  DeckShown: { seat: 0, of: 1, codes: [1365] },
  DeckShuffled: { seat: 0, anew: true },
  Wounded: { card: 3, why: 'archery' },
  Exerted: { card: 3, cause: 1151 },
  Healed: { card: 3, why: 'sanctuary' },
  Died: { cards: [3, 9], codes: [1365, 1151] },
  LeftPlay: { cards: [9], codes: [1151] },
  WoundPrevented: { card: 3 },
  Strengthened: { cards: [3], by: -2 },
  Affected: { cards: [3], what: 'wounds', amount: 1 },
  RingPutOn: { seat: 0 },
  RingTakenOff: { seat: 0 },
  BearerChanged: { seat: 0, card: 3 },
  ArcheryFired: { fellowship: 1, minions: 2 },
  Assigned: { seat: 0, character: 3, minion: 9 },
  FightBegan: { character: 3, minions: [9] },
  FightEnded: { character: 3, minions: [9], free: 8, shadow: 5, winner: 'free', overwhelmed: false },
  FightUncontested: { winner: 'shadow' },
  FightCancelled: { character: 3 },
  Picked: { seat: 0, what: 'archery-player', card: 1 },
  Decided: { seat: 0, what: 'move-again', way: 1 },
  Passed: { seat: 0 },
  Skipped: { what: 'answer', seat: 0, code: 1002 },
  SiteControlled: { seat: 0, card: 3 },
  SiteLiberated: { card: 3 },
  CardStacked: { seat: 0, card: 9, code: 1151, on: 3 },
  TokensChanged: { card: 3, culture: 'elven', by: 1, now: 1 },
  GaveUp: { seat: 1 },
  PlayerOut: { seat: 1, why: 'LOTR-16.3' },
}
const SILENT = ['CardShown']

describe.each(LANGUAGES)('every event in %s', (language) => {
  beforeAll(() => speak(language))
  afterAll(() => speak('fi'))

  it.each(Object.entries(SAMPLES))('%s', (type, facts) => {
    const told = line({ type, ...facts })
    if (SILENT.includes(type)) expect(told).toBeUndefined()
    else expect(told).toMatch(/^[^{}#$]*\p{L}[^{}#$]*$/u)
    expect(told ?? '').not.toContain('lotr-')
  })
})

describe('choices', () => {
  it.each(['target', 'cost', 'bearer', 'archery-wound', 'sanctuary', 'card'])(
    'of %s are told by what comes of them',
    (what) => {
      expect(line({ type: 'Picked', seat: 0, what, card: 1 })).toBeUndefined()
    },
  )

  it.each(['effect', 'spot', 'draw', 'may'])('between ways of %s too', (what) => {
    expect(line({ type: 'Decided', seat: 0, what, way: 1 })).toBeUndefined()
  })
})

describe('a long title', () => {
  it('may be parted between syllables, a short one not', () => {
    expect(parted('Dunlending Madman')).toBe('Dun\u00ADlen\u00ADding Madman')
    expect(parted('Betrayal of Isengard')).not.toContain('I\u00AD')
    expect(parted('Caradhras')).not.toContain('Ca\u00AD')
    expect(parted('Uruk Savage')).toBe('Uruk Savage')
  })
})
