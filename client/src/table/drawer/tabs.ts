// The tabs of the drawer.

import type { GlyphName } from '../../ui/marks/glyphs'

export type Tab = 'log' | 'hands' | 'talk' | 'rules' | 'table'

export interface TabMark {
  tab: Tab
  glyph: GlyphName
}

const TABS: readonly TabMark[] = [
  { tab: 'log', glyph: 'log' },
  { tab: 'hands', glyph: 'cards' },
  { tab: 'talk', glyph: 'talk' },
  { tab: 'rules', glyph: 'book' },
  { tab: 'table', glyph: 'flag' },
]

/** Chat has a tab where another player could answer, hands where they are open. */
export const tabsOf = (talkative: boolean, hands = false): readonly TabMark[] =>
  TABS.filter(({ tab }) => (talkative || tab !== 'talk') && (hands || tab !== 'hands'))
