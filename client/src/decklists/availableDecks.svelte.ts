// The decks that can be brought to a table: ready-made ones, and saved ones checked by the server.

import { checkText, fetchOffers } from '../api/games'
import type { Broken, Checked, Offer, OptionSpec } from '../api/wire'
import { firstOf, has, t } from '../i18n/translate'
import { deckOptions, fitsOptions, defaultDeck, type Fits, type Options } from './compatibility'
import { dropText, keepText, ownTexts, renameText, type OwnText } from './savedDecks'

/** A deck to choose. `value` is what is sent: the key of a ready-made deck, or a decklist; `about` describes it. */
export interface DeckEntry {
  name: string
  value: string
  text: string
  own: boolean
  about: string
  fits: Fits
  broken: readonly Broken[]
}

export class AvailableDecks {
  readonly game: string
  readonly option: string
  offers = $state.raw<readonly Offer[]>([])
  own = $state.raw<readonly OwnText[]>([])
  checked = $state.raw<Readonly<Record<string, Checked>>>({})
  #asked: Promise<void> | undefined
  #turn = 0

  constructor(game: string, spec: OptionSpec) {
    this.game = game
    this.option = spec.name
    this.own = ownTexts(game, spec.name)
  }

  get entries(): DeckEntry[] {
    return [...this.offers.map((offer) => this.#ofGame(offer)), ...this.own.map((own) => this.#ofMine(own))]
  }

  get allFits(): Fits[] {
    return this.entries.map(({ fits }) => fits)
  }

  word(ending: string): string {
    return `${this.game}-${this.option}-${ending}`
  }

  /** Fetches the ready-made decks and has the saved ones checked for these options. */
  async load(options: Options): Promise<void> {
    const turn = ++this.#turn
    this.#asked ??= fetchOffers(this.game, this.option).then(
      (offers) => void (this.offers = offers),
      () => undefined,
    )
    const own = this.own
    await this.#asked
    const found = await Promise.all(
      own.map(async ({ text }) => [text, await this.check(text, options)] as [string, Checked | null]),
    )
    if (turn === this.#turn)
      this.checked = Object.fromEntries(found.filter((each): each is [string, Checked] => each[1] !== null))
  }

  /** The server's verdict on a text; null when it does not answer. */
  check(text: string, options: Options): Promise<Checked | null> {
    const cared = deckOptions(
      this.offers.map(({ fits }) => fits),
      options,
    )
    return checkText(this.game, this.option, text, cared).catch(() => null)
  }

  /** The deck a seat will play: its choice if that fits, else the default. */
  chosen(options: Options, seat: number, wanted: string | undefined): string {
    const entry = this.entries.find(({ value }) => value === wanted)
    return entry && fitsOptions(entry.fits, options) ? entry.value : defaultDeck(this.offers, options, seat)
  }

  keep(own: OwnText): void {
    this.own = keepText(this.game, this.option, own)
  }

  drop(name: string): void {
    this.own = dropText(this.game, this.option, name)
  }

  rename(old: string, name: string): void {
    this.own = renameText(this.game, this.option, old, name)
  }

  #ofGame({ key, text, fits }: Offer): DeckEntry {
    const word = `${this.game}-option-${this.option}-${key}`
    return {
      name: firstOf([word]),
      value: key,
      text,
      own: false,
      about: has(`${word}-about`) ? t(`${word}-about`) : '',
      fits,
      broken: [],
    }
  }

  #ofMine({ name, text }: OwnText): DeckEntry {
    const { fits = {}, broken = [] } = this.checked[text] ?? {}
    return { name, value: text, text, own: true, about: '', fits, broken }
  }
}
