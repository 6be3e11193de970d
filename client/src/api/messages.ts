// Made by scripts/types from pelipoyta.server; do not edit.
/* eslint-disable max-lines */

/** A choice in the game, made by a player who has seen the update of that version. */
export interface Do<Action> {
  type: 'do'
  id: string
  at: number
  action: Action
  now: boolean
}

/** Give up (TABLE-1). */
export interface Resign {
  type: 'resign'
  id: string
}

/** Offer a draw, or answer an offer (TABLE-2). */
export interface DrawOffer {
  type: 'draw'
  id: string
  answer: 'accept' | 'decline' | 'offer'
}

/** Create the table of the next game (TABLE-3). */
export interface Rematch {
  type: 'rematch'
  id: string
}

/** Take back the last choice; at a teaching table also all choices after that number of them (TABLE-15). */
export interface Undo {
  type: 'undo'
  id: string
  to: number | null
}

/** A chat line to everyone, or to exactly these seats (TABLE-8). */
export interface Speak {
  type: 'say'
  id: string
  text: string
  aside: readonly number[]
}

/** Change the name of the seat's player; an empty one means a guest (TABLE-10). */
export interface Rename {
  type: 'name'
  id: string
  name: string
}

/** Let questions of this kind pass from now on, or be asked again; other seats are not told (TABLE-11). */
export interface LetPass {
  type: 'let_pass'
  id: string
  what: string
  on: boolean
}

/** Set the private options for a rematch; options not named stay. It starts once every player did (TABLE-9). */
export interface Bring {
  type: 'bring'
  id: string
  brings: Readonly<Record<string, string>>
}

/** Show everyone the seat's private options, when the game is over (TABLE-9). */
export interface Show {
  type: 'show'
  id: string
}

/** Propose that this bot plays for an absent player; the others must agree (TABLE-17). */
export interface AskForBot {
  type: 'stand_in'
  id: string
  seat: number
  bot: string
}

/** Propose to take back so many of the seat's choices, with all that followed; the others must agree (TABLE-18). */
export interface AskBack {
  type: 'step_back'
  id: string
  choices: number
}

/** Propose to end the series: by agreement, or claimed against an absent player (TABLE-21, TABLE-22). */
export interface AskSeriesEnd {
  type: 'end_series'
  id: string
  seat: number | null
}

/** Answer a proposal; the proposer withdraws it by a no. */
export interface Consent {
  type: 'consent'
  id: string
  yes: boolean
}

/** Play again, in place of the bot that played meanwhile (TABLE-17). */
export interface Return {
  type: 'return'
  id: string
}

export type ClientCommand =
  | Do<unknown>
  | Resign
  | DrawOffer
  | Rematch
  | Undo
  | Speak
  | Rename
  | LetPass
  | Bring
  | Show
  | AskForBot
  | AskBack
  | AskSeriesEnd
  | Consent
  | Return

export interface Hello {
  type: 'hello'
  token: string | null
  seen: number
  heard: number
}

/** Ask whether the seat might do this at that version. Nothing is done: the answer is `Allowed` or `Refused`. */
export interface Why {
  type: 'why'
  id: string
  at: number
  action: unknown
}

export interface Ping {
  type: 'ping'
}

/** Reply at once to `Clocks`, so that the server can measure the connection's delay. */
export interface Echo {
  type: 'echo'
  probe: number
}

export type ClientMessage =
  | Hello
  | Do<unknown>
  | Resign
  | DrawOffer
  | Rematch
  | Undo
  | Speak
  | Rename
  | LetPass
  | Bring
  | Show
  | AskForBot
  | AskBack
  | AskSeriesEnd
  | Consent
  | Return
  | Why
  | Ping
  | Echo

export interface Welcome {
  type: 'welcome'
  seat: number | null
  table: TableInfo
  at: number
  judge: boolean
}

/** A table as every viewer sees it; the game itself comes in updates. */
export interface TableInfo {
  id: string
  game: string
  version: number
  options: unknown
  seats: readonly SeatInfo[]
  host: number | null
  state: 'over' | 'playing' | 'waiting'
  result: ResultInfo | null
  draw_offered_by: number | null
  next: string | null
  watchers: number
  round: RoundInfo | null
  hints: boolean
  helped: readonly number[]
  commitment: string
  decks: readonly string[]
  teaching: boolean
  placed: '' | 'drawn' | 'mirrored' | 'set' | 'true'
  time: Timing | null
  plan: PlanInfo | null
  away: number
  apart: boolean
  rated: boolean
  listing: 'club' | 'open' | 'private'
  watch: Watching
}

/** A seat at a table, as every viewer sees it. */
export interface SeatInfo {
  seat: number
  kind: 'bot' | 'open' | 'person'
  name: string
  here: boolean
  bot?: string | null
  persona?: number | null
  waits?: boolean
  shows?: boolean
  missing?: boolean
  stand_in?: string | null
  vacation?: number | null
  account?: '' | 'bot' | 'gone' | 'person'
}

/** A score for each seat (1 won, 0 lost, 0.5 drawn), and the id of the rule that ended the game. */
export interface ResultInfo {
  scores: readonly number[]
  why: string
  by?: number | null
}

/** The contest a table belongs to, and the number of its game there, from 1. */
export interface RoundInfo {
  contest: string
  number: number
  tournament: boolean
  meeting: boolean
}

/** Time control in seconds: a bank for the game, or for `each` turn anew (TABLE-16). */
export interface Timing {
  bank: number
  increment?: number
  delay?: number
  each?: boolean
  team?: boolean
}

/** A proposal that the other players must agree to: a bot for that seat, or a step back (TABLE-17, TABLE-18). */
export interface PlanInfo {
  by: number
  agreed: readonly number[]
  seat?: number | null
  bot?: string | null
  ends_series?: boolean
}

/** Watch policy: how far behind the game its onlookers are kept (TABLE-25). */
export interface Watching {
  kind?: 'end' | 'live' | 'minutes' | 'moves' | 'nobody'
  behind?: number
}

/** The seats that must choose now, and the kind of question. */
export interface Asked {
  seats: readonly number[]
  what: string
  about?: string
}

/** Something the seat may do now, and what may come of it; in notation where the client has no board of its own. */
export interface Choice {
  action: unknown
  preview: unknown
  text?: string
}

/** An update for one viewer; `at` numbers that viewer's updates, `fresh` replaces all that were missed. */
export interface Update {
  type: 'update'
  at: number
  fresh: boolean
  events: readonly unknown[]
  view: unknown
  ask: Asked | null
  legal: readonly Choice[]
  over: ResultInfo | null
  undone: boolean
  undo: boolean
  forced?: unknown
  drawn?: string
  views?: readonly unknown[]
}

/** Chat line; `number` counts the lines of that viewer, `aside` are the seats that may read it (none: all). */
export interface SpokenLine {
  number: number
  seat: number | null
  text: string
  aside: readonly number[]
  time: number
  removed?: boolean
}

/** Chat lines: a new one, missed ones, or known ones after their text was removed. */
export interface Spoken {
  type: 'said'
  lines: readonly SpokenLine[]
}

/** Chat permissions of the viewer: to all, unless a rule closes that; aside, to these seats. */
export interface Floor {
  type: 'floor'
  closed: string
  aside: readonly number[]
}

/** The command is done and stored. */
export interface Ack {
  type: 'ack'
  id: string
  at: number
}

/** No rule forbids the action that was asked about. */
export interface Allowed {
  type: 'allowed'
  id: string
}

/** The command is delayed as long as a free choice might take, so that other players see no difference. */
export interface Held {
  type: 'held'
  id: string
}

/** The questions that the seat may let pass, and those it does. */
export interface LetsPass {
  type: 'lets_pass'
  may: readonly string[]
  does: readonly string[]
  anyway: boolean
}

/** A rule forbids it; nothing has changed. */
export interface Refused {
  type: 'refused'
  id: string
  rule: string
  reason: string
  facts: Readonly<Record<string, unknown>>
}

/** It cannot be done, for a reason outside the rules; nothing has changed. */
export interface Error {
  type: 'error'
  code: string
  facts: Readonly<Record<string, unknown>>
  id: string | null
}

export interface TableChanged {
  type: 'table'
  table: TableInfo
}

/** The clock of these seats, in milliseconds: left, free of this turn before it runs, forgiven in the game. */
export interface ClockFace {
  seats: readonly number[]
  left: number
  room: number
  runs: boolean
  forgiven: number
}

/** All clocks now; `line` is the measured delay of the viewer's connection, which is not counted (TABLE-16). */
export interface Clocks {
  type: 'clocks'
  clocks: readonly ClockFace[]
  probe: number
  line: number
}

export interface Pong {
  type: 'pong'
}

export type ServerMessage =
  | Welcome
  | Update
  | Spoken
  | Floor
  | Ack
  | Allowed
  | Held
  | LetsPass
  | Refused
  | Error
  | TableChanged
  | Clocks
  | Pong

