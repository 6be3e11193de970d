// Sentences of an analysis.

import type { Account } from '../api/messages'
import type { Analysis, Hint, FeatureDifference, Turning, Weighed } from '../api/wire'
import { asArgs, firstOf, hundredths, number, t } from '../i18n/translate'

const FEW = 10

export const points = (share: number): string => number(hundredths(share))

/** With its sign, and never “−0”. */
export const signed = (share: number): string => number(hundredths(share), { signDisplay: 'exceptZero' })

export function turningSentence(
  found: Analysis,
  turn: Turning,
  names: readonly string[],
  mine: number | null = null,
): string {
  const weighed = found.weighed.find(({ step }) => step === turn.step)
  return t(`analysis-turn-${turn.kind}`, {
    name: names[turn.seat ?? -1] ?? '',
    way: turn.amount > 0 ? 'up' : 'down',
    points: hundredths(Math.abs(turn.amount)),
    error: hundredths(turn.error),
    rolled: turn.dice?.length ? ` ${t('analysis-dice', { dice: turn.dice.join(', ') })}` : '',
    better: weighed
      ? choiceWords(found.game, weighed.seat === mine, weighed.better_words?.slice(0, 1), weighed.better[0]?.action)
      : '',
  })
}

/**
 * The game's words for a choice, or its notation. They speak to the player who chooses: of another player's choice only
 * the choice itself is told, in words that do not say “you”.
 */
function choiceWords(game: string, own: boolean, hints: readonly Hint[] = [], action = ''): string {
  const told = own ? hints : hints.slice(0, 1)
  const keyed = (key: string) => (own ? [] : [`${game}-advice-${key}-other`]).concat(`${game}-advice-${key}`)
  return told.map(({ key, facts }) => firstOf(keyed(key), asArgs(facts ?? {}))).join(' ') || `${action}.`
}

/** Small figures keep a decimal, so that they differ as they were compared. */
const shown = (figure: number): number =>
  (Math.abs(figure) < FEW ? Math.round(10 * figure) / 10 : Math.round(figure)) + 0

function reasonWords(game: string, { term, whose, best, played }: FeatureDifference): string {
  const of = term === 'won' || term === 'lost' ? 'over' : game
  return t(`analysis-${of}-${term}`, { whose, best: shown(best), played: shown(played) })
}

/** A paragraph with a label before it. */
export interface Paragraph {
  label: string
  words: string
}

const MINUTE = 60
const TEN = 10

/** The remaining time in words, rounded. */
export function leftWords(seconds: number): string {
  const minutes = Math.round(seconds / MINUTE)
  return minutes
    ? t('analysis-left-minutes', { minutes })
    : t('analysis-left-seconds', { seconds: Math.max(1, Math.ceil(seconds / TEN)) * TEN })
}

/** The cost of a choice, the choice itself, and the better one with its reason: a paragraph each. */
export function lossSentences(
  found: Analysis,
  each: Weighed,
  names: readonly string[],
  mine: number | null = null,
): Paragraph[] {
  const own = each.seat === mine
  const best = each.better[0] ?? each.played
  const told = {
    ...{ name: names[each.seat] ?? '', value: hundredths(each.played.value), best: hundredths(best.value) },
    ...{ points: hundredths(each.loss), error: hundredths(each.error) },
  }
  const hidden = each.believed !== undefined && each.believed !== null
  const better = [choiceWords(found.game, own, each.better_words, best.action)]
  if (hidden) better.push(t('analysis-share', { share: hundredths(best.best) }))
  const terms = (each.why ?? []).map((reason) => reasonWords(found.game, reason)).join('; ')
  const reply = choiceWords(found.game, each.replier === mine, each.reply_words, each.reply)
  return [
    { label: '', words: t('analysis-loss', told) },
    { label: t('analysis-played'), words: choiceWords(found.game, own, each.played_words, each.played.action) },
    { label: t('analysis-better'), words: better.join(' ') },
    ...(terms ? [{ label: t('analysis-why'), words: t('analysis-why-terms', { terms }) }] : []),
    ...(each.reply ? [{ label: t('analysis-reply', { name: names[each.replier ?? -1] ?? '' }), words: reply }] : []),
  ]
}

const errorsOf = ({ marks }: Account): number => (marks.blunder ?? 0) + (marks.mistake ?? 0) + (marks.inaccuracy ?? 0)

/** Reasons for a player's result, in one sentence. */
export function accountSentence({ accounts }: Analysis, account: Account, names: readonly string[]): string {
  const others = accounts.filter(({ seat }) => seat !== account.seat).map(errorsOf)
  const [own, most, least] = [errorsOf(account), Math.max(...others), Math.min(...others)]
  return t('analysis-account-sentence', {
    ...{ name: names[account.seat] ?? '', luck: signed(account.luck), skill: signed(account.skill) },
    others: signed(account.others_luck + account.others_skill),
    more: own > most ? 'more' : own < least ? 'fewer' : 'same',
  })
}
