// Cards in words, for screen readers and buttons.

import { has, kebab, list, t } from '../../../i18n/translate'
import type { Phrase } from '../../screen'
import { faceOf, isCharacter, titleOf } from './cardCatalogue'
import type { Action, Card, Now, Numbers, View } from '../types'
import { memoryTitle } from '../view/knownCards'
import { cardOf, heldBy, numbersOf, priceOf, total } from '../view/viewQueries'

export const signed = (number: number): string => (number < 0 ? `−${-number}` : `+${number}`)
const NUMBERED = ['damage', 'defender']
const LENT = 1000 // as layout.py numbers the texts that a card has from a site

export const keywordWords = ({ keywords }: Numbers): string[] =>
  keywords.map(([word, n]) => t(`lotr-keyword-${word}`, { n: NUMBERED.includes(word) ? signed(n) : n }))

/** «Aragorn, companion, strength 8, vitality 4, wounds 1, damage +1, bears Athelas». */
export function nameOfCard(view: View, card: Card): string {
  const face = faceOf(card.code)
  if (!face) return titleOf(card.code)
  const words = [face.title, t(`lotr-kind-${face.kind}`)]
  if (isCharacter(face)) words.push(...characterWords(view, card))
  if (card.wounds) words.push(t('lotr-wounds', { n: card.wounds }))
  for (const [culture, n] of card.tokens) words.push(t('lotr-tokens', { culture: t(`lotr-of-culture-${culture}`), n }))
  const borne = heldBy(view, card.id).map(({ code }) => titleOf(code))
  if (borne.length) words.push(t('lotr-bears', { cards: list(borne) }))
  const facing = facingOf(view, card.id)
  if (facing.length) words.push(t('lotr-faces', { cards: list(facing.map(memoryTitle)) }))
  return words.join(', ')
}

/** The opponents of a character or minion, present or next. */
function facingOf(view: View, id: number): readonly number[] {
  const fights = view.fight ? [view.fight, ...view.fights] : view.fights
  const fight = fights.find(({ character, minions }) => character === id || minions.includes(id))
  return !fight ? [] : fight.character === id ? fight.minions : [fight.character]
}

function characterWords(view: View, card: Card): string[] {
  const face = faceOf(card.code)
  const numbers = numbersOf(view, card.id)
  const strength = numbers ? total(numbers.strength) : (face?.strength ?? 0)
  const vitality = numbers ? numbers.vitality : (face?.vitality ?? 0) - card.wounds
  return [
    t('lotr-strength-of', { n: strength }),
    t('lotr-vitality-of', { n: vitality }),
    ...(numbers ? keywordWords(numbers) : []),
  ]
}

/** Sources of the remaining vitality: printed value, items, wounds, and the rest. */
export function vitalityRows(view: View, card: Card): { source: string; amount: number }[] {
  const printed = faceOf(card.code)?.vitality ?? 0
  const items = heldBy(view, card.id)
    .filter(({ zone }) => zone === 'attached')
    .map(({ code }) => ({ source: titleOf(code), amount: faceOf(code)?.vitality ?? 0 }))
  const rows = [{ source: titleOf(card.code), amount: printed }, ...items.filter(({ amount }) => amount)]
  if (card.wounds) rows.push({ source: t('lotr-wounds-row'), amount: -card.wounds })
  const left = (numbersOf(view, card.id)?.vitality ?? 0) - rows.reduce((sum, { amount }) => sum + amount, 0)
  return left ? [...rows, { source: t('lotr-occasion'), amount: left }] : rows
}

/** A card of a hand or pile, with its cost. */
export function nameOfCode(view: View, code: number): string {
  const face = faceOf(code)
  if (!face) return titleOf(code)
  const parts = priceOf(view, code)
  const words = [
    face.title,
    t(`lotr-kind-${face.kind}`),
    t('lotr-cost-of', { n: parts ? total(parts) : face.twilight }),
  ]
  if (isCharacter(face)) {
    words.push(t('lotr-strength-of', { n: face.strength }), t('lotr-vitality-of', { n: face.vitality }))
  }
  return words.join(', ')
}