/** A game of an offer: pace and the numbers of players it may be played with. */
export interface OfferWant {
  game: string
  pace: 'days' | 'free' | 'quick' | 'slow'
  seats: readonly number[]
  rated?: boolean
}

/** A seat that this browser holds, with the token that proves it. */
export interface HeldSeat {
  id: string
  token: string
}

/** First message: the secret of this browser, which makes its offers its own on every page. */
export interface EnterLobby {
  type: 'enter'
  device: string
}

/** Search for players of any of these games, in place of a former search. */
export interface PostOffer {
  type: 'offer'
  wants: readonly OfferWant[]
  name: string
}

/** Stop searching. */
export interface WithdrawOffer {
  type: 'withdraw'
  seated?: string
}

/** Take this offer: play one of its games for two with its person. */
export interface JoinOffer {
  type: 'join'
  offer: string
  want: number
  name: string
}

/** Answer `found`: the person is at the page. Without it their game does not begin. */
export interface HereAnswer {
  type: 'here'
  table: string
}

/** Say whether the page is visible; a page hidden for a minute is not paired. */
export interface Attention {
  type: 'attention'
  visible: boolean
}

/** Watch a list of tables: its rows from `first` on, and all changes of the list from now on. */
export interface WatchList {
  type: 'list'
  filter: LobbyFilter
  first: number
  rows: number
}

/** Choice of rows; empty fields choose all. Visitors with equal filters share one list. */
export interface LobbyFilter {
  section?: 'open' | 'running'
  game?: string
  pace?: string
  club?: string
  rated?: boolean
  here?: boolean
  seats?: number
  level?: '' | 'above' | 'below1400' | 'below1600' | 'below1800'
  followed?: boolean
}

/** Watch no list any more. */
export interface LeaveList {
  type: 'leave_list'
}

/** Hear of the own games: of the account, and by the tokens that this browser holds. */
export interface WatchMine {
  type: 'mine'
  tables: readonly HeldSeat[]
}

/** Hear of coming events: those that are open to all or to the own clubs, and the own ones. */
export interface WatchEvents {
  type: 'events'
}

export interface LobbyPing {
  type: 'ping'
}

export type LobbyMessage =
  | EnterLobby
  | PostOffer
  | WithdrawOffer
  | JoinOffer
  | HereAnswer
  | Attention
  | WatchList
  | LeaveList
  | WatchMine
  | WatchEvents
  | LobbyPing

/** A window of the watched list, which has `count` rows after change `number`. */
export interface ListRows {
  type: 'list'
  number: number
  count: number
  first: number
  rows: readonly ListedRow[]
}

/** A table that one may sit down at or watch, or a person who searches for players. */
export interface ListedRow {
  id: string
  section: 'open' | 'running'
  kind?: 'offer' | 'table'
  name?: string
  game?: string
  seats?: readonly ListedSeat[]
  options?: Readonly<Record<string, unknown>>
  time?: Readonly<Record<string, unknown>> | null
  pace?: string
  wants?: readonly ListedWant[]
  since?: number
  here?: boolean
  rated?: boolean
  rating?: number | null
  steps?: number | null
  turn?: readonly number[]
  watch?: Watching
  club?: string
}

/** Seat of a listed table: a person by name, or a bot; an open seat is not taken. */
export interface ListedSeat {
  name?: string
  bot?: string
  taken?: boolean
  rating?: number | null
}

/** A game that a searching person would play. */
export interface ListedWant {
  game: string
  pace: string
  seats: readonly number[]
  rated?: boolean
}

/** A change of the watched list: places that are gone, the last first; then rows with the places they get. */
export interface ListChange {
  type: 'list_change'
  number: number
  count: number
  gone: readonly number[]
  put: readonly (readonly [number, ListedRow])[]
}

/** A game of this person that is not over. */
export interface MyGame {
  id: string
  game: string
  seat: number
  phase: 'over' | 'playing' | 'waiting'
  asked?: boolean
  turn?: readonly number[]
  seats?: readonly ListedSeat[]
  pace?: string
  changed?: number
}

/** The own games that are not over; those where it is the person's turn first. */
export interface MyGames {
  type: 'mine'
  games: readonly MyGame[]
}

/** Coming events, the next to begin first; told again whenever they change. */
export interface ComingEvents {
  type: 'events'
  events: readonly ComingEvent[]
}

/** An event that a reader finds in the lobby. */
export interface ComingEvent {
  kind: 'league' | 'team_match' | 'tournament'
  id: string
  game: string
  title?: string
  club?: string
  begins?: number | null
  state?: 'open' | 'running'
  count?: number
  places?: number
  takes?: boolean
  plain?: boolean
  mine?: boolean
}

/** An offer as everybody sees it. */
export interface OfferRow {
  id: string
  name: string
  wants: readonly OfferWant[]
  since: number
  here?: boolean
  rating?: number | null
}

/** The offer of this browser. */
export interface OwnOffer {
  id: string
  wants: readonly OfferWant[]
  since: number
}

/** Usual length of a search at this time of the day: below one minute, three, longer, or seldom at all. */
export interface PoolWait {
  game: string
  pace: 'days' | 'free' | 'quick' | 'slow'
  wait: 'long' | 'minute' | 'minutes' | 'seldom'
  rated?: boolean
}

/** Everything at once: the first rows of `count`, the own offer, and how many people are here. */
export interface LobbyState {
  type: 'lobby'
  rows: readonly OfferRow[]
  count: number
  people: number
  own: OwnOffer | null
  waits: readonly PoolWait[]
}

/** Rows that are new or changed, and ids of those that are gone. */
export interface LobbyChange {
  type: 'lobby_change'
  put: readonly OfferRow[]
  gone: readonly string[]
  count: number
  people: number
}

/** The own offer was stored, taken or withdrawn. */
export interface OwnOfferChanged {
  type: 'own_offer'
  own: OwnOffer | null
}

/** Players were found. The game begins once all have answered `here`, within so many seconds. */
export interface MatchFound {
  type: 'found'
  table: string
  game: string
  seconds: number
  seat: boolean
}

/** The game that was found does not begin. The search goes on, unless this person's answer was `late`. */
export interface MatchGone {
  type: 'found_gone'
  table: string
  late: boolean
}

/** A table was made, with a seat for this browser and the token that proves it. */
export interface TableReady {
  type: 'paired'
  table: string
  game: string
  seat: number
  token: string
  stay: boolean
}

export interface LobbyPong {
  type: 'pong'
}

/** A code with its sentence in `errors.ftl`; nothing was changed. */
export interface LobbyError {
  type: 'error'
  code: string
  facts: Readonly<Record<string, unknown>>
}

export type LobbyAnswer =
  | LobbyState
  | LobbyChange
  | OwnOfferChanged
  | MatchFound
  | MatchGone
  | TableReady
  | ListRows
  | ListChange
  | MyGames
  | ComingEvents
  | LobbyPong
  | LobbyError

/** The game that the start page shows: running, or finished and to be replayed. */
export interface FeaturedGame {
  table: string
  game: string
  names: readonly string[]
  finished: boolean
  watch: Watching
}

/** The game that the start page shows, if there is one. */
export interface FeaturedReply {
  featured: FeaturedGame | null
}

/** First message of a bot, which its bearer token has proved already; nothing is needed besides. */
export interface EnterAsBot {
  type: 'enter'
  device: string
}

/** Wait for games of these kinds, in place of former ones; without any the bot waits no more. */
export interface AcceptGames {
  type: 'accepts'
  wants: readonly OfferWant[]
  opponents: 'all' | 'bots' | 'people'
  at_once: number
}

export type BotMessage = EnterAsBot | AcceptGames | LobbyPing

/** Games at once and a day among bots, and how many were begun in the last day. */
export interface LimitsOfBot {
  at_once: number
  a_day: number
  today: number
}

/** Answer to `enter`: the account, the scopes of its token, limits, and the games that are not over. */
export interface BotWelcome {
  type: 'bot_welcome'
  account: string
  name: string
  scopes: readonly string[]
  limits: LimitsOfBot
  games: readonly TableReady[]
}

/** The games that the bot waits for now. */
export interface Accepting {
  type: 'accepting'
  wants: readonly OfferWant[]
  opponents: 'all' | 'bots' | 'people'
  at_once: number
}

export type BotAnswer = BotWelcome | Accepting | TableReady | LobbyPong | LobbyError

/** Bot that waits in the lobby, as everybody sees it; `owner` is the name of the person who answers for it. */
export interface WaitingBotInfo {
  id: string
  name: string
  owner: string
  wants: readonly OfferWant[]
  opponents: 'all' | 'bots' | 'people'
  free: boolean
}

/** Invitation of a waiting bot to a game at a new table; the caller gets the first seat. */
export interface InviteBot {
  game: string
  pace: 'days' | 'free' | 'quick' | 'slow'
  seats: number
  name: string
  key: string | null
}

export interface NewBot {
  name: string
}

export interface NewBotToken {
  scopes: readonly ('offer' | 'play' | 'watch')[]
  label: string
}

