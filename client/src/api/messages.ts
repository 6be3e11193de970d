// Made by scripts/types from pelipoyta.server; do not edit.
/* eslint-disable max-lines */

export interface Hello {
  type: 'hello'
  token: string | null
  seen: number
  heard: number
}

export interface Do {
  type: 'do'
  id: string
  at: number
  action: unknown
  now: boolean
}

/** Might the seat do this at number `at`? Nothing is done: the answer is `Allowed` or `Refused`. */
export interface Why {
  type: 'why'
  id: string
  at: number
  action: unknown
}

export interface Resign {
  type: 'resign'
  id: string
}

export interface Draw {
  type: 'draw'
  id: string
  answer: 'accept' | 'decline' | 'offer'
}

export interface Rematch {
  type: 'rematch'
  id: string
}

/** Take back the last choice; at a teaching table also all that came after so many choices of the game. */
export interface Undo {
  type: 'undo'
  id: string
  to: number | null
}

/** Let questions of this kind pass from now on, or be asked again; known to nobody else. */
export interface LetPass {
  type: 'let_pass'
  id: string
  what: string
  on: boolean
}

/** What to play a rematch with; what is not named is kept. The game starts when each player has said it. */
export interface Bring {
  type: 'bring'
  id: string
  brings: Readonly<Record<string, string>>
}

/** Show everyone what one brought, when the game is over. */
export interface Show {
  type: 'show'
  id: string
}

/** Words to everyone, or to exactly these seats aside. */
export interface Say {
  type: 'say'
  id: string
  text: string
  aside: readonly number[]
}

/** What the seat's player wants to be called; nothing: a guest. */
export interface Rename {
  type: 'name'
  id: string
  name: string
}

/** That this bot play for the seat, whose player is away; the others must agree (TABLE-17). */
export interface AskForBot {
  type: 'stand_in'
  id: string
  seat: number
  bot: string
}

/** That so many of one's own choices be taken back, with all that followed; the others must agree (TABLE-18). */
export interface AskBack {
  type: 'step_back'
  id: string
  choices: number
}

/** To what was proposed; whoever proposed it takes it back by a no. */
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

export interface Ping {
  type: 'ping'
}

/** Said at once when clocks are told, so that the delay of the line is known. */
export interface Echo {
  type: 'echo'
  probe: number
}

export type Proposal = AskForBot | AskBack | Consent | Return

export type Command =
  | Do
  | Resign
  | Draw
  | Rematch
  | Undo
  | Say
  | Rename
  | LetPass
  | Bring
  | Show
  | AskForBot
  | AskBack
  | Consent
  | Return

export type Said =
  | Hello
  | Do
  | Resign
  | Draw
  | Rematch
  | Undo
  | Say
  | Rename
  | LetPass
  | Bring
  | Show
  | AskForBot
  | AskBack
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

/** A table as everyone sees it; the game itself comes in updates. */
export interface TableInfo {
  id: string
  game: string
  version: number
  options: unknown
  seats: readonly SeatInfo[]
  host: number | null
  state: 'over' | 'playing' | 'waiting'
  result: Result | null
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
}

/** One place at a table, as everyone sees it. */
export interface SeatInfo {
  seat: number
  kind: 'bot' | 'open' | 'person'
  name: string
  here: boolean
  bot?: string | null
  waits?: boolean
  shows?: boolean
  missing?: boolean
  stand_in?: string | null
}

/** A score for each seat (1 won, 0 lost, 0.5 drawn), and the id of the rule that ended the game. */
export interface Result {
  scores: readonly number[]
  why: string
  by?: number | null
}

/** The contest a table belongs to, and which of its games is played there, from 1 on. */
export interface RoundInfo {
  contest: string
  number: number
  tournament: boolean
  meeting: boolean
}

/** How much time players have, in seconds: a bank for the game, or for `each` turn anew (TABLE-16). */
export interface Timing {
  bank: number
  increment?: number
  delay?: number
  each?: boolean
  team?: boolean
}

/** What somebody wants and the others must agree to: a bot for that seat, or a step back (TABLE-17, TABLE-18). */
export interface PlanInfo {
  by: number
  agreed: readonly number[]
  seat?: number | null
  bot?: string | null
}

