// Made by scripts/types from pelipoyta.games.lotr; do not edit.
/* eslint-disable max-lines */

/** Options of a table: decks by seat (a ready-made deck's key, or a list as text; fewer are repeated), and variants. */
export interface Options {
  decks: readonly string[]
  format: 'fellowship' | 'open' | 'towers'
  variant: 'deluxe' | 'limited' | 'starter'
  redraw: boolean
  cancel_rb_skirmish: boolean
  open_discard: boolean
  shadow_chat: boolean
  loop_limit: number
  variants?: readonly string[]
}

/** Question to a player, the `what` of an Ask; in a phase, the phase's own name. */
export type Question =
  | 'bid'
  | 'place'
  | 'starting'
  | 'redraw'
  | 'order'
  | 'respond'
  | 'fellowship'
  | 'shadow'
  | 'maneuver'
  | 'archery'
  | 'assignment'
  | 'skirmish'
  | 'regroup'
  | 'target'
  | 'cost'
  | 'bearer'
  | 'receiver'
  | 'card'
  | 'play'
  | 'player'
  | 'effect'
  | 'may'
  | 'spot'
  | 'times'
  | 'go-on'
  | 'culture'
  | 'draw'
  | 'prevent'
  | 'ambush'
  | 'defend'
  | 'left-over'
  | 'skirmish-order'
  | 'move-again'
  | 'skip'
  | 'sanctuary'
  | 'archery-wound'
  | 'archery-player'
  | 'reconcile'
  | 'discard-down'
  | 'discard'
  | 'put-back'

export interface Bid {
  type: 'Bid'
  burdens: number
}

export interface TakePlace {
  type: 'TakePlace'
  place: number
}

/** Play a card from hand, by code (a starting companion: from the draw deck). */
export interface Play {
  type: 'Play'
  code: number
}

/** Use an ability of a card in play. */
export interface Use {
  type: 'Use'
  card: number
  ability: number
}

/** Discard this card from hand to heal the character of its title (LOTR-7.2). */
export interface HealBy {
  type: 'HealBy'
  code: number
}

/** Start moving an item to another bearer (LOTR-21.6). */
export interface Transfer {
  type: 'Transfer'
  item: number
}

/** Pick a card in play by its id, a card in a pile by its code, or a seat, as asked. */
export interface Pick {
  type: 'Pick'
  what: number
}

/** Choose one of the ways offered; in a yes-or-no question 1 is yes. */
export interface Decide {
  type: 'Decide'
  way: number
}

export interface Assign {
  type: 'Assign'
  character: number
  minion: number
}

/** Do nothing, or nothing more. */
export interface Pass {
  type: 'Pass'
}

export type Action = Bid | TakePlace | Play | Use | HealBy | Transfer | Pick | Decide | Assign | Pass

export interface BidMade {
  type: 'BidMade'
  seat: number
  eyes?: readonly number[] | null
}

export interface BidsShown {
  type: 'BidsShown'
  bids: readonly number[]
  eyes?: readonly number[] | null
}

/** Chance ordered equal bidders, or drew the first player. */
export interface TieSettled {
  type: 'TieSettled'
  seats: readonly number[]
  eyes?: readonly number[] | null
}

export interface PlaceTaken {
  type: 'PlaceTaken'
  seat: number
  place: number
  eyes?: readonly number[] | null
}

export interface TurnBegan {
  type: 'TurnBegan'
  seat: number
  eyes?: readonly number[] | null
}

export interface PhaseBegan {
  type: 'PhaseBegan'
  phase: Phase
  seat?: number
  eyes?: readonly number[] | null
}

export type Phase =
  | 'setup'
  | 'between'
  | 'fellowship'
  | 'shadow'
  | 'maneuver'
  | 'archery'
  | 'assignment'
  | 'skirmish'
  | 'regroup'

export interface SitePlaced {
  type: 'SitePlaced'
  seat: number
  code: number
  number: number
  eyes?: readonly number[] | null
}

export interface FellowshipMoved {
  type: 'FellowshipMoved'
  seat: number
  number: number
  eyes?: readonly number[] | null
}

/** A card that is being played was shown, before its bearer is chosen. */
export interface CardShown {
  type: 'CardShown'
  seat: number
  card: number
  code: number
  pile: Pile
  eyes?: readonly number[] | null
}