/** Token as its owner sees it in the list: everything but the secret. */
export interface BotTokenInfo {
  id: string
  label: string
  scopes: readonly string[]
  made: number
  seen: number
}

/** A new token, shown this once. */
export interface BotTokenMade {
  id: string
  token: string
}

/** Bot of the caller, with its tokens. */
export interface OwnBotInfo {
  id: string
  name: string
  made: number
  tokens: readonly BotTokenInfo[]
}

/** An error code, which has a sentence in `errors.ftl`, and the values for that sentence. */
export interface Problem {
  code: string
  facts: Readonly<Record<string, unknown>>
}

/** The body of every response whose status is 400 or more. */
export interface Failure {
  error: Problem
}

/** A field of the new-table form. */
export interface OptionInfo {
  name: string
  kind: 'bool' | 'choice' | 'int' | 'texts'
  default: unknown
  min?: number
  max?: number
  choices?: readonly (string | number)[]
  private?: boolean
}

/** A game that this server offers; `first` are the options of a first game. */
export interface GameInfo {
  id: string
  version: number
  seats: readonly number[]
  free: boolean
  open: boolean
  options: readonly OptionInfo[]
  bots: readonly string[]
  first: Readonly<Record<string, unknown>>
  first_seats: number
  lessons: readonly string[]
  puzzles: boolean
  contests: readonly BookContest[]
  teams: string
  team_seats: readonly number[]
  common: boolean
  variants: number
  boosters: Readonly<Record<string, number>>
  helper: boolean
}

/** A series that the game's rule book defines: a number of games for a number of players. */
export interface BookContest {
  name: string
  rule: string
  seats: number
  games: number
}

/** Layout of a view that the generic board shows. */
export interface ViewShape {
  by_seat: readonly string[]
  seats: readonly string[]
}

/** An action that is not allowed in an example, in the game's notation, and the rule that forbids it. */
export interface GuideRefusal {
  text: string
  rule: string
  reason: string
  facts: Readonly<Record<string, unknown>>
}

/** A drawn position; its words are `<game>-guide-<section>-<name>`. `events` led to it, `choices` may be marked. */
export interface GuideExample {
  name: string
  rules: readonly string[]
  seat: number | null
  seats: number
  view: unknown
  events: readonly unknown[]
  choices: readonly unknown[]
  refused: readonly GuideRefusal[]
  drawn?: string
}

export interface GuideRow {
  name: string
  cells: readonly (string | number)[]
}

export interface GuideTable {
  name: string
  columns: readonly string[]
  rows: readonly GuideRow[]
}

export interface GuideSection {
  name: string
  rules: readonly string[]
  examples: readonly GuideExample[]
  tables: readonly GuideTable[]
}

/** The part of a rules page that precedes the numbered rules. */
export interface GuideInfo {
  sections: readonly GuideSection[]
}

/** A thing to do; its words are `<game>-lesson-<lesson>-<chapter>-<name>`. */
export interface LessonStep {
  name: string
  rules: readonly string[]
}

export interface LessonChapter {
  name: string
  steps: readonly LessonStep[]
}

/** A lesson and its chapters; a real game follows the last. */
export interface LessonInfo {
  id: string
  minutes: number
  chapters: readonly LessonChapter[]
}

/** Request for the real game at a lesson's end. */
export interface NewLessonGame {
  name: string
  key: string | null
}

/** The learner's actions in a chapter, step by step; only the last may differ from what its step asks for. */
export interface LessonActions {
  deeds: readonly unknown[]
  why: boolean
}

/** The learner's position, and the answer to the last action; `updates` are a table's, the last is the present. */
export interface LessonScene {
  seat: number
  seats: number
  step: number
  answer: 'asked' | 'done' | 'other' | 'refused'
  said: string
  refusal: BrokenRule | null
  wanted: unknown
  updates: readonly Update[]
}

/** A rule that a text or an action breaks, with the key and the values of its sentence. */
export interface BrokenRule {
  rule: string
  reason: string
  facts: Readonly<Record<string, unknown>>
}

/** A puzzle without its answer; what it asks is `<game>-puzzle-<theme>`. */
export interface PuzzleInfo {
  id: string
  theme: string
  rating: number
}

/** Puzzles of a game, the easiest first; `daily` is today's, empty where there are none. */
export interface PuzzleList {
  puzzles: readonly PuzzleInfo[]
  themes: readonly string[]
  daily: string
  day: string
}

/** The solver's answer, as JSON of the game's action type or a text in its notation; none shows the position. */
export interface PuzzleAnswer {
  deeds: readonly unknown[]
  why: boolean
  give_up: boolean
  refute: boolean
}

/** An answer in the game's notation with its proved value from 0 to 1. */
export interface PuzzleValue {
  text: string
  value: number
  cells: readonly number[]
}

/** The solver's position, and the verdict on the answer; `updates` are a table's, the last is the present. */
export interface PuzzleScene {
  seat: number
  seats: number
  answer: 'asked' | 'done' | 'open' | 'other' | 'refused'
  refusal: BrokenRule | null
  wanted: unknown
  theme: string
  rule: string
  sure: boolean
  given: PuzzleValue | null
  best: number | null
  values: readonly PuzzleValue[]
  refutation: readonly Update[]
  updates: readonly Update[]
}

/** A number of a variant, with its bounds. */
export interface VariantNumber {
  name: string
  usual: number
  min: number
  max: number
}

/** Results of the player with the first turn in games between bots; shares in per cent, `error` for 95 %. */
export interface VariantBalance {
  bot: string
  seats: number
  games: number
  share: number
  error: number
  drawn: number
}

/** A house rule that a table may choose. */
export interface VariantInfo {
  name: string
  rule: string
  numbers: readonly VariantNumber[]
  usual: readonly number[]
  listed: number
  against: readonly string[]
  seats: readonly number[]
  balance?: VariantBalance
}

/** The variants of a game; links tell the version. */
export interface VariantOffer {
  version: number
  variants: readonly VariantInfo[]
  balance?: VariantBalance
}

/** Request to check variants, of a form or a link, for so many players. */
export interface CheckVariants {
  version: number
  variants: readonly string[]
  seats: number
}

/** The rule against these variants, if any, and the numbers of players that they fit. */
export interface CheckedVariants {
  seats: readonly number[]
  broken: BrokenRule | null
}

/** A ready-made text for a private option; the key stands for it. */
export interface DecklistOffer {
  key: string
  text: string
  fits: Readonly<Record<string, readonly string[]>>
  counts: Readonly<Record<string, number>>
}

/** Request to check a text against the options of a table. */
export interface CheckDecklist {
  text: string
  options: Readonly<Record<string, unknown>>
}

/** The rules a text breaks, the choices it goes with by option, its counts, and the text as it was understood. */
export interface CheckedDecklist {
  broken: readonly BrokenRule[]
  fits: Readonly<Record<string, readonly string[]>>
  counts: Readonly<Record<string, number>>
  text: string
}

/** A text that a seat played with, for a viewer who may see it; `salt` opens the published seal of it. */
export interface ShownDecklist {
  seat: number
  option: string
  text: string
  salt: string
}

/** Request for a table; a place is "me", "open" or "bot:" and the bot's name. */
export interface NewTable {
  game: string
  seats: number
  places: readonly string[]
  options: Readonly<Record<string, unknown>>
  name: string
  brings: readonly (Readonly<Record<string, string>>)[]
  key: string | null
  contest: NewSeries | null
  hints: boolean
  word: string
  teaching: boolean
  time: Timing | null
  away: number | null
  rated: boolean
  listing: 'club' | 'open' | 'private'
  club: string
  watch: Watching
}

/** Request for a series: best of `count`, first to win `count`, all of `count`; or one of the rule book. */
export interface NewSeries {
  form: string
  count: number
  pause: number
  partners: boolean
}

/** Request for an open seat; without `seat` the first one. */
export interface TakeSeat {
  name: string
  seat: number | null
  brings: Readonly<Record<string, string>>
  key: string | null
  word: string
}

/** Request of the host to give an open seat to a bot. */
export interface SeatBot {
  bot: string
  brings: Readonly<Record<string, string>>
}

/** A seat and the token that proves it; a host who only watches has a token without a seat. */
export interface Seated {
  table: string
  seat: number | null
  token: string | null
}

/** Base of requests for a table that starts from a position (TABLE-13). */
export interface NewTableFromPosition {
  seat: number
  others: string
  name: string
  key: string | null
}

/** Request to play on from a moment of a replay. */
export interface PlayOn {
  seat: number
  others: string
  name: string
  key: string | null
  eyes: string
}

/** Request for a table that starts from a position in the game's notation. */
export interface SetUp {
  seat: number
  others: string
  name: string
  key: string | null
  game: string
  position: string
}

/** Request for advice on the position after update `at`. */
export interface HintRequest {
  at: number
}

/** A sentence: `<game>-advice-<key>`. */
export interface HintLine {
  key: string
  facts: Readonly<Record<string, unknown>>
}

