// State of the drawer: whether it is open, at which tab, and what had the focus before.

import { tick } from 'svelte'
import { settings } from '../../browser/storage/settings'
import type { Tab } from './tabs'

const ROOMY = '(min-width: 66rem)'

export class DrawerState {
  open = $state(false)
  tab = $state<Tab>('log')
  /** The rule to scroll to in the rules. */
  sought = $state.raw<{ rule: string } | null>(null)
  /** True if the drawer lies over the board rather than beside it. */
  over = $state(false)
  readonly covered = $derived(this.open && this.over)
  readonly #roomy = matchMedia(ROOMY)
  #opener: Element | null = null

  constructor() {
    this.over = !this.#roomy.matches
  }

  /** Follows the width of the window until the returned function is called. */
  follow(): () => void {
    const resized = () => {
      this.over = !this.#roomy.matches
      if (this.over) this.open = false // it lay beside the board, and would cover it unasked
    }
    this.#roomy.addEventListener('change', resized)
    return () => this.#roomy.removeEventListener('change', resized)
  }

  /** Opens the drawer beside the board when the game begins and there is room, unless it was closed before. */
  begin(): void {
    this.open = !this.over && settings.drawer
  }

  show = async (tab: Tab): Promise<void> => {
    this.#opener = document.activeElement
    this.tab = tab
    this.open = true
    await tick()
    if (this.over) document.getElementById(`tab-${tab}`)?.focus()
  }

  close = async (): Promise<void> => {
    this.open = false
    await tick()
    if (this.over && this.#opener instanceof HTMLElement) this.#opener.focus()
  }

  /** Closes the drawer if it covers the board. */
  uncover = (): void => {
    if (this.covered) void this.close()
  }

  toggle = (): void => {
    settings.drawer = !this.open
    void (this.open ? this.close() : this.show(this.tab))
  }

  showRule = (rule: string): void => {
    this.sought = { rule }
    void this.show('rules')
  }
}
