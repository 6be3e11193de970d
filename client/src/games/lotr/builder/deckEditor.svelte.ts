// State of the deck builder: the deck, its name and format, and the server's verdict.

import { recall, remember } from '../../../browser/storage/storage'
import { isText, orNull, shaped } from '../../../browser/storage/validate'
import type { AvailableDecks } from '../../../decklists/availableDecks.svelte'
import type { Broken, Checked, PoolInfo } from '../../../api/wire'
import { allFaces, type CardFace } from '../cards/cardCatalogue'
import { added, byCode, canBear, EMPTY, read, removed, written, type Deck } from './deck'
import { unlinked } from './deckLink'

const DRAFT = 'lotr.builder'
export const FORMATS = ['towers', 'fellowship', 'open'] as const
/** The longest text that the server reads. */
export const LONGEST = 8000

interface Draft {
  name: string
  text: string
  format: string
}

const isDraft = shaped<Draft>({ name: isText, text: isText, format: isText })

const FELLOWSHIP = 3 // the last set of the first block

const isOf = ({ code, kind, block }: CardFace, format: string): boolean =>
  kind === 'site'
    ? block === (format === 'fellowship' ? 'fellowship' : 'towers')
    : format === 'fellowship'
      ? code < (FELLOWSHIP + 1) * 1000
      : code >= (FELLOWSHIP + 1) * 1000

export class DeckEditor {
  readonly decks: AvailableDecks
  deck = $state.raw<Deck>(EMPTY)
  name = $state('')
  format = $state<string>('towers')
  checked = $state.raw<Checked | null>(null)
  /** Unreadable parts of the text or link that was opened last. */
  unread = $state.raw<readonly Broken[]>([])
  tooLong = $state(false)
  readonly faces = $derived(byCode(allFaces()))
  readonly text = $derived(written(this.deck, this.faces))
  #turn = 0
  #before: Deck[] = []

  /** The cards from boosters, where the deck is for a tournament. */
  readonly pool: readonly number[] | null
  readonly #event: PoolInfo | undefined

  constructor(decks: AvailableDecks, event?: PoolInfo) {
    this.decks = decks
    this.#event = event
    this.pool = event?.pool ?? null
    if (event) this.format = String(event.options['format'])
  }

  get options() {
    return { format: this.format, variant: this.pool ? 'limited' : 'deluxe' }
  }

  /** Available copies of a card: no limit, or the number in the pool. */
  have(code: number): number {
    return this.pool ? this.pool.filter((each) => each === code).length : Infinity
  }

  /** With a pool: its cards, and those that any player may add (LOTR-32.2). */
  offers(face: CardFace): boolean {
    if (!this.pool || this.pool.includes(face.code)) return true
    const everyones =
      face.kind === 'site' || face.kind === 'ring' || canBear(face) || (face.kind === 'companion' && face.id[1] === 'C')
    return everyones && (this.#event?.options['format'] === 'open' || isOf(face, this.format))
  }

  /** Starts with the deck of a link, else with the one left here. */
  async begin(hash: string): Promise<void> {
    if (this.#event) return this.#beginEvent(this.#event)
    const [brought, draft] = [unlinked(hash), recall(DRAFT, null, orNull(isDraft))]
    if (draft) [this.name, this.format] = [draft.name, draft.format]
    await this.decks.load(this.options)
    if (brought) await this.open(brought.name, brought.text)
    else if (draft) await this.open(draft.name, draft.text)
  }

  async #beginEvent(event: PoolInfo): Promise<void> {
    await this.decks.load(this.options)
    const kept = recall(this.#place, null, orNull(isText))
    await this.open('', kept ?? event.brings[event.option] ?? '')
  }

  get #place(): string {
    return this.#event ? `${DRAFT}.${this.#event.seed.slice(0, 16)}` : DRAFT
  }

  /** Opens a text of any form: what can be read of it becomes the deck, the rest is reported. */
  async open(name: string, text: string): Promise<boolean> {
    this.tooLong = text.length > LONGEST
    if (this.tooLong) return false
    const found = text.trim() ? await this.decks.check(text, this.options) : null
    if (text.trim() && !found) return false
    this.#put(read(found?.text ?? '', this.faces))
    this.name = name
    this.unread = found?.broken.filter(({ facts }) => 'line' in facts) ?? []
    const [able] = found?.fits['format'] ?? []
    if (able && !this.pool && !found?.fits['format']?.includes(this.format)) this.format = able
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

  /** Requests a verdict after a pause; only the newest answer counts. */
  async look(): Promise<void> {
    const turn = ++this.#turn
    remember(this.#place, this.#event ? this.text : { name: this.name, text: this.text, format: this.format })
    const found = this.text ? await this.decks.check(this.text, this.options) : null
    if (turn === this.#turn) this.checked = found
  }

  #put(deck: Deck): void {
    this.#before.push(this.deck)
    this.deck = deck
  }
}