/** Who must choose now, and what about. */
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

/** What a seat is told; `at` counts what that seat was told, `fresh` stands for everything it missed. */
export interface Update {
  type: 'update'
  at: number
  fresh: boolean
  events: readonly unknown[]
  view: unknown
  ask: Asked | null
  legal: readonly Choice[]
  over: Result | null
  undone: boolean
  undo: boolean
  drawn?: string
  views?: readonly unknown[]
}

/** Something said; `number` counts what that viewer heard, `aside` are the seats that heard it (none: all did). */
export interface SpokenLine {
  number: number
  seat: number | null
  text: string
  aside: readonly number[]
  time: number
}

/** What was said: a line as it is spoken, or those that were missed. */
export interface Spoken {
  type: 'said'
  lines: readonly SpokenLine[]
}

/** What one may say from now on: to all, unless a rule closes that; aside, where seats would hear it. */
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

/** No rule forbids what was asked about. */
export interface Allowed {
  type: 'allowed'
  id: string
}

/** It will be done when a free choice might have come, so that nobody sees that there was none. */
export interface Held {
  type: 'held'
  id: string
}

/** The questions that the seat may let pass, and those it does. */
export interface LetsPass {
  type: 'lets_pass'
  may: readonly string[]
  does: readonly string[]
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

/** The clock of these seats, in milliseconds: what is left, and what is free of this turn before it runs. */
export interface ClockFace {
  seats: readonly number[]
  left: number
  room: number
  runs: boolean
}

/** All clocks as they are now; `line` is the measured delay of one's own line, which is forgiven (TABLE-16). */
export interface Clocks {
  type: 'clocks'
  clocks: readonly ClockFace[]
  probe: number
  line: number
}

export interface Pong {
  type: 'pong'
}

export type Told =
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

/** One field of the new-table form. */
export interface OptionInfo {
  name: string
  kind: 'bool' | 'choice' | 'int' | 'texts'
  default: unknown
  min?: number
  max?: number
  choices?: readonly (string | number)[]
  private?: boolean
}

/** A game that can be played here; `first` are the options of a first game. */
export interface GameInfo {
  id: string
  version: number
  seats: readonly number[]
  free: boolean
  open: boolean
  options: readonly OptionInfo[]
  bots: readonly string[]
  first: Readonly<Record<string, unknown>>
  lessons: readonly string[]
  contests: readonly BookContest[]
  teams: string
  common: boolean
  boosters: Readonly<Record<string, number>>
}

/** A contest of the game's own book: so many games for so many players. */
export interface BookContest {
  name: string
  rule: string
  seats: number
  games: number
}

/** How to lay out a view that no board of its own draws. */
export interface Shape {
  by_seat: readonly string[]
  seats: readonly string[]
}

/** A table as its host wants it; a place is "me", "open" or "bot:" and the bot's name. */
export interface NewTable {
  game: string
  seats: number
  places: readonly string[]
  options: Readonly<Record<string, unknown>>
  name: string
  brings: readonly (Readonly<Record<string, string>>)[]
  key: string | null
  contest: NewContest | null
  hints: boolean
  word: string
  teaching: boolean
  time: Timing | null
  away: number | null
}

/** More than one game: best of `count`, first to win `count`, every one of `count`; or a contest of the book's. */
export interface NewContest {
  form: string
  count: number
  pause: number
}

/** Take this open seat, or the first one. */
export interface SitDown {
  name: string
  seat: number | null
  brings: Readonly<Record<string, string>>
  key: string | null
  word: string
}

export interface PutBot {
  bot: string
  brings: Readonly<Record<string, string>>
}

/** A text that the game itself has for a private option; the key stands for it. */
export interface Offer {
  key: string
  text: string
  fits: Readonly<Record<string, readonly string[]>>
  counts: Readonly<Record<string, number>>
}

/** A text to be looked at, with the options of the table it is for. */
export interface Check {
  text: string
  options: Readonly<Record<string, unknown>>
}

/** A rule that a text breaks. */
export interface Broken {
  rule: string
  reason: string
  facts: Readonly<Record<string, unknown>>
}

/** Every rule a text breaks, the choices it goes with by option, what it holds, and what could be read of it. */
export interface Checked {
  broken: readonly Broken[]
  fits: Readonly<Record<string, readonly string[]>>
  counts: Readonly<Record<string, number>>
  text: string
}

/** What a seat played with, for one who may see it; `salt` opens the seal that others have of it. */
export interface Brought {
  seat: number
  option: string
  text: string
  salt: string
}

/** A seat and the token that proves it; a host who only looks on has a token without a seat. */
export interface Seated {
  table: string
  seat: number | null
  token: string | null
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

export interface LastGame {
  name: string
  key: string | null
}

/** What was done in a chapter, step by step; only the last may be something else than its step wants. */
export interface Deeds {
  deeds: readonly unknown[]
  why: boolean
}

/** Where the learner is, and what came of the last deed; `updates` are as a table tells them, the last is now. */
export interface LessonScene {
  seat: number
  seats: number
  step: number
  answer: 'asked' | 'done' | 'other' | 'refused'
  said: string
  refusal: Broken | null
  wanted: unknown
  updates: readonly Update[]
}

export interface Continued {
  seat: number
  others: string
  name: string
  key: string | null
}

export interface PlayOn {
  seat: number
  others: string
  name: string
  key: string | null
  eyes: string
}

export interface SetUp {
  seat: number
  others: string
  name: string
  key: string | null
  game: string
  position: string
}

export interface RecordText {
  text: string
}

export interface Passed {
  events: readonly unknown[]
  by?: number | null
  time?: number | null
  left?: readonly number[]
  bot?: string
}

/** A game for one pair of eyes: a seat's number, "-" for an onlooker's, "all" where nothing is hidden any more. */
export interface Replayed {
  path: string
  game: string
  version: number
  seats: readonly SeatInfo[]
  mine: number | null
  eyes: string
  may: readonly string[]
  passed: readonly Passed[]
  result: Result | null
  teaching: boolean
}

export interface Shown {
  views: readonly unknown[]
  ask: Asked | null
  over: Result | null
  drawn?: string
}

export interface Problem {
  code: string
  facts: Readonly<Record<string, unknown>>
}

/** Every HTTP error looks like this. */
export interface Failure {
  error: Problem
}

/** The key that the table will be made with. */
export interface AskCommitment {
  key: string
}

/** The digest of the seed of the dice of the table that will be made with that key. */
export interface Committed {
  commitment: string
}

/** One outcome of chance by its name: dice of so many sides, or so many out of a bag; `owner` None: nobody's yet. */
export interface Fallen {
  kind: string
  sides: number
  bag: readonly number[]
  count: number
  owner: number | null
  ordinal: number
  outcome: readonly number[]
  of: number | null
}

/** One thing that a player brought and all have seen, with the salt of its leaf. */
export interface OpenedLeaf {
  leaf: number
  thing: number
  salt: string
}

/** What a player brought, as far as all may know: what it was committed to, its leaves, and those that are open. */
export interface SealedDeck {
  root: string
  seal: string
  leaves: readonly string[]
  opened: readonly OpenedLeaf[]
}

/** All that is needed to check a game's chance; docs/fair-dice.md says how. */
export interface DiceProof {
  commitment: string
  seed: string
  words: readonly string[]
  falls: readonly Fallen[]
  decks: readonly SealedDeck[]
}

export interface ContestPlayer {
  name: string
  bot: string
}

/** A game of a contest; what came of it is told when it is over, by player. */
export interface ContestRound {
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

/** A contest as everyone sees it. */
export interface ContestInfo {
  id: string
  game: string
  form: string
  book: boolean
  count: number
  most: number
  players: readonly ContestPlayer[]
  rounds: readonly ContestRound[]
  score: readonly number[]
  next_in: number | null
  verdict: ContestVerdict | null
}

/** What it begins with (CONTEST-17): 0 boosters are as many as usual, 0 seconds as long as one likes. */
export interface NewBoosters {
  way: 'draft' | 'sealed'
  each: number
  pace: number
}

/** A tournament as its organiser announces it (CONTEST-8). */
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
  key: string | null
}

/** The token is the organiser's: whoever has it may do what organisers do. */
export interface Announced {
  id: string
  token: string
}

/** `team` is its name, where partners enter together; whoever is the first to name it founds it (CONTEST-30). */
export interface Enter {
  name: string
  team: string
  brings: Readonly<Record<string, string>>
  key: string | null
}

/** The token opens the entrant's seat at every table of the tournament. */
export interface Ticket {
  entrant: number
  token: string
}

export interface EntrantInfo {
  name: string
  bot: string
  state: 'in' | 'out' | 'signed'
  team: number
}

/** One step of a result's trail, by seat. */
export interface SettledInfo {
  scores: readonly number[]
  before: readonly number[] | null
  note: string
  awarded: boolean
  time: number
}

/** A table of a round; while it is played, nothing but who plays is told (CONTEST-7). */
export interface TournamentGame {
  table: string
  players: readonly number[]
  scores: readonly number[] | null
  awarded: boolean
  again: boolean
  trail: readonly SettledInfo[]
}

export interface TournamentRound {
  games: readonly TournamentGame[]
  byes: readonly number[]
}

/** `by` is the tie-break that put them below the one above; "points", or "" where they share the place. */
export interface StandingRow {
  entrant: number
  rank: number
  points: number
  breaks: Readonly<Record<string, number>>
  by: string
}

/** How far it is with the boosters, for everyone to see; nothing of what is in them. */
export interface BoostersInfo {
  way: 'draft' | 'sealed'
  each: number
  pace: number
  opened: number
  picks: number
  late: readonly number[]
  commitments: readonly string[]
}

/** What one entrant has of the boosters; nobody else gets it. `seed` is empty while packs go round. */
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

/** A tournament as everyone sees it, and who the asker is in it. */
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
  course: readonly TournamentRound[]
  breaks: readonly string[]
  standings: readonly StandingRow[]
  organiser: boolean
  entrant: number | null
  time: Timing | null
  boosters: BoostersInfo | null
  team_names: readonly string[] | null
}

export interface EnterBot {
  type: 'enter_bot'
  bot: string
  count: number
  team: string
}

export interface CheckIn {
  type: 'check_in'
  entrant: number
}

export interface Withdraw {
  type: 'withdraw'
  entrant: number
}

export interface PairRound {
  type: 'pair'
}

/** `revision` is the length of the trail that was looked at. */
export interface SettleGame {
  type: 'settle'
  table: string
  scores: readonly number[]
  revision: number
  note: string
  award: boolean
}

/** A card of the pack before one; `at` is how many everyone had taken. */
export interface TakeCard {
  type: 'take'
  entrant: number
  at: number
  card: number
}

export interface HandIn {
  type: 'hand_in'
  entrant: number
  brings: Readonly<Record<string, string>>
}

export interface CloseEvent {
  type: 'close'
}

export type AnyDeed = EnterBot | CheckIn | Withdraw | PairRound | SettleGame | TakeCard | HandIn | CloseEvent

/** A meeting as its organiser announces it (CONTEST-20). */
export interface NewMeeting {
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
  key: string | null
}

export interface JoinMeeting {
  name: string
  side: number
  key: string | null
  word: string
}

export interface MeetingEntrant {
  name: string
  bot: string
  side: number
  here: boolean
  reissued: number
}

/** A table; what came of it is told when all tables of its set have ended. */
export interface MeetingTable {
  table: string
  players: readonly number[]
  laid: boolean
  scores: readonly number[] | null
  why: string
}

/** A deal that has ended at all tables; by table and seat what each got, and the part of their like they outdid. */
export interface DealInfo {
  results: readonly (readonly number[])[]
  shares: readonly (readonly number[])[]
  pars: readonly number[]
  luck: readonly number[]
}

/** Where one stands, and what that is made of: what anyone could expect, luck and play (CONTEST-27). */
export interface DuplicateRow {
  rank: number
  entrant: number
  total: number
  deals: number
  result: number
  fair: number
  luck: number
  play: number
}

/** The same chance at several tables; of deals that have not ended everywhere nothing (CONTEST-24). */
export interface DuplicateInfo {
  tables: number
  deals: number
  commitment: string
  way: 'matchpoints' | 'points'
  dealt: readonly DealInfo[]
  rows: readonly DuplicateRow[]
}

/** A meeting as everyone sees it, and who the asker is in it. */
export interface MeetingInfo {
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
  entrants: readonly MeetingEntrant[]
  captains: readonly (number | null)[]
  given: readonly boolean[]
  line_up: readonly number[]
  sets: readonly (readonly MeetingTable[])[]
  wins: readonly number[]
  verdict: ContestVerdict | null
  organiser: boolean
  entrant: number | null
  duplicate: DuplicateInfo | null
}

export interface AddBot {
  type: 'add_bot'
  bot: string
  side: number
}

export interface LeaveMeeting {
  type: 'leave'
  entrant: number
}

export interface NameCaptain {
  type: 'captain'
  entrant: number
}

/** Who plays at the first table, the second and so on. */
export interface GiveLineUp {
  type: 'line_up'
  order: readonly number[]
}

export interface BeginMeeting {
  type: 'begin'
}

export type AnyMeetingDeed = AddBot | LeaveMeeting | NameCaptain | GiveLineUp | BeginMeeting

/** What may not be done in an example, as the game writes it, and the rule that forbids it. */
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

/** What a rules page tells before the numbered rules. */
export interface GuideInfo {
  sections: readonly GuideSection[]
}

/** By one who was told everything up to number `at`. */
export interface AskAdvice {
  at: number
}

/** A sentence: `<game>-advice-<key>`. */
export interface HintLine {
  key: string
  facts: Readonly<Record<string, unknown>>
}

/** What a good player would do: the action, its notation, and what the game says of it, first what it is. */
export interface Advised {
  action: unknown
  text: string
  hints: readonly HintLine[]
}

/** A table, and the token of one's seat there; without one it is seen as anyone sees it. */
export interface HeldTable {
  id: string
  token: string
}

export interface AskHistory {
  tables: readonly HeldTable[]
}

/** What luck changed for the asker by the study of the game, in chances to win; others' luck is taken off. */
export interface StudiedLuck {
  amount: number
  error: number
  uncertain: boolean
}

/** A table as the asker may know it: of a running game nothing that others did not see done. */
export interface PastTable {
  id: string
  table: TableInfo | null
  mine: number | null
  asked: boolean
  began: number
  lasted: number | null
  choices: number
  rolled: readonly DiceStats[]
  luck: StudiedLuck | null
}

/** So many dice of a seat's, and what they showed together; what was to be expected, give or take the variance. */
export interface DiceStats {
  dice: number
  total: number
  expected: number
  variance: number
}

/** How far a study has come, in pieces, and what it found. */
export interface Study {
  state: 'done' | 'failed' | 'none' | 'working'
  done: number
  total: number
  found: Analysis | null
}

/** The whole. */
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

/** A moment: what each seat may expect to score, all cards on the table, give or take the error. */
export interface Point {
  chances: readonly number[]
  error: number
}

/** A choice that somebody made, judged by what they could know. */
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
  why?: readonly Reason[]
}

/** A choice, as its mover could judge it. */
export interface Option {
  action: string
  value: number
  error: number
  best: number
}

/** A sentence, `<game>-advice-<key>`, and what it is about. The first one of an action says what is done. */
export interface Hint {
  key: string
  facts: Readonly<Record<string, unknown>>
}

/** What one looks at in a position, how much of the difference it makes, and what it is after either choice. */
export interface Reason {
  term: string
  amount: number
  whose: 'other' | 'own'
  best: number
  played: number
}

/** Where the game turned: what happened, whose doing it was, and what that changed for them. */
export interface Turning {
  kind: 'luck' | 'reveal' | 'skill'
  step: number
  moment: number
  seat: number | null
  amount: number
  error: number
  dice?: readonly number[]
}

/** Where a seat's result came from; the parts make up the whole. */
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