export type Pile = 'hand' | 'deck' | 'discard' | 'dead' | 'stack' | 'deck-top' | 'shuffled'

/** A card was played; `paid` came to the twilight pool or left it, and `pool` is the pool now. */
export interface CardPlayed {
  type: 'CardPlayed'
  seat: number
  card: number
  code: number
  pile: Pile
  bearer?: number
  paid?: number
  pool?: number
  eyes?: readonly number[] | null
}

export interface AbilityUsed {
  type: 'AbilityUsed'
  seat: number
  card: number
  code: number
  ability: number
  eyes?: readonly number[] | null
}

export interface ItemMoved {
  type: 'ItemMoved'
  card: number
  bearer: number
  eyes?: readonly number[] | null
}

export interface TwilightChanged {
  type: 'TwilightChanged'
  by: number
  now: number
  eyes?: readonly number[] | null
  cause?: number
  why?: '' | 'archery' | 'bid' | 'cost' | 'move' | 'sanctuary' | 'skirmish' | 'turn'
}

export interface BurdensChanged {
  type: 'BurdensChanged'
  seat: number
  by: number
  now: number
  eyes?: readonly number[] | null
  cause?: number
  why?: '' | 'archery' | 'bid' | 'cost' | 'move' | 'sanctuary' | 'skirmish' | 'turn'
}

export interface CardsDrawn {
  type: 'CardsDrawn'
  seat: number
  count: number
  codes: Secret<readonly number[]>
  eyes?: readonly number[] | null
  cause?: number
  why?: '' | 'archery' | 'bid' | 'cost' | 'move' | 'sanctuary' | 'skirmish' | 'turn'
}

/** Value that only some seats are told; for others it is None. */
export interface Secret<T> {
  value: T | null
  eyes: readonly number[]
}

/** Cards were discarded from hand or from the top of the draw deck, in public (LOTR-25.5). */
export interface CardsDiscarded {
  type: 'CardsDiscarded'
  seat: number
  codes: readonly number[]
  pile: Pile
  eyes?: readonly number[] | null
  cause?: number
  why?: '' | 'archery' | 'bid' | 'cost' | 'move' | 'sanctuary' | 'skirmish' | 'turn'
}

/** Cards went from the discard pile or from play to a hand, or beneath a draw deck, in public (LOTR-25.4). */
export interface CardReturned {
  type: 'CardReturned'
  seat: number
  code: number
  to: Pile
  eyes?: readonly number[] | null
}

/** Cards went from a hand to beneath the draw deck; only their owner knows which. */
export interface CardSunk {
  type: 'CardSunk'
  seat: number
  code: Secret<number>
  eyes?: readonly number[] | null
}

/** A player looked at a hand, alone (LOTR-25.3). */
export interface HandSeen {
  type: 'HandSeen'
  seat: number
  of: number
  codes: Secret<readonly number[]>
  eyes?: readonly number[] | null
}

/** A hand was revealed to all, spectators too (LOTR-25.3). */
export interface HandShown {
  type: 'HandShown'
  seat: number
  of: number
  codes: readonly number[]
  eyes?: readonly number[] | null
}

/** A player looked at the top of a draw deck, alone (LOTR-25.3). */
export interface DeckSeen {
  type: 'DeckSeen'
  seat: number
  of: number
  codes: Secret<readonly number[]>
  eyes?: readonly number[] | null
}

/** The top of a draw deck was revealed to all (LOTR-25.3). */
export interface DeckShown {
  type: 'DeckShown'
  seat: number
  of: number
  codes: readonly number[]
  eyes?: readonly number[] | null
}

/** A draw deck was shuffled; `anew`: the discard pile has become the draw deck (LOTR-27.5). */
export interface DeckShuffled {
  type: 'DeckShuffled'
  seat: number
  anew?: boolean
  eyes?: readonly number[] | null
}

export interface Wounded {
  type: 'Wounded'
  card: number
  eyes?: readonly number[] | null
  cause?: number
  why?: '' | 'archery' | 'bid' | 'cost' | 'move' | 'sanctuary' | 'skirmish' | 'turn'
}

