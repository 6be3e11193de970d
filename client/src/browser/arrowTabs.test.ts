import { expect, it } from 'vitest'
import { walkTabs } from './arrowTabs'

const TABS = ['log', 'rules', 'table'] as const

it('goes round with the arrows, and takes the focus along', () => {
  document.body.innerHTML = TABS.map((tab) => `<button id="tab-${tab}"></button>`).join('')
  let tab: (typeof TABS)[number] = 'log'
  const press = (key: string) => {
    walkTabs(new KeyboardEvent('keydown', { key }), TABS, tab, (next) => (tab = next))
    return [tab, document.activeElement?.id]
  }
  expect(press('ArrowRight')).toEqual(['rules', 'tab-rules'])
  expect(press('Enter')).toEqual(['rules', 'tab-rules'])
  expect(press('ArrowRight')).toEqual(['table', 'tab-table'])
  expect(press('ArrowRight')).toEqual(['log', 'tab-log'])
  expect(press('ArrowLeft')).toEqual(['table', 'tab-table'])
  document.body.innerHTML = ''
})