/** The recommended action, its notation, and sentences that explain it; the first says what it is. */
export interface HintInfo {
  action: unknown
  text: string
  hints: readonly HintLine[]
}

/** The key that the table will be made with. */
export interface CommitmentRequest {
  key: string
}

/** The commitment to the dice seed of the table that will be made with the key. */
export interface CommitmentInfo {
  commitment: string
}

/** An outcome of chance: dice with `sides`, or `count` draws out of a bag; `owner` None: it belongs to no seat. */
export interface ChanceOutcome {
  kind: string
  sides: number
  bag: readonly number[]
  count: number
  owner: number | null
  ordinal: number
  outcome: readonly number[]
  of: number | null
}

/** A card that a player brought and every viewer has seen, with the salt of its leaf. */
export interface OpenedLeaf {
  leaf: number
  thing: number
  salt: string
}

/** The public part of a deck: its commitment, its leaves, and the cards that have been opened. */
export interface SealedDeck {
  root: string
  seal: string
  leaves: readonly string[]
  opened: readonly OpenedLeaf[]
}

/** Everything needed to verify a game's chance; docs/fairness.md says how. */
export interface DiceProof {
  commitment: string
  seed: string
  words: readonly string[]
  falls: readonly ChanceOutcome[]
  decks: readonly SealedDeck[]
}

export interface SeriesPlayer {
  name: string
  bot: string
}

/** A game of a series; its result by player is shown when it is over. */
export interface SeriesRoundInfo {
  table: string
  state: 'over' | 'playing' | 'waiting'
  players: readonly number[]
  points: readonly number[] | null
  why: string
  marks: Readonly<Record<string, readonly number[]>>
}

/** A sentence of a reckoning: `contest-step-<key>`, or the game's own `<game>-contest-<key>`. */
export interface ReckonedStep {
  key: string
  facts: Readonly<Record<string, unknown>>
  who: number | null
}

/** 1 won, 0 lost, 0.5 shared, by player; the rule, and how it was reckoned. */
export interface ContestVerdict {
  scores: readonly number[]
  rule: string
  steps: readonly ReckonedStep[]
}

/** A series as every viewer sees it. */
export interface SeriesInfo {
  id: string
  game: string
  form: string
  book: boolean
  count: number
  most: number
  players: readonly SeriesPlayer[]
  rounds: readonly SeriesRoundInfo[]
  score: readonly number[]
  next_in: number | null
  verdict: ContestVerdict | null
}

/** Take a card of the entrant's pack; `at` is the number of cards that every player had taken. */
export interface TakeCard {
  type: 'take'
  entrant: number
  at: number
  card: number
}

export interface SubmitDeck {
  type: 'hand_in'
  entrant: number
  brings: Readonly<Record<string, string>>
}

export interface CheckIn {
  type: 'check_in'
  entrant: number
}

export interface Withdraw {
  type: 'withdraw'
  entrant: number
}

/** Enter bots, one after another. */
export interface EnterBots {
  type: 'enter_bot'
  bot: string
  count: number
  team: string
}

/** Pair the next round; where decks are built from boosters, open these first. */
export interface PairRound {
  type: 'pair'
}

/** Correct a result; `revision` is the number of corrections that the organiser has seen. */
export interface SettleGame {
  type: 'settle'
  table: string
  scores: readonly number[]
  revision: number
  note: string
  award: boolean
}

export interface CloseTournament {
  type: 'close'
}

export type TournamentCommand =
  | TakeCard
  | SubmitDeck
  | CheckIn
  | Withdraw
  | EnterBots
  | PairRound
  | SettleGame
  | CloseTournament

/** Request of an organiser to announce a tournament (CONTEST-8). */
export interface NewTournament {
  game: string
  seats: number
  system: 'knockout' | 'robin' | 'swiss'
  rounds: number
  options: Readonly<Record<string, unknown>>
  title: string
  bots: boolean
  check_in: boolean
  auto: boolean
  time: Timing | null
  boosters: NewBoosters | null
  partners: boolean
  calendar: NewCalendar
  key: string | null
}

/** Boosters that a tournament begins with (CONTEST-17); 0 boosters: the usual number, 0 seconds: no time limit. */
export interface NewBoosters {
  way: 'draft' | 'sealed'
  each: number
  pace: number
}

/** Start time of a new contest, and the lists that name it (CONTEST-31). */
export interface NewCalendar {
  begins: number | null
  listing: 'club' | 'open' | 'private'
  club: string
}

/** A new contest and the organiser's token; its holder may do everything that organisers do. */
export interface Announced {
  id: string
  token: string
}

/** Request to enter a tournament. */
export interface Enter {
  name: string
  brings: Readonly<Record<string, string>>
  team: string
  key: string | null
}

/** An entrant and the token for the entrant's seat at every table of the contest; empty for a signed-in one. */
export interface Ticket {
  entrant: number
  token: string
}

export interface EntrantInfo {
  name: string
  bot: string
  state: 'in' | 'out' | 'signed'
  team: number
  reissued: number
}

/** A correction of a result, with scores by seat. */
export interface SettledInfo {
  scores: readonly number[]
  before: readonly number[] | null
  note: string
  awarded: boolean
  time: number
}

/** A table of a round; while it is played, only the players are shown (CONTEST-7). */
export interface TournamentGameInfo {
  table: string
  players: readonly number[]
  scores: readonly number[] | null
  awarded: boolean
  again: boolean
  trail: readonly SettledInfo[]
}

export interface TournamentRoundInfo {
  games: readonly TournamentGameInfo[]
  byes: readonly number[]
}

/** Progress of the draft as every viewer sees it; nothing of the boosters' contents. */
export interface BoostersInfo {
  way: 'draft' | 'sealed'
  each: number
  pace: number
  opened: number
  picks: number
  late: readonly number[]
  commitments: readonly string[]
}

/** The caller's own pack, pool and deck. `seed` is empty while packs are passed on. */
export interface PoolInfo {
  entrant: number
  place: number
  at: number
  pack: readonly number[]
  chosen: number | null
  pool: readonly number[]
  brings: Readonly<Record<string, string>>
  seed: string
  sheets: Readonly<Record<string, readonly number[]>>
  holds: Readonly<Record<string, number>>
  option: string
  options: Readonly<Record<string, unknown>>
}

/** A tournament as every viewer sees it, and the caller's part in it. */
export interface TournamentInfo {
  id: string
  game: string
  title: string
  system: 'knockout' | 'robin' | 'swiss'
  seats: number
  teams: readonly number[]
  rounds: number
  bots: boolean
  check_in: boolean
  auto: boolean
  state: 'between' | 'building' | 'open' | 'over' | 'picking' | 'playing' | 'ready'
  entrants: readonly EntrantInfo[]
  course: readonly TournamentRoundInfo[]
  breaks: readonly string[]
  standings: readonly TournamentStanding[]
  organiser: boolean
  entrant: number | null
  time: Timing | null
  boosters: BoostersInfo | null
  team_names: readonly string[] | null
  begins: number | null
  listing: 'club' | 'open' | 'private'
  club: string
}

/** A row of the standings; `by` is the tie-break that ranks it below the row above: "points", "" for a shared rank. */
export interface TournamentStanding {
  entrant: number
  rank: number
  points: number
  breaks: Readonly<Record<string, number>>
  by: string
  addends: Readonly<Record<string, readonly Addend[]>>
}

/** Part of a tie-break that comes from one round; without opponents it was a bye, or a game awarded without play. */
export interface Addend {
  round: number
  against: readonly number[]
  amount: number
}

export interface AddBot {
  type: 'add_bot'
  bot: string
  side: number
}

export interface LeaveTeamMatch {
  type: 'leave'
  entrant: number
}

/** Name another captain; the organiser and the present captain may. */
export interface NameCaptain {
  type: 'captain'
  entrant: number
}

/** Give the line-up: the entrant at the first table, at the second, and so on. */
export interface GiveLineUp {
  type: 'line_up'
  order: readonly number[]
}

/** Lay the tables; a team without a line-up plays in the order of joining (CONTEST-21). */
export interface BeginTeamMatch {
  type: 'begin'
}

export type TeamMatchCommand = AddBot | LeaveTeamMatch | NameCaptain | GiveLineUp | BeginTeamMatch

/** Request of an organiser to announce a team match (CONTEST-20). */
export interface NewTeamMatch {
  game: string
  form: 'duplicate' | 'teams'
  size: number
  seats: number
  options: Readonly<Record<string, unknown>>
  title: string
  sides: readonly string[]
  time: Timing | null
  tables: number
  deals: number
  calendar: NewCalendar
  key: string | null
}

/** Request to join a team match. */
export interface JoinTeamMatch {
  name: string
  side: number
  word: string
  key: string | null
}

export interface TeamMatchEntrantInfo {
  name: string
  bot: string
  side: number
  here: boolean
  reissued: number
}

