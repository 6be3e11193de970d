import { expect, it } from 'vitest'
import { importersOf, isOfStart } from './together'

type Imports = Record<string, { by?: string[]; later?: string[] }>

const house = (all: Imports) => ({
  getModuleInfo: (id: string) => ({ isEntry: id.endsWith('main.ts'), importers: all[id]?.by ?? [], dynamicImporters: all[id]?.later ?? [] }) as never,
})

const all: Imports = {
  '/src/main.ts': {},
  '/src/lobby/Start.svelte': { later: ['/src/main.ts'] },
  '/src/shared/Button.svelte': { by: ['/src/shared/Card.svelte', '/src/table/Table.svelte'] },
  '/src/shared/Card.svelte': { by: ['/src/lobby/Start.svelte', '/src/shared/Button.svelte'] },
  '/src/table/Table.svelte': { later: ['/src/main.ts'] },
  '/src/table/Leaf.svelte': { by: ['/src/table/Table.svelte'] },
  '/src/games/nim/heap.ts': { by: ['/src/games/nim/Tile.svelte'] },
}

it('finds whoever imports a module, round a circle too', () => {
  expect([...importersOf('/src/shared/Card.svelte', house(all))].sort()).toEqual(
    ['/src/lobby/Start.svelte', '/src/shared/Button.svelte', '/src/shared/Card.svelte', '/src/table/Table.svelte'],
  )
})

it('puts what the start page needs together, and no page, no game, nothing of the table', () => {
  expect(Object.keys(all).filter((id) => isOfStart(id, house(all)))).toEqual(['/src/shared/Button.svelte', '/src/shared/Card.svelte'])
})