/** The words of an ability, without its phase. */
export function abilityWords(code: number, ability: number): string {
  const face = faceOf(code)
  return face?.text[face.starts + ability] ?? t('lotr-sanctuary-heals')
}

/** The label of an action's button; `several` abilities are told apart by their words. */
export function actionPhrase(view: View, action: Action, several: boolean): Phrase {
  switch (action.type) {
    case 'Play': {
      const parts = priceOf(view, action.code)
      return {
        key: 'lotr-act-play',
        args: { card: titleOf(action.code), n: parts ? total(parts) : (faceOf(action.code)?.twilight ?? 0) },
      }
    }
    case 'Use':
      return lentPhrase(view, action) ?? usePhrase(cardOf(view, action.card)?.code, action.ability, several)
    case 'HealBy':
      return { key: 'lotr-act-heal', args: { card: titleOf(action.code) } }
    case 'Transfer':
      return { key: 'lotr-act-transfer' }
    default:
      return { key: 'lotr-act-pick' }
  }
}

/** A text that the card has from a site is named by the site: its number says which (LOTR-30.64). */
function lentPhrase(view: View, { ability }: { ability: number }): Phrase | undefined {
  const site = ability < LENT ? undefined : cardOf(view, Math.floor(ability / LENT) - 1)
  return site && { key: 'lotr-step-text', args: { text: plain(abilityWords(site.code, ability % LENT)) } }
}

function usePhrase(code: number | undefined, ability: number, several: boolean): Phrase {
  if (code === undefined || !faceOf(code)?.text[(faceOf(code)?.starts ?? 0) + ability])
    return { key: 'lotr-sanctuary-heals' }
  if (!several) return { key: 'lotr-act-use', args: { card: titleOf(code) } }
  return { key: 'lotr-step-text', args: { text: plain(abilityWords(code, ability)) } }
}

/** The form of a culture's name before a noun, after these words: kääpiöiden kortti, dvärgkort. */
export function culturalWord(before: string, culture: string): string {
  const word = t(`lotr-of-culture-${culture}`)
  return /(^|[.:] )$/.test(before) ? word.charAt(0).toUpperCase() + word.slice(1) : word
}

/** A line of a card without markup: cultures as words. */
export const plain = (line: string): string =>
  line.replace(/\[([\w-]+)\]/g, (mark, culture: string, at: number) =>
    has(`lotr-of-culture-${culture}`) ? culturalWord(line.slice(0, at), culture) : mark,
  )

const DEEDS: Partial<Record<NonNullable<Now['answering']>['type'], string>> = {
  TakesWound: 'wound',
  Exerts: 'exert',
  Heals: 'heal',
  Dies: 'death',
  LeavesPlay: 'discard',
  IsPlayed: 'play',
  WinsFight: 'win',
  IsAssigned: 'assignment',
  IsOverwhelmed: 'overwhelm',
  GainsBurdens: 'burden',
  LosesBurdens: 'unburden',
  AddsTwilight: 'twilight',
  Draws: 'draw',
  TakesSite: 'control',
  UsesAbility: 'ability',
  RingGoesOn: 'ring',
  HandRevealed: 'reveal',
  PhaseEnds: 'phase-end',
  TurnEnds: 'turn-end',
  FightEnds: 'fight-end',
}
/** The event that may be responded to, in words. */
export function happeningWords({ now: { answering: what, before } }: View): string {
  if (!what) return ''
  const deed = DEEDS[what.type]
  if (what.type === 'PhaseStarts') return t('lotr-happens-phase', { phase: t(`lotr-phase-name-${what.phase}`) })
  if (!deed) return t(`lotr-happens-${kebab(what.type)}`)
  const ids =
    'card' in what
      ? [what.card]
      : 'cards' in what
        ? what.cards
        : 'winners' in what
          ? what.winners
          : 'minion' in what
            ? [what.minion]
            : []
  const who = list(ids.map(memoryTitle))
  return t(`lotr-deed-${deed}`, { time: before ? 'about' : 'after', who, who_gen: who })
}