/** A table; its result is shown when all tables of its set have ended. */
export interface TeamMatchTable {
  table: string
  players: readonly number[]
  laid: boolean
  scores: readonly number[] | null
  why: string
}

/** A deal that has ended at all tables: by table and seat the result, and the share of equals it beats. */
export interface DealInfo {
  results: readonly (readonly number[])[]
  shares: readonly (readonly number[])[]
  pars: readonly number[]
  luck: readonly number[]
  rounds: readonly number[]
}

/** Duplicate play: the same chance at several tables; deals still played anywhere are left out (CONTEST-24). */
export interface DuplicateInfo {
  tables: number
  deals: number
  commitment: string
  way: 'matchpoints' | 'points'
  dealt: readonly DealInfo[]
  rows: readonly DuplicateStanding[]
}

/** A row of the standings: `total` decides; `result` is split into the expected one, luck and play (CONTEST-27). */
export interface DuplicateStanding {
  rank: number
  entrant: number
  total: number
  deals: number
  result: number
  fair: number
  luck: number
  play: number
}

/** A team match as every viewer sees it, and the caller's part in it. */
export interface TeamMatchInfo {
  id: string
  game: string
  form: 'duplicate' | 'teams'
  title: string
  seats: number
  teams: readonly number[]
  size: number
  sides: readonly string[]
  time: Timing | null
  state: 'open' | 'over' | 'playing'
  entrants: readonly TeamMatchEntrantInfo[]
  captains: readonly (number | null)[]
  given: readonly boolean[]
  line_up: readonly number[]
  sets: readonly (readonly TeamMatchTable[])[]
  wins: readonly number[]
  verdict: ContestVerdict | null
  organiser: boolean
  entrant: number | null
  duplicate: DuplicateInfo | null
  begins: number | null
  listing: 'club' | 'open' | 'private'
  club: string
}

/** A record, as a table exports it. */
export interface RecordText {
  text: string
}

/** A step of a replay as the viewer saw it. */
export interface ReplayStep {
  events: readonly unknown[]
  by?: number | null
  time?: number | null
  left?: readonly number[]
  bot?: string
}

/** A game for one viewer: a seat's number, "-" for a spectator, "all" where nothing is hidden any more. */
export interface ReplayInfo {
  path: string
  game: string
  version: number
  seats: readonly SeatInfo[]
  mine: number | null
  eyes: string
  may: readonly string[]
  passed: readonly ReplayStep[]
  result: ResultInfo | null
  teaching: boolean
  forgiven: readonly number[]
  variants: readonly string[]
}

/** A position of a replay. */
export interface ReplayMoment {
  views: readonly unknown[]
  ask: Asked | null
  over: ResultInfo | null
  drawn?: string
}

/** Progress of a game's analysis, in pieces, and its result. */
export interface AnalysisInfo {
  state: 'done' | 'failed' | 'none' | 'working'
  done: number
  total: number
  found: Analysis | null
}

/** Complete analysis of a game. */
export interface Analysis {
  version: number
  game: string
  seats: number
  teams: readonly number[]
  judge: 'games' | 'sight'
  judge_error: number
  points: readonly Point[]
  moments: readonly number[]
  owners: readonly (number | null)[]
  chance: readonly boolean[]
  weighed: readonly Weighed[]
  choices: number
  turning: readonly Turning[]
  accounts: readonly Account[]
  uncertain: boolean
}

/** Evaluated moment: expected score of each seat with all cards open, and the standard error. */
export interface Point {
  chances: readonly number[]
  error: number
}

/** Judged choice of a player, valued by what the player could know. */
export interface Weighed {
  step: number
  seat: number
  loss: number
  error: number
  mark: '' | 'blunder' | 'inaccuracy' | 'mistake'
  played: Option
  better: readonly Option[]
  believed?: number | null
  reply?: string
  replier?: number | null
  better_words?: readonly Hint[]
  played_words?: readonly Hint[]
  reply_words?: readonly Hint[]
  why?: readonly FeatureDifference[]
}

/** Alternative at a choice, valued from the mover's view. */
export interface Option {
  action: string
  value: number
  error: number
  best: number
  cells?: readonly number[]
}

/** A sentence, `<game>-advice-<key>`, and what it is about. The first one of an action says what is done. */
export interface Hint {
  key: string
  facts: Readonly<Record<string, unknown>>
}

/** Feature of a position: its share of the difference between two choices, and its values after each. */
export interface FeatureDifference {
  term: string
  amount: number
  whose: 'other' | 'own'
  best: number
  played: number
}

/** Turning point of the game: event, the seat responsible, and the change of its chances. */
export interface Turning {
  kind: 'luck' | 'reveal' | 'skill'
  step: number
  moment: number
  seat: number | null
  amount: number
  error: number
  dice?: readonly number[]
}

/** Sources of a seat's result; the parts sum to the whole. */
export interface Account {
  seat: number
  start: number
  deal: number
  luck: number
  luck_error: number
  others_luck: number
  skill: number
  skill_error: number
  others_skill: number
  reveal: number
  drift: number
  ended: number
  result: number
  marks: Readonly<Record<string, number>>
  mean_loss: number
  choices: number
}

/** A table and the caller's token for a seat there; without a token it is shown as a spectator sees it. */
export interface HeldTable {
  id: string
  token: string
}

export interface HistoryRequest {
  tables: readonly HeldTable[]
}

/** Log of a table in a page: its header and its lines, as the page stored them. */
export interface MovedLog {
  header: string
  lines: readonly string[]
}

/** A table of a page that is on this server now, and the tokens of its host and its persons, by seat. */
export interface MovedTable {
  table: string
  host: string
  seats: Readonly<Record<number, string>>
}

/** Change of the caller's chances to win by luck, as the analysis found it; the others' luck is subtracted. */
export interface AnalysedLuck {
  amount: number
  error: number
  uncertain: boolean
}

/** A table as the caller may know it; of a running game, only what the caller has seen. */
export interface PastTable {
  id: string
  table: TableInfo | null
  mine: number | null
  asked: boolean
  began: number
  lasted: number | null
  choices: number
  rolled: readonly DiceStats[]
  luck: AnalysedLuck | null
}

/** Dice statistics of a seat: number of dice, their sum, the expected sum and its variance. */
export interface DiceStats {
  dice: number
  total: number
  expected: number
  variance: number
}

/** A name and a password, to sign up or in with. */
export interface NamedPassword {
  name: string
  password: string
}

/** The signed-in caller. */
export interface Me {
  account: string
  name: string
  kind: string
}

/** The caller's account; none for a guest. */
export interface SignedInAs {
  me: Me | null
}

/** An empty request or answer. */
export type Nothing = Record<string, never>

/** The caller's password, as a fresh proof. */
export interface PasswordProof {
  password: string
}

/** Another name for the caller's account. */
export interface NewName {
  name: string
}

/** Another password; an empty one removes it where there is a passkey. */
export interface NewPassword {
  password: string
}

/** A recovery code to sign in with. */
export interface RecoveryCode {
  code: string
}

/** New recovery codes, shown once. */
export interface RecoveryCodes {
  codes: readonly string[]
}

/** A device that is signed in. `place` is the network part of its address. */
export interface SessionInfo {
  id: string
  browser: string
  system: string
  place: string
  made: number
  seen: number
  here: boolean
}

/** A passkey of the caller; a synced one is on all devices of its owner. */
export interface PasskeyInfo {
  id: string
  label: string
  synced: boolean
  made: number
  used: number | null
}

/** The caller's account as its settings page shows it. */
export interface AccountInfo {
  me: Me
  made: number
  has_password: boolean
  passkeys: readonly PasskeyInfo[]
  sessions: readonly SessionInfo[]
  recovery_codes: number
  fresh: boolean
  passkeys_work: boolean
  export: ExportInfo | null
  favourites: readonly string[]
}

/** An export: asked for, and ready once it is made; kept until then. */
export interface ExportInfo {
  asked: number
  made: number | null
  until: number
}

/** A session to end; empty: all others. */
export interface EndSession {
  session: string
}

/** Options for the browser's WebAuthn call, as JSON. */
export interface PasskeyOptions {
  options: Readonly<Record<string, unknown>>
}

/** The browser's answer to a WebAuthn call, as JSON. */
export interface PasskeyAnswer {
  answer: Readonly<Record<string, unknown>>
}

/** A new account with a passkey. */
export interface PasskeySignUp {
  name: string
  answer: Readonly<Record<string, unknown>>
}

/** A passkey to remove. */
export interface PasskeyId {
  passkey: string
}

/** A QR code that signs a new device in: the link, and its picture as SVG. */
export interface ShownLink {
  id: string
  link: string
  picture: string
  seconds: number
}

/** The token of a scanned QR code. */
export interface LinkToken {
  token: string
}

/** The new device's claim, and the number that it shows. */
export interface LinkNumber {
  claim: string
  number: number
}

/** A link as the signed-in device sees it: the new device in words, and the numbers to choose from. */
export interface LinkWait {
  state: 'allowed' | 'claimed' | 'dead' | 'shown'
  browser: string
  system: string
  choices: readonly number[]
}