export interface Exerted {
  type: 'Exerted'
  card: number
  eyes?: readonly number[] | null
  cause?: number
  why?: '' | 'archery' | 'bid' | 'cost' | 'move' | 'sanctuary' | 'skirmish' | 'turn'
}

export interface Healed {
  type: 'Healed'
  card: number
  eyes?: readonly number[] | null
  cause?: number
  why?: '' | 'archery' | 'bid' | 'cost' | 'move' | 'sanctuary' | 'skirmish' | 'turn'
}

export interface Died {
  type: 'Died'
  cards: readonly number[]
  codes: readonly number[]
  eyes?: readonly number[] | null
}

export interface LeftPlay {
  type: 'LeftPlay'
  cards: readonly number[]
  codes: readonly number[]
  eyes?: readonly number[] | null
  cause?: number
  why?: '' | 'archery' | 'bid' | 'cost' | 'move' | 'sanctuary' | 'skirmish' | 'turn'
}

export interface WoundPrevented {
  type: 'WoundPrevented'
  card: number
  eyes?: readonly number[] | null
  cause?: number
  why?: '' | 'archery' | 'bid' | 'cost' | 'move' | 'sanctuary' | 'skirmish' | 'turn'
}

export interface Strengthened {
  type: 'Strengthened'
  cards: readonly number[]
  by: number
  eyes?: readonly number[] | null
  cause?: number
  why?: '' | 'archery' | 'bid' | 'cost' | 'move' | 'sanctuary' | 'skirmish' | 'turn'
}

/** A lasting effect other than strength began on these cards. */
export interface Affected {
  type: 'Affected'
  cards: readonly number[]
  what: string
  amount: number
  keyword?: Keyword | null
  eyes?: readonly number[] | null
  cause?: number
  why?: '' | 'archery' | 'bid' | 'cost' | 'move' | 'sanctuary' | 'skirmish' | 'turn'
}

/** Keyword of a card: loaded ones have rules (LOTR-26.1 to 26.8); the rest are only referred to (LOTR-26.9). */
export type Keyword =
  | 'ambush'
  | 'archer'
  | 'damage'
  | 'defender'
  | 'fierce'
  | 'ring-bound'
  | 'unhasty'
  | 'sanctuary'
  | 'ranger'
  | 'tracker'
  | 'easterling'
  | 'southron'
  | 'valiant'
  | 'villager'
  | 'knight'
  | 'warg-rider'
  | 'twilight'
  | 'tentacle'
  | 'spell'
  | 'weather'
  | 'tale'
  | 'search'
  | 'stealth'
  | 'machine'
  | 'fortification'
  | 'pipeweed'
  | 'battleground'
  | 'forest'
  | 'marsh'
  | 'mountain'
  | 'plains'
  | 'river'
  | 'underground'

export interface RingPutOn {
  type: 'RingPutOn'
  seat: number
  eyes?: readonly number[] | null
  cause?: number
  why?: '' | 'archery' | 'bid' | 'cost' | 'move' | 'sanctuary' | 'skirmish' | 'turn'
}

export interface RingTakenOff {
  type: 'RingTakenOff'
  seat: number
  eyes?: readonly number[] | null
}

export interface BearerChanged {
  type: 'BearerChanged'
  seat: number
  card: number
  eyes?: readonly number[] | null
}

export interface ArcheryFired {
  type: 'ArcheryFired'
  fellowship: number
  minions: number
  eyes?: readonly number[] | null
}

export interface Assigned {
  type: 'Assigned'
  seat: number
  character: number
  minion: number
  eyes?: readonly number[] | null
}

export interface FightBegan {
  type: 'FightBegan'
  character: number
  minions: readonly number[]
  eyes?: readonly number[] | null
}

export interface FightEnded {
  type: 'FightEnded'
  character: number
  minions: readonly number[]
  free: number
  shadow: number
  winner: Side
  overwhelmed: boolean
  eyes?: readonly number[] | null
}

export type Side = 'free' | 'shadow' | 'neither'

/** A side was empty, so the other won without a comparison (LOTR-13.7). */
export interface FightUncontested {
  type: 'FightUncontested'
  winner: Side
  eyes?: readonly number[] | null
}

export interface FightCancelled {
  type: 'FightCancelled'
  character: number
  eyes?: readonly number[] | null
  cause?: number
  why?: '' | 'archery' | 'bid' | 'cost' | 'move' | 'sanctuary' | 'skirmish' | 'turn'
}

