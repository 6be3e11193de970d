// The leaves of the drawer.

import type { GlyphName } from '../shared/glyphs'

export type Tab = 'log' | 'talk' | 'rules' | 'table'

export interface Leaf {
  tab: Tab
  glyph: GlyphName
}

const LEAVES: readonly Leaf[] = [
  { tab: 'log', glyph: 'log' },
  { tab: 'talk', glyph: 'talk' },
  { tab: 'rules', glyph: 'book' },
  { tab: 'table', glyph: 'flag' },
]

/** Where nobody could answer, there is no leaf for talk. */
export const leavesOf = (talkative: boolean): readonly Leaf[] => LEAVES.filter(({ tab }) => talkative || tab !== 'talk')