/** The number that the new device shows, as its owner chose it. */
export interface LinkChoice {
  number: number
}

/** The new device's claim, to be changed for a session. */
export interface LinkRedeem {
  claim: string
}

/** A seat of a guest's game, by its token. */
export interface BroughtSeat {
  table: string
  token: string
}

/** A deck, the progress in a lesson, or the mistakes of a game that were trained. */
export interface BroughtValue {
  kind: 'deck' | 'lesson' | 'mistakes'
  key: string
  value: unknown
}

/** Things of a guest on this device, to be brought into the account. */
export interface MoveIn {
  device: string
  seats: readonly BroughtSeat[]
  values: readonly BroughtValue[]
}

/** A table at which the account has a seat. */
export interface OwnGame {
  table: string
  game: string
}

/** Games, decks and lessons of the account, for a new device. */
export interface OwnThings {
  games: readonly OwnGame[]
  values: readonly BroughtValue[]
}

/** Results in one game. */
export interface GameCount {
  game: string
  played: number
  won: number
  drawn: number
  lost: number
}

/** A person or bot as everyone may see it; `against` are the results of the caller's opponents. */
export interface Profile {
  name: string
  kind: 'bot' | 'person'
  since: number
  games: readonly GameCount[]
  against: readonly GameCount[]
  mine: boolean
  favourites: readonly string[]
}

/** Favourite games of the caller. */
export interface Favourites {
  games: readonly string[]
}

/** Kind of games that is rated apart. */
export interface RatingKeyInfo {
  game: string
  pace: RatingPace
  seats: SeatClass
}

/** Live games and games over days are rated apart. */
export type RatingPace = 'live' | 'days'

/** Two sides of one, teams, or three and more single players. */
export type SeatClass = 'two' | 'teams' | 'many'

/** A rating: points ± spread; provisional while it is uncertain. */
export interface RatingInfo {
  key: RatingKeyInfo
  points: number
  spread: number
  provisional: boolean
  games: number
  last: number
}

/** Change of one player's rating by a game; `against` is how much higher the others were rated on average. */
export interface RatingChangeInfo {
  seat: number
  before: number
  after: number
  spread: number
  provisional: boolean
  expected: number
  against: number
}

/** Ratings after a game, or why it moved none. */
export interface RatingCardInfo {
  reason: '' | 'aborted' | 'bots' | 'casual' | 'enough' | 'later' | 'void'
  key: RatingKeyInfo | null
  changes: readonly RatingChangeInfo[]
}

/** A point of a rating's history. */
export interface RatingPoint {
  ended: number
  points: number
  spread: number
  table: string
}

/** A finished game of a player, with the others of it; an empty name is a deleted account's. */
export interface PlayedResult {
  table: string
  game: string
  ended: number
  rated: boolean
  score: number
  others: readonly string[]
  change: number | null
}

/** Bot of about the player's strength, and how many games with bots still count. */
export interface PlacementBot {
  game: string
  bot: string
  left: number
}

/** Level of the bots that is nearest to the caller's rating in a game. */
export interface SuitableLevel {
  game: string
  bot: string
}

/** Ratings of a player, with their history by the index of the rating, and the newest results. */
export interface PersonRatings {
  name: string
  ratings: readonly RatingInfo[]
  history: readonly (readonly RatingPoint[])[]
  results: readonly PlayedResult[]
  against_me: readonly [number, number, number] | null
}

/** Row of a leaderboard; equal lower bounds share a place. */
export interface LeaderRow {
  place: number
  name: string
  points: number
  spread: number
  games: number
}

/** Row of a season's table: games, games won, and points gained in the season. */
export interface SeasonRow {
  place: number
  name: string
  games: number
  won: number
  gained: number
}

/** Leaderboard and season of one key, and all keys that have ratings. */
export interface Leaderboards {
  keys: readonly RatingKeyInfo[]
  key: RatingKeyInfo | null
  rows: readonly LeaderRow[]
  season: readonly SeasonRow[]
  season_year: number
  season_quarter: number
  fewest: number
}

/** Choices of a player about ratings: to be listed in leaderboards or not. */
export interface RatingChoices {
  listed: boolean
}

/** A person as others read of them; `here` only where the reader may know it. */
export interface PersonInfo {
  person: string
  name: string
  here: boolean
}

/** All relations of the caller. */
export interface PeopleInfo {
  friends: readonly PersonInfo[]
  asked: readonly PersonInfo[]
  asking: readonly PersonInfo[]
  following: readonly PersonInfo[]
  blocked: readonly PersonInfo[]
  muted: readonly PersonInfo[]
  seen_by: 'friends' | 'nobody'
}

/** Change of a relation with a person, by id, by name, or by a seat of a table. */
export interface ChangeRelation {
  act: 'accept' | 'ask' | 'block' | 'decline' | 'end' | 'follow' | 'mute' | 'unblock' | 'unfollow' | 'unmute'
  person: string
  name: string
  table: string
  seat: number | null
}

/** Choice of who sees the caller here. */
export interface ChooseVisibility {
  seen_by: 'friends' | 'nobody'
}

/** Invitation of a friend to a table. */
export interface InviteFriend {
  person: string
  table: string
}

/** A game of a followed person, as everybody may see it. */
export interface FollowedGameInfo {
  name: string
  table: string
  game: string
  names: readonly string[]
  scores: readonly number[] | null
}

/** Games of the people whom the caller follows. */
export interface FollowedGames {
  running: readonly FollowedGameInfo[]
  ended: readonly FollowedGameInfo[]
}

/** Friends of the caller who look on at a table, by name. */
export interface Onlookers {
  friends: readonly string[]
}

/** Choice whether the start page may show the caller's games. */
export interface ChooseFeatured {
  shown: boolean
}

/** The caller's choice whether the start page may show the caller's games. */
export interface FeaturedChoice {
  shown: boolean
}

/** Answer of what is done and has nothing to show. */
export interface DoneReply {
  done: boolean
}

/** A club in a list. */
export interface ClubCard {
  id: string
  name: string
}

/** Clubs of the caller. */
export interface MyClubs {
  clubs: readonly ClubCard[]
}

/** A club to be made. */
export interface NewClub {
  name: string
  about: string
  consent: boolean
}

/** Member of a club; `here` only where the reader may know it. */
export interface ClubMemberInfo {
  person: string
  name: string
  role: 'member' | 'organiser' | 'owner'
  since: number
  here: boolean
}

/** Request to join; `removed` if the person was removed before. */
export interface ClubRequestInfo {
  person: string
  name: string
  note: string
  made: number
  removed: boolean
}

/** Link to join by. */
export interface ClubLinkInfo {
  id: string
  role: 'member' | 'organiser' | 'owner'
  name: string
  until: number
  uses: number
}

/** Table of a club, as spectators know it. */
export interface ClubTableInfo {
  table: string
  game: string
  phase: string
  names: readonly string[]
  open: number
  scores: readonly number[] | null
  made: number
  watched: boolean
}

/** Contest or league of a club. */
export interface ClubEventInfo {
  kind: 'league' | 'team_match' | 'tournament'
  id: string
  title: string
  made: number
}

/** Line of the club's trail, with names. */
export interface ClubTrailInfo {
  time: number
  kind: string
  actor: string
  subject: string
  facts: Readonly<Record<string, unknown>>
}

/** The page of a club; a person who is no member reads its name, description and size alone. */
export interface ClubPage {
  id: string
  name: string
  about: string
  consent: boolean
  size: number
  role: 'member' | 'organiser' | 'owner' | null
  asked: boolean
  members: readonly ClubMemberInfo[]
  tables: readonly ClubTableInfo[]
  results: readonly ClubTableInfo[]
  events: readonly ClubEventInfo[]
  requests: readonly ClubRequestInfo[]
  links: readonly ClubLinkInfo[]
  trail: readonly ClubTrailInfo[]
  hook: string
  token: string
}

export interface JoinClub {
  type: 'join'
  token: string
}

export interface AskToJoin {
  type: 'ask'
  note: string
}

export interface AnswerAsker {
  type: 'answer'
  person: string
  yes: boolean
}

export interface LeaveClub {
  type: 'leave'
}

export interface RemoveMember {
  type: 'remove'
  person: string
  reason: string
}

export interface GiveRole {
  type: 'role'
  person: string
  role: 'member' | 'organiser' | 'owner'
}

export interface EditClub {
  type: 'edit'
  name: string
  about: string
  consent: boolean
}

export interface MakeLink {
  type: 'link'
  role: 'member' | 'organiser' | 'owner'
  days: number
  uses: number
}

export interface EndLink {
  type: 'end_link'
  link: string
}

export interface SetClubHook {
  type: 'hook'
  address: string
}

export interface ListEvent {
  type: 'event'
  kind: 'league' | 'team_match' | 'tournament'
  event: string
}

export interface UnlistEvent {
  type: 'drop_event'
  kind: 'league' | 'team_match' | 'tournament'
  event: string
}