/** An open choice of a card, or of a seat: what it is for says `what`. */
export interface Picked {
  type: 'Picked'
  seat: number
  what: string
  card: number
  eyes?: readonly number[] | null
}

/** A player chose one of the offered ways. */
export interface Decided {
  type: 'Decided'
  seat: number
  what: string
  way: number
  code?: number
  eyes?: readonly number[] | null
}

export interface Passed {
  type: 'Passed'
  seat: number
  eyes?: readonly number[] | null
}

/** A question was left out, as all players can see that no answer could change anything. */
export interface Skipped {
  type: 'Skipped'
  what: 'actions' | 'answer' | 'archery' | 'assignment' | 'defend' | 'fights' | 'maneuver' | 'move-again' | 'shadow'
  seat?: number
  code?: number
  eyes?: readonly number[] | null
}

export interface SiteControlled {
  type: 'SiteControlled'
  seat: number
  card: number
  eyes?: readonly number[] | null
  cause?: number
  why?: '' | 'archery' | 'bid' | 'cost' | 'move' | 'sanctuary' | 'skirmish' | 'turn'
}

export interface SiteLiberated {
  type: 'SiteLiberated'
  card: number
  eyes?: readonly number[] | null
  cause?: number
  why?: '' | 'archery' | 'bid' | 'cost' | 'move' | 'sanctuary' | 'skirmish' | 'turn'
}

/** A card is laid on another, face up and out of play. */
export interface CardStacked {
  type: 'CardStacked'
  seat: number
  card: number
  code: number
  on: number
  eyes?: readonly number[] | null
}

export interface TokensChanged {
  type: 'TokensChanged'
  card: number
  culture: Culture
  by: number
  now: number
  eyes?: readonly number[] | null
  cause?: number
  why?: '' | 'archery' | 'bid' | 'cost' | 'move' | 'sanctuary' | 'skirmish' | 'turn'
}

export type Culture =
  | 'dwarven'
  | 'elven'
  | 'gandalf'
  | 'gondor'
  | 'rohan'
  | 'shire'
  | 'dunland'
  | 'isengard'
  | 'moria'
  | 'raider'
  | 'ringwraith'
  | 'sauron'
  | 'gollum'

/** A player conceded (LOTR-30.42). */
export interface GaveUp {
  type: 'GaveUp'
  seat: number
  eyes?: readonly number[] | null
}

export interface PlayerOut {
  type: 'PlayerOut'
  seat: number
  why: string
  eyes?: readonly number[] | null
}

export type Event =
  | BidMade
  | BidsShown
  | TieSettled
  | PlaceTaken
  | TurnBegan
  | PhaseBegan
  | SitePlaced
  | FellowshipMoved
  | CardShown
  | CardPlayed
  | AbilityUsed
  | ItemMoved
  | TwilightChanged
  | BurdensChanged
  | CardsDrawn
  | CardsDiscarded
  | CardReturned
  | CardSunk
  | HandSeen
  | HandShown
  | DeckSeen
  | DeckShown
  | DeckShuffled
  | Wounded
  | Exerted
  | Healed
  | Died
  | LeftPlay
  | WoundPrevented
  | Strengthened
  | Affected
  | RingPutOn
  | RingTakenOff
  | BearerChanged
  | ArcheryFired
  | Assigned
  | FightBegan
  | FightEnded
  | FightUncontested
  | FightCancelled
  | Picked
  | Decided
  | Passed
  | Skipped
  | SiteControlled
  | SiteLiberated
  | CardStacked
  | TokensChanged
  | GaveUp
  | PlayerOut

/** Part of the view that a screen draws; the agenda is for bots alone. */
export interface Shown {
  seat: number | null
  options: Options
  players: readonly PlayerShown[]
  order: readonly number[]
  cards: readonly Card[]
  path: readonly number[]
  fights: readonly Fight[]
  now: Now
  choosing: Choosing
  numbers: readonly Numbers[]
  prices: readonly Price[]
  archery: readonly [readonly Part[], readonly Part[]]
  outlooks: readonly Outlook[]
  fight: Fight | null
  phase: Phase
  free: number
  twilight: number
  moves: number
  limit: number
  fierce: boolean
  over: Over | null
}

