// Names of cards, sets and actions.

import { list, number, t } from '../../i18n/translate'
import type { Card, Deed, Round } from './types'

const isStar = ({ up, down }: Card): boolean => Math.min(up, down) === 1 && Math.max(up, down) === 5

export const cardWords = (card: Card): string =>
  t('dnup-card', { up: card.up, down: card.down, star: isStar(card) ? 'yes' : 'no' })

/** Arguments of a message about a set: how many of which value. */
export const setArgs = (cards: readonly Card[]): { size: number; value: number } => ({
  size: cards.length,
  value: cards[0]?.up ?? 0,
})

export const setWords = (cards: readonly Card[]): string => t('dnup-set', setArgs(cards))

/** A set on the table in words: both values of every card. */
export const openSetWords = (cards: readonly Card[]): string =>
  t('dnup-set-named', { ...setArgs(cards), downs: list(cards.map(({ down }) => number(down))) })

function did({ act, lifted }: Deed, name: (seat: number) => string): string {
  if (act.type === 'Play') return t('dnup-did-play', setArgs(act.cards))
  if (act.type === 'Add') return t('dnup-did-add', { value: act.card.up, owner: name(act.seat) })
  if (act.type === 'Take') return t('dnup-did-take', { ...setArgs(lifted), owner: name(act.seat) })
  return t('dnup-did-turn')
}

export function deedWords(deed: Deed, name: (seat: number) => string): string {
  const words = did(deed, name)
  if (!deed.hit || deed.act.type === 'Take') return words
  return t('dnup-did-beat', { did: words, owner: name(deed.hit.seat) })
}

/** The players who went out in a past round, in words. */
export function roundWords({ out, void: isVoid }: Round, name: (seat: number) => string): string {
  const [first, second] = out
  const told =
    first === undefined
      ? t('dnup-score-nobody')
      : second === undefined
        ? t('dnup-score-first', { name: name(first) })
        : t('dnup-score-first-second', { first: name(first), second: name(second) })
  return isVoid ? `${t('dnup-score-void')}. ${told}.` : `${told}.`
}