export interface ListTable {
  type: 'table'
  table: string
}

export interface CloseClub {
  type: 'close'
}

export type AnyClubCommand =
  | JoinClub
  | AskToJoin
  | AnswerAsker
  | LeaveClub
  | RemoveMember
  | GiveRole
  | EditClub
  | MakeLink
  | EndLink
  | SetClubHook
  | ListEvent
  | UnlistEvent
  | ListTable
  | CloseClub

/** Report about the player of a seat, or about a person by id or name; `lines` by the numbers the reporter reads. */
export interface NewReport {
  reason: 'abuse' | 'cheating' | 'name' | 'other' | 'spam' | 'stalling'
  note: string
  person: string
  name: string
  table: string
  seat: number | null
  lines: readonly number[]
}

/** Sanction as its person reads it: everything but the operator who decided. */
export interface SanctionInfo {
  id: string
  kind: 'closed' | 'note' | 'silence' | 'suspension' | 'unrated' | 'warning'
  reason: 'abuse' | 'cheating' | 'name' | 'other' | 'spam' | 'stalling'
  words: string
  evidence: readonly string[]
  made: number
  until: number | null
  read: boolean
  lifted: boolean
  holds: boolean
  appeal: string
  answer: string
  answered: boolean
  granted: boolean
}

/** Sanctions of the caller, the newest first. */
export interface OwnSanctions {
  sanctions: readonly SanctionInfo[]
}

/** Reading of a sanction, or an appeal against it. */
export interface AnswerSanction {
  act: 'appeal' | 'read'
  note: string
}

/** Chat line as evidence. */
export interface EvidenceLine {
  line: number
  seat: number
  name: string
  text: string
  time: number
  removed: boolean
}

/** Report as the operator reads it. */
export interface ReportInfo {
  id: string
  reporter: string
  reason: 'abuse' | 'cheating' | 'name' | 'other' | 'spam' | 'stalling'
  note: string
  table: string
  made: number
  lines: readonly EvidenceLine[]
}

/** Case with its reports. */
export interface CaseInfo {
  id: string
  suspect: string
  name: string
  opened: number
  weight: number
  reports: readonly ReportInfo[]
  sanctions: readonly SanctionInfo[]
}

/** Appeal that waits, with its sanction. */
export interface AppealInfo {
  person: string
  name: string
  note: string
  made: number
  sanction: SanctionInfo
}

/** Line of the operator's trail. */
export interface TrailInfo {
  time: number
  operator: string
  kind: string
  person: string
  name: string
  facts: Readonly<Record<string, unknown>>
}

/** Report of fair play: figures for the operator, from which nothing follows by itself. */
export interface FairplayInfo {
  id: string
  person: string
  name: string
  game: string
  made: number
  games: number
  report: FairplayReport
}

/** Figures about one player in one game, and those of them that an operator should look at. */
export interface FairplayReport {
  points: number
  levels: readonly [string, string]
  agreement: Agreement
  times: TimePattern | null
  meetings: readonly Meetings[]
  tables: readonly string[]
  concerns: readonly ('agreement' | 'meetings' | 'times')[]
}

/** Agreement of a player in one game. `share`: as if so many of the telling choices were the strongest bot's. */
export interface Agreement {
  games: number
  choices: number
  telling: number
  agreed: number
  expected: number
  z: number
  share: number
  enough: boolean
}

/** Times of a player's choices. `harder`: rank correlation of time and difficulty; near zero for a relay. */
export interface TimePattern {
  choices: number
  median: number
  variation: number
  harder: number | null
  flat: boolean
}

/** Rated games of a person with another who was seen on the same device or network. */
export interface Meetings {
  person: string
  shared: readonly string[]
  games: number
  won: number
  lost: number
  given_up: number
  one_sided: boolean
  name: string
}

/** Tables in memory of a game and phase. */
export interface TableCount {
  game: string
  phase: string
  count: number
}

/** A warning or error of the log in the last day, in English. */
export interface FaultInfo {
  level: string
  event: string
  count: number
  last: number
}

/** Load of the process that answers, since its start; 99 of 100 times are below those told, null: very long. */
export interface ServerLoad {
  started: number
  tables: readonly TableCount[]
  sockets: Readonly<Record<string, number>>
  moves: number
  ack_ms: number | null
  commit_ms: number | null
  lag_ms: number | null
  queues: Readonly<Record<string, number>>
  choices: number
  fallbacks: Readonly<Record<string, number>>
  memory: number
  faults: readonly FaultInfo[]
}

/** The operator's page. */
export interface OperatorOverview {
  cases: readonly CaseInfo[]
  appeals: readonly AppealInfo[]
  trail: readonly TrailInfo[]
  fairplay: readonly FairplayInfo[]
  lengths: Readonly<Record<string, readonly (number | null)[]>>
  load: ServerLoad
}

export interface Impose {
  type: 'sanction'
  kind: 'closed' | 'note' | 'silence' | 'suspension' | 'unrated' | 'warning'
  reason: 'abuse' | 'cheating' | 'name' | 'other' | 'spam' | 'stalling'
  words: string
  person: string
  name: string
  length: number | null
  evidence: readonly string[]
  case: string
}

export interface LiftSanction {
  type: 'lift'
  sanction: string
  why: string
}

export interface CloseCase {
  type: 'close'
  case: string
  acted: boolean
}

export interface AnswerAppeal {
  type: 'answer'
  sanction: string
  granted: boolean
  words: string
}

export interface RemoveLine {
  type: 'remove_line'
  table: string
  line: number
}

export interface DismissFairplay {
  type: 'dismiss'
  report: string
}

/** End a running game as a draw of all. */
export interface EndGame {
  type: 'end'
  table: string
}

/** Delete the account of that name at once, and give up its running games. */
export interface ForgetPerson {
  type: 'forget'
  name: string
}

export type AnyOperatorCommand =
  | Impose
  | LiftSanction
  | CloseCase
  | AnswerAppeal
  | RemoveLine
  | DismissFairplay
  | EndGame
  | ForgetPerson

/** Row of a division's table; `by` is what decided it against the row above. */
export interface LeagueRow {
  entrant: number
  rank: number
  points: number
  played: number
  won: number
  drawn: number
  lost: number
  by: string
  breaks: Readonly<Record<string, number>>
  parts: readonly (readonly [number, number])[]
  left: boolean
}

/** A game of a fixture; the score is the first player's. */
export interface LeagueGameInfo {
  table: string
  score: number | null
  how: string
}

/** Two players who meet in a round. */
export interface FixtureInfo {
  round: number
  first: number
  second: number
  games: readonly LeagueGameInfo[]
}

/** Table and fixtures of a division. */
export interface DivisionInfo {
  rows: readonly LeagueRow[]
  fixtures: readonly FixtureInfo[]
}

/** Line of a season's end: the division a player goes to, and the reason. */
export interface PlaceChangeInfo {
  entrant: number
  division: number
  rank: number
  to: number
  why: 'down' | 'left' | 'stay' | 'up'
}

/** A season with its divisions; `changes` once it is over. */
export interface LeagueSeasonInfo {
  number: number
  began: number
  rounds: number
  opened: number
  next_round: number | null
  over: boolean
  divisions: readonly DivisionInfo[]
  changes: readonly PlaceChangeInfo[]
}

/** A league as one reader sees it. */
export interface LeagueInfo {
  id: string
  terms: LeagueTerms
  club: string
  names: readonly string[]
  organiser: number
  members: readonly number[]
  me: number | null
  mine: boolean
  closed: boolean
  season: LeagueSeasonInfo | null
}

/** Terms of a league, as its organiser writes them; they never change. */
export interface LeagueTerms {
  name: string
  game: string
  form: 'divisions'
  rounds: 'round-robin'
  size: number
  up: number
  down: number
  games: number
  round_days: number
  turn_days: number
  points: readonly [number, number, number]
  ties: readonly ('direct' | 'lot' | 'points' | 'sonneborn' | 'wins')[]
  rated: boolean
  listing: 'open' | 'private'
  begins: number | null
}

/** A league in a list. */
export interface ListedLeagueInfo {
  id: string
  name: string
  game: string
  over: boolean
}

/** Request for a league: its terms, or the same as TOML. */
export interface NewLeague {
  terms: LeagueTerms | null
  toml: string
  club: string
}

/** Enter, leave; and for the organiser: begin a season, or end the league. */
export interface LeagueCommand {
  do: 'begin' | 'close' | 'enter' | 'leave'
}

/** Id of a new league. */
export interface MadeLeague {
  id: string
}

/** Notice as its person reads it; its sentence is `notice-<kind>` or `notice-<kind>-<what>` in `notices*.ftl`. */
export interface NoticeInfo {
  id: string
  kind: 'deadline' | 'event' | 'fixture' | 'house' | 'invitation' | 'pairing' | 'report' | 'social' | 'turn'
  what?: string
  link?: string
  facts: Readonly<Record<string, unknown>>
  shown: number
  seen?: boolean
}