/** A player as a screen draws them. */
export interface PlayerShown {
  hand: readonly Held[]
  hand_count: number
  deck_count: number
  discard: readonly number[]
  dead: readonly number[]
  site: number
  bearer: number
  burdens: number
  resistance: number
  worn: boolean
  out: boolean
}

/** A card in hand, and the seats besides its holder that have seen it there. */
export interface Held {
  code: number
  eyes: readonly number[]
}

/** A card in play, stacked or being played; its id is the order in which it appeared. */
export interface Card {
  id: number
  code: number
  owner: number
  zone: Zone
  host: number
  wounds: number
  tokens: readonly (readonly [Culture, number])[]
  holder: number
}

export type Zone =
  | 'fellowship'
  | 'support'
  | 'centre'
  | 'attached'
  | 'path'
  | 'controlled'
  | 'stacked'
  | 'void'

/** A Free Peoples character with all minions assigned to it (LOTR-12.7). */
export interface Fight {
  character: number
  minions: readonly number[]
}

/** Action in progress: whose text asks, which card is being played, what is being answered (-1 and None: none). */
export interface Now {
  card: number
  code: number
  ability: number
  paying: boolean
  playing: number
  answering: TakesWound | Exerts | Heals | Dies | LeavesPlay | IsPlayed | WinsFight | TurnStarts | PhaseStarts | FightStarts | Moves | IsAssigned | IsOverwhelmed | GainsBurdens | LosesBurdens | AddsTwilight | Draws | TakesCard | ThrowsAway | TakesSite | UsesAbility | RingGoesOn | HandRevealed | PhaseEnds | TurnEnds | FightEnds | null
  before: boolean
}

export interface TakesWound {
  type: 'TakesWound'
  card: number
}

export interface Exerts {
  type: 'Exerts'
  card: number
}

export interface Heals {
  type: 'Heals'
  card: number
}

/** Characters die; `codes` are filled in as they do, for answers afterwards. */
export interface Dies {
  type: 'Dies'
  cards: readonly number[]
  codes: readonly number[]
}

/** Cards are discarded from play; `codes` and `owners` include the cards on them. */
export interface LeavesPlay {
  type: 'LeavesPlay'
  cards: readonly number[]
  codes: readonly number[]
  owners: readonly number[]
}

export interface IsPlayed {
  type: 'IsPlayed'
  card: number
  seat: number
}

/** A side wins a skirmish; `codes` and `owners` are those of the losers, dead or alive. */
export interface WinsFight {
  type: 'WinsFight'
  winners: readonly number[]
  losers: readonly number[]
  codes: readonly number[]
  owners: readonly number[]
}

export interface TurnStarts {
  type: 'TurnStarts'
}

export interface PhaseStarts {
  type: 'PhaseStarts'
  phase: Phase
  first: boolean
  whose: number
}

export interface FightStarts {
  type: 'FightStarts'
}

/** The fellowship moves; `leg` is from, on the way, or to (LOTR-8.1 b, c, e), or the end of that phase. */
export interface Moves {
  type: 'Moves'
  leg: 'end' | 'from' | 'on' | 'to'
}

export interface IsAssigned {
  type: 'IsAssigned'
  character: number
  minion: number
  by_free: boolean
  first: boolean
}

/** Losers of a skirmish with less than half the strength; they die of it. */
export interface IsOverwhelmed {
  type: 'IsOverwhelmed'
  cards: readonly number[]
}

export interface GainsBurdens {
  type: 'GainsBurdens'
  seat: number
  count: number
}

export interface LosesBurdens {
  type: 'LosesBurdens'
  seat: number
  count: number
}

export interface AddsTwilight {
  type: 'AddsTwilight'
  count: number
}

export interface Draws {
  type: 'Draws'
  seat: number
  count: number
}

/** A player takes a card into hand, drawn or otherwise (LOTR-7.5). */
export interface TakesCard {
  type: 'TakesCard'
  seat: number
}

/** A player discards a card from hand, because a text says so. */
export interface ThrowsAway {
  type: 'ThrowsAway'
  seat: number
}

/** Control of a site is taken (LOTR-23.5). */
export interface TakesSite {
  type: 'TakesSite'
  seat: number
  card: number
}

