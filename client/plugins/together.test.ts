import { expect, it } from 'vitest'
import { importersOf, isOfStart } from './together'

type Imports = Record<string, { by?: string[]; later?: string[] }>

const house = (all: Imports) => ({
  getModuleInfo: (id: string) =>
    ({
      isEntry: id.endsWith('main.ts'),
      importers: all[id]?.by ?? [],
      dynamicImporters: all[id]?.later ?? [],
    }) as never,
})

const all: Imports = {
  '/src/main.ts': {},
  '/src/lobby/start/StartPage.svelte': { later: ['/src/main.ts'] },
  '/src/ui/Button.svelte': { by: ['/src/ui/Card.svelte', '/src/table/TablePage.svelte'] },
  '/src/ui/Card.svelte': { by: ['/src/lobby/start/StartPage.svelte', '/src/ui/Button.svelte'] },
  '/src/table/TablePage.svelte': { later: ['/src/main.ts'] },
  '/src/table/Leaf.svelte': { by: ['/src/table/TablePage.svelte'] },
  '/src/games/nim/heap.ts': { by: ['/src/games/nim/Tile.svelte'] },
}

it('finds whoever imports a module, round a circle too', () => {
  expect([...importersOf('/src/ui/Card.svelte', house(all))].sort()).toEqual([
    '/src/lobby/start/StartPage.svelte',
    '/src/table/TablePage.svelte',
    '/src/ui/Button.svelte',
    '/src/ui/Card.svelte',
  ])
})

it('puts what the start page needs together, and no page, no game, nothing of the table', () => {
  expect(Object.keys(all).filter((id) => isOfStart(id, house(all)))).toEqual([
    '/src/ui/Button.svelte',
    '/src/ui/Card.svelte',
  ])
})