/** The newest notices of a person, and how many of them are unread. */
export interface NoticeList {
  unread: number
  notices: readonly NoticeInfo[]
}

/** Notices that the person has seen; null: all of them. */
export interface SeeNotices {
  notices: readonly string[] | null
}

/** Settings of a person, and what this server can do. */
export interface NoticeSettingsInfo {
  channels: Readonly<Record<'deadline' | 'event' | 'fixture' | 'house' | 'invitation' | 'pairing' | 'report' | 'social' | 'turn', readonly ('hook' | 'mail' | 'page' | 'push')[]>>
  quiet: QuietHours | null
  bundle: number
  digest: boolean
  mail: string
  mail_confirmed: boolean
  hook: string
  hook_off: boolean
  browsers: number
  push_key: string
  mail_works: boolean
  hook_works: boolean
}

/** Hours of the day without notices, in minutes since midnight of an IANA time zone; they may span midnight. */
export interface QuietHours {
  start: number
  end: number
  zone: string
}

/** Settings in place of the former ones. */
export interface ChangeNoticeSettings {
  channels: Readonly<Record<'deadline' | 'event' | 'fixture' | 'house' | 'invitation' | 'pairing' | 'report' | 'social' | 'turn', readonly ('hook' | 'mail' | 'page' | 'push')[]>>
  quiet: QuietHours | null
  bundle: number
  digest: boolean
  language: string
}

/** Address and keys that a browser gave for messages by push. */
export interface PushSubscription {
  endpoint: string
  p256dh: string
  auth: string
  language: string
}

/** Address of a browser that is to get no more messages. */
export interface EndPush {
  endpoint: string
}

/** Mail address for notices; an empty one removes it. */
export interface MailAddress {
  address: string
  language: string
}

/** Code in a link that confirms a mail address. */
export interface MailCode {
  code: string
}

/** Address of a web-hook; an empty one removes it. */
export interface HookAddress {
  address: string
}

/** Secret with which messages to a web-hook are signed; shown once, empty where the hook was removed. */
export interface HookSecret {
  secret: string
}

/** Result of a test: the status of the answer, or `unreachable`. */
export interface HookTried {
  good: boolean
  result: string
}

/** Tell this browser when a contest and its rounds begin; the ticket of its entrant proves it. */
export interface FollowContest {
  contest: string
}

/** Table whose turns a guest wants to hear of; the token of the seat comes in the header. */
export interface FollowSeat {
  table: string
}

/** Vacation days of the caller (TABLE-26). */
export interface VacationInfo {
  days: number
  next: number | null
  until: number | null
}

/** Vacation of so many days from now on. */
export interface BeginVacation {
  days: number
}

/** First message; the secret of this browser where the person is not signed in. */
export interface EnterNotices {
  type: 'enter'
  device: string | null
}

/** Say whether the page is visible: while it is, nothing is sent by push. */
export interface PageSeen {
  type: 'attention'
  visible: boolean
}

export interface NoticePing {
  type: 'ping'
}

export type NoticeMessage = EnterNotices | PageSeen | NoticePing

/** The list as it is now. */
export interface NoticesChanged {
  type: 'notices'
  unread: number
  notices: readonly NoticeInfo[]
}

export interface NoticePong {
  type: 'pong'
}

/** A code with its sentence in `errors.ftl`; nothing was changed. */
export interface NoticeError {
  type: 'error'
  code: string
  facts: Readonly<Record<string, unknown>>
}

export type NoticeAnswer = NoticesChanged | NoticePong | NoticeError

/** Setup of a game's helper: how many people, and its options; and the sheets of paper. */
export interface HelperAbout {
  players: readonly number[]
  options: readonly HelperField[]
  seated: boolean
  sheets: readonly HelperPanel[]
}

/** A part of a command that a person fills in: a number, one of some choices, yes or no, or a name. */
export interface HelperField {
  name: string
  kind: 'choice' | 'flag' | 'name' | 'number'
  label: HelperNote
  low?: number
  high?: number
  choices?: readonly HelperChoice[]
  value?: number
  players?: readonly number[]
}

/** A sentence, or the label of something. */
export interface HelperNote {
  type: 'note'
  word: string
  facts?: Readonly<Record<string, string | number>>
  rule?: string
}

/** A value that a field may have, and what it is called. */
export interface HelperChoice {
  value: number
  label: HelperNote
}

/** A part of the page under its heading; a covered one opens when its reader asks, and holds what only they see. */
export interface HelperPanel {
  title: HelperNote
  items: readonly (HelperNote | HelperForm | HelperCounter | HelperDice | HelperGrid | HelperLink)[]
  covered?: boolean
}

/** A command that may be given now: a button, with the fields that a person fills in before. */
export interface HelperForm {
  type: 'form'
  label: HelperNote
  command: Readonly<Record<string, unknown>>
  fields?: readonly HelperField[]
  main?: boolean
}

/** A number, and the commands that lower and raise it by one; None where it cannot go further. */
export interface HelperCounter {
  type: 'counter'
  label: HelperNote
  value: number
  less?: Readonly<Record<string, unknown>> | null
  more?: Readonly<Record<string, unknown>> | null
  full?: number
}

/** Dice as they fell. */
export interface HelperDice {
  type: 'dice'
  label: HelperNote
  values: readonly number[]
}

/** A table: the first cell of each row is its heading. */
export interface HelperGrid {
  type: 'grid'
  label: HelperNote
  heads: readonly HelperNote[]
  rows: readonly (readonly (HelperNote | HelperCounter)[])[]
}

/** Another page of this house that belongs to the matter. */
export interface HelperLink {
  type: 'link'
  label: HelperNote
  path: string
}

/** A new session; the same key makes the same one. */
export interface NewHelper {
  setup: HelperSetup
  key: string
}

/** Names of the players, and the options of the session. */
export interface HelperSetup {
  names: readonly string[]
  options: Readonly<Record<string, number>>
}

/** Id of the session, which is in its link. */
export interface HelperMade {
  id: string
}

/** Base of the requests of a device; the same key does a thing once. */
export interface HelperRequest {
  type: 'HelperRequest'
  key: string
  device: string | null
  seat: number | null
}

/** A command of the game's helper, with its tag and fields. */
export interface DoWithHelper {
  type: 'do'
  key: string
  device: string | null
  seat: number | null
  command: Readonly<Record<string, unknown>>
}

/** Take the newest command back, which has this number. */
export interface UndoWithHelper {
  type: 'undo'
  key: string
  device: string | null
  seat: number | null
  number: number
}

/** Do the command with this number again, which was taken back last. */
export interface RedoWithHelper {
  type: 'redo'
  key: string
  device: string | null
  seat: number | null
  number: number
}

/** Take the seat of a person for this device, which alone then shows what that person may see. */
export interface TakeHelperSeat {
  type: 'take'
  key: string
  device: string | null
  seat: number | null
}

export type HelperAct = DoWithHelper | UndoWithHelper | RedoWithHelper | TakeHelperSeat

/** A person of the session. */
export interface HelperPlayer {
  name: string
  taken: boolean
  mine: boolean
}

/** A command of the history, as this device is told it. */
export interface HelperStep {
  number: number
  time: number
  note: HelperNote
  undone: boolean
}

/** The page of a session as one device sees it. */
export interface HelperInfo {
  id: string
  game: string
  at: number
  panels: readonly HelperPanel[]
  players: readonly HelperPlayer[]
  seated: boolean
  seat: number | null
  history: readonly HelperStep[]
  newest: number
  again: number
}

/** First message, and again for another seat of the same device. */
export interface EnterHelper {
  type: 'enter'
  device: string | null
  seat: number | null
}

/** Answered by the page where its log is longer than this, else by a pong. */
export interface HelperPing {
  type: 'ping'
  at: number
}

export type HelperMessage = EnterHelper | HelperPing

/** The page as it is now. */
export interface HelperShown {
  type: 'helper'
  info: HelperInfo
}

export interface HelperPong {
  type: 'pong'
}

/** A code with its sentence in `errors.ftl`; nothing was changed. */
export interface HelperError {
  type: 'error'
  code: string
  facts: Readonly<Record<string, unknown>>
}

export type HelperAnswer = HelperShown | HelperPong | HelperError

/** The caller's conditional answers, and whether this table takes any. */
export interface ConditionalInfo {
  possible: boolean
  tree: readonly Branch[]
}

/** A choice in the game's notation, and what may follow. A choice of one's own stands alone at its place. */
export interface Branch {
  move: string
  mine?: boolean
  then?: readonly Branch[]
}

/** Conditional answers in place of the former ones. */
export interface GiveConditionals {
  tree: readonly Branch[]
}

/** Choices from the present position on, in the game's notation. */
export interface ThoughtAhead {
  moves: readonly string[]
}

/** A position that is thought ahead: who chooses there, and what may be chosen. */
export interface PositionAhead {
  turn: 'chance' | 'me' | 'over' | 'them'
  moves: readonly string[]
}