/** A player uses an ability; its costs are paid, its effects still to come (LOTR-18.18). */
export interface UsesAbility {
  type: 'UsesAbility'
  card: number
  ability: number
  seat: number
}

export interface RingGoesOn {
  type: 'RingGoesOn'
  seat: number
}

/** A hand, or a part of it, is revealed; `shown` are the cards' codes. */
export interface HandRevealed {
  type: 'HandRevealed'
  seat: number
  of: number
  shown: readonly number[]
}

export interface PhaseEnds {
  type: 'PhaseEnds'
  phase: Phase
  whose: number
}

export interface TurnEnds {
  type: 'TurnEnds'
}

/** A skirmish is about to end. */
export interface FightEnds {
  type: 'FightEnds'
}

/** A pick under way, and how far it has come; the question names the player. */
export interface Choosing {
  names: 'card' | 'code' | 'seat'
  pile: Pile | null
  most: number
  picked: number
  spent: number
}

/** Current numbers of a character, with reasons. */
export interface Numbers {
  card: number
  strength: readonly Part[]
  vitality: number
  keywords: readonly (readonly [Keyword, number])[]
  overwhelm: number
  takes_part: boolean
  roaming: boolean
}

/** A piece of a number, the card it comes from, and why. */
export interface Part {
  code: number
  amount: number
  reason: Reason
}

/** Reason for one part of a number. */
export type Reason = 'print' | 'text' | 'roaming' | 'occasion'

/** Current cost of a card in the viewer's hand, with reasons. */
export interface Price {
  code: number
  parts: readonly Part[]
}

/** The winner of a skirmish if all players pass, and the losses of each side. */
export interface Outlook {
  character: number
  winner: Side
  overwhelms: boolean
  wounds: readonly (readonly [number, number])[]
  dead: readonly number[]
  burdens: readonly (readonly [number, number])[]
  out: readonly number[]
  strengths: readonly (readonly [number, readonly Part[]])[]
}

/** A score for each seat (1 won, 0 lost, 0.5 drawn), and the id of the rule that ended the game. */
export interface Over {
  type: 'Over'
  scores: readonly number[]
  why: string
  by?: number | null
}

export type View = Shown

/** Card in a language: `text` says who bears it, then an ability a line; `starts` is the line of the first ability. */
export interface CardFace {
  code: number
  id: string
  title: string
  subtitle: string
  kind: Kind
  side: Side
  unique: boolean
  culture: Culture | null
  race: Race | null
  twilight: number
  strength: number
  vitality: number
  resistance: number
  signet: Signet | null
  site: number
  block: Block
  arrow: Arrow | null
  home: readonly (readonly [number, Block])[]
  item: ItemClass | null
  keywords: string
  text: readonly string[]
  starts: number
  ways: readonly (readonly string[])[]
  uses: readonly number[]
}

export type Kind =
  | 'ring'
  | 'site'
  | 'companion'
  | 'ally'
  | 'minion'
  | 'possession'
  | 'artifact'
  | 'condition'
  | 'event'

export type Race =
  | 'dwarf'
  | 'elf'
  | 'ent'
  | 'hobbit'
  | 'man'
  | 'wizard'
  | 'balrog'
  | 'creature'
  | 'nazgul'
  | 'orc'
  | 'troll'
  | 'uruk-hai'
  | 'wraith'

export type Signet = 'aragorn' | 'frodo' | 'gandalf' | 'theoden'

export type Block = 'fellowship' | 'towers'

export type Arrow = 'left' | 'right'

export type ItemClass =
  | 'hand-weapon'
  | 'ranged-weapon'
  | 'armor'
  | 'shield'
  | 'helm'
  | 'cloak'
  | 'bracers'
  | 'gauntlets'
  | 'mount'
  | 'staff'
  | 'pipe'
  | 'ring'
  | 'palantir'
  | 'brooch'

export type Faces = readonly CardFace[]

/** Pictures of all cards: `motifs` have a layer a line, `scenes` by card code a piece after each semicolon. */
export interface CardArt {
  inks: Readonly<Record<string, Readonly<Record<string, string>>>>
  motifs: Readonly<Record<string, string>>
  scenes: Readonly<Record<number, string>>
}

export type Art = CardArt
