// What an analysis says, in sentences.

import type { Analysis, Turning, Weighed } from '../wire'
import { list, number, t } from '../words'

/** Hundredths, as people count chances. */
export const points = (share: number): string => number(100 * share + 0, { maximumFractionDigits: 0 })

/** With its sign, and never “−0”. */
export const signed = (share: number): string => {
  const whole = Math.round(100 * share) + 0
  return number(whole, { signDisplay: 'exceptZero' })
}

export function turningSentence(found: Analysis, turn: Turning, names: readonly string[]): string {
  const weighed = found.weighed.find(({ step }) => step === turn.step)
  return t(`analysis-turn-${turn.kind}`, {
    name: names[turn.seat ?? -1] ?? '',
    way: turn.amount > 0 ? 'up' : 'down',
    points: points(Math.abs(turn.amount)),
    error: points(turn.error),
    action: weighed?.played.action ?? '',
    better: weighed?.better[0]?.action ?? '',
  })
}

export function lossSentences(found: Analysis, each: Weighed, names: readonly string[]): string[] {
  const best = each.better[0] ?? each.played
  const told = {
    ...{ name: names[each.seat] ?? '', action: each.played.action, value: points(each.played.value) },
    ...{ better: best.action, best: points(best.value), points: points(each.loss), error: points(each.error) },
  }
  const why = each.why?.map(({ term }) => t(`analysis-${found.game}-${term}`)) ?? []
  return [
    t('analysis-loss', told),
    ...(each.believed === undefined || each.believed === null ? [] : [t('analysis-share', { share: points(best.best) })]),
    ...(each.reply ? [t('analysis-reply', { reply: each.reply, name: names[each.replier ?? -1] ?? '' })] : []),
    ...(why.length ? [t('analysis-why', { terms: list(why) })] : []),
  ]
}
