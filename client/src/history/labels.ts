// Labels of opponents, durations and times in the history.

import { has, t } from '../i18n/translate'

const botLevel = (bot: string): string => (has(`bot-${bot}`) ? t(`bot-${bot}`) : bot)

/** The name for a key of `foesOf` or `namedFoes`. */
export function foeName(key: string): string {
  if (key === 'people') return t('history-people')
  const name = key.slice(key.indexOf(':') + 1)
  return key.startsWith('bot:') ? t('history-bot', { bot: botLevel(name) }) : name || t('guest')
}

/** Minutes, hours and minutes, or days. */
export function lengthOf(seconds: number): string {
  const minutes = Math.round(seconds / 60)
  if (minutes < 1) return t('history-lasted-under')
  if (minutes < 60) return t('history-lasted-minutes', { minutes })
  const hours = Math.round(minutes / 60)
  return hours < 48 ? t('history-lasted-hours', { hours }) : t('history-lasted-days', { days: Math.round(hours / 24) })
}
