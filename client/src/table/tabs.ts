// The tabs of the drawer.

import type { GlyphName } from '../shared/glyphs'

export type Tab = 'log' | 'talk' | 'rules' | 'table'

export interface TabMark {
  tab: Tab
  glyph: GlyphName
}

const TABS: readonly TabMark[] = [
  { tab: 'log', glyph: 'log' },
  { tab: 'talk', glyph: 'talk' },
  { tab: 'rules', glyph: 'book' },
  { tab: 'table', glyph: 'flag' },
]

/** Where nobody could answer, there is no tab for talk. */
export const tabsOf = (talkative: boolean): readonly TabMark[] => TABS.filter(({ tab }) => talkative || tab !== 'talk')
