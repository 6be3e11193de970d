// What lies on the builder's table: the deck, its name, the format it is for, and what the server says of it.

import { recall, remember } from '../../../shared/store'
import type { TextStock } from '../../../texts/stock.svelte'
import type { Broken, Checked } from '../../../wire'
import { allFaces, type CardFace } from '../faces'
import { added, byCode, EMPTY, read, removed, written, type Deck } from './deck'
import { unlinked } from './link'

const DRAFT = 'lotr.builder'
export const FORMATS = ['towers', 'fellowship', 'open'] as const
/** The server reads no longer text. */
export const LONGEST = 8000

interface Draft {
  name: string
  text: string
  format: string
}

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' && value !== null && ['name', 'text', 'format'].every((key) => typeof (value as Record<string, unknown>)[key] === 'string')

export class Workbench {
  readonly stock: TextStock
  deck = $state.raw<Deck>(EMPTY)
  name = $state('')
  format = $state<string>('towers')
  checked = $state.raw<Checked | null>(null)
  /** What could not be read of the text or link that was opened last. */
  unread = $state.raw<readonly Broken[]>([])
  tooLong = $state(false)
  readonly faces = $derived(byCode(allFaces()))
  readonly text = $derived(written(this.deck, this.faces))
  #turn = 0
  #before: Deck[] = []

  constructor(stock: TextStock) {
    this.stock = stock
  }

  get options() {
    return { format: this.format, variant: 'deluxe' }
  }

  /** Begins with what a link brings, else with what was left here. */
  async begin(hash: string): Promise<void> {
    const [brought, draft] = [unlinked(hash), recall<Draft | null>(DRAFT, null, (value): value is Draft | null => value === null || isDraft(value))]
    if (draft) [this.name, this.format] = [draft.name, draft.format]
    await this.stock.look(this.options)
    if (brought) await this.open(brought.name, brought.text)
    else if (draft) await this.open(draft.name, draft.text)
  }

  /** A text of any form: what can be read of it lies on the table; what cannot is told. */
  async open(name: string, text: string): Promise<boolean> {
    this.tooLong = text.length > LONGEST
    if (this.tooLong) return false
    const found = text.trim() ? await this.stock.check(text, this.options) : null
    if (text.trim() && !found) return false
    this.#put(read(found?.text ?? '', this.faces))
    this.name = name
    this.unread = found?.broken.filter(({ facts }) => 'line' in facts) ?? []
    const [able] = found?.fits['format'] ?? []
    if (able && !found?.fits['format']?.includes(this.format)) this.format = able
    return true
  }

  add(face: CardFace): void {
    this.#put(added(this.deck, face, this.faces))
  }

  remove(code: number): void {
    this.#put(removed(this.deck, code))
  }

  bear(code: number | null): void {
    this.#put({ ...this.deck, bearer: code })
  }

  get canUndo(): boolean {
    return this.deck !== EMPTY && this.#before.length > 0
  }

  undo(): void {
    this.deck = this.#before.pop() ?? this.deck
  }

  clear(): void {
    this.#put(EMPTY)
    this.name = ''
    this.unread = []
  }

  /** Asked after a pause; only the newest answer counts. */
  async look(): Promise<void> {
    const turn = ++this.#turn
    remember(DRAFT, { name: this.name, text: this.text, format: this.format })
    const found = this.text ? await this.stock.check(this.text, this.options) : null
    if (turn === this.#turn) this.checked = found
  }

  #put(deck: Deck): void {
    this.#before.push(this.deck)
    this.deck = deck
  }
}
