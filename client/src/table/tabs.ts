// The leaves of the drawer.

import type { GlyphName } from '../shared/glyphs'

export type Tab = 'log' | 'rules' | 'table'

export const TABS: { tab: Tab; glyph: GlyphName }[] = [
  { tab: 'log', glyph: 'log' },
  { tab: 'rules', glyph: 'book' },
  { tab: 'table', glyph: 'flag' },
]
