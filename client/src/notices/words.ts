// The sentence of a notice; the same messages as in push and mail.

import type { NoticeInfo } from '../api/messages'
import { gameName } from '../games/names'
import { firstOf, type Args } from '../i18n/translate'

export function sentenceOf({ kind, what = '', facts }: NoticeInfo): string {
  const args: Args = {}
  for (const [name, value] of Object.entries(facts)) {
    args[name] = typeof value === 'number' ? value : name === 'game' ? gameName(String(value)) : String(value)
  }
  args['name'] ??= args['game'] ?? ''
  return firstOf([`notice-${kind}-${what}`, `notice-${kind}`], args)
}
