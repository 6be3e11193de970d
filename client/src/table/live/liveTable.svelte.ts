// State of one table: what the server sent, shown at a readable pace.

import { liveAddress } from '../../api/tables'
import type { Batch, Fate, GameScreen, Listener, Telling } from '../../games/screen'
import { heldAt, hold, keepSeat, letGo } from '../../lobby/mySeats'
import { seatNames } from '../../ui/seatMarks'
import { play } from '../../browser/sound'
import { TableSocket, type Connection, type Socket } from '../../api/socket'
import type { Action, DrawAnswer, FromServer, GameEvent, Refused, TableInfo, Trouble, Update } from '../../api/wire'
import { Acts } from './eventTiming'
import { actOf, spokenWords } from './narration'
import { Answers } from '../prompt/autoAnswers.svelte'
import { Clocks } from '../clock/clocks.svelte'
import { Consent } from '../offers/consent.svelte'
import { Fates } from './pending.svelte'
import { Log } from '../drawer/log.svelte'
import { Pace } from './pacedQueue'
import { Talk, type Ears } from '../chat/chat.svelte'
import { FATAL, SEATLESS } from './fatalErrors'
import { Why } from '../board/whyNot.svelte'

/** Updates that are replayed after a gap; of more, only the log is written. */
const WATCHABLE = 6

type Welcome = Extract<FromServer, { type: 'welcome' }>
type Ack = Extract<FromServer, { type: 'ack' }>

export class LiveTable {
  table = $state.raw<TableInfo | null>(null)
  seat = $state<number | null>(null)
  /** Whether the viewer hosts the table without playing, and decides what the game leaves to a judge. */
  judge = $state(false)
  connection = $state<Connection>('connecting')
  /** The update that the board shows or animates. */
  shown = $state.raw<Update | null>(null)
  /** The update whose animation is finished. */
  told = $state.raw<Update | null>(null)
  batch = $state.raw<Batch>({ number: 0, events: [] })
  readonly log = new Log()
  /** The last batch for a screen reader. */
  readonly spoken = $derived.by(() => spokenWords(this.#told.map(this.#telling)))
  #told = $state.raw<readonly GameEvent[]>([])
  refused = $state.raw<Refused | null>(null)
  trouble = $state.raw<Trouble | null>(null)
  /** Something to know that is no error: a locale key. */
  notice = $state<string | null>(null)
  fatal = $state<string | null>(null)
  /** Whether the player has made a choice since the turn began. */
  acted = $state(false)

  readonly names = $derived(seatNames(this.table?.seats ?? []))
  /** The result; null until the last batch has been animated. */
  readonly result = $derived(this.shown ? (this.told?.over ?? null) : (this.table?.result ?? null))
  /** Whether something waits for the judge. */
  readonly toJudge = $derived(this.judge && !this.result && (this.told?.legal.length ?? 0) > 0)
  readonly consent = new Consent((command) => this.#sent(() => command(this.#socket)))
  readonly #asked = $derived(this.seat !== null && !this.consent.standIn && !!this.told?.ask?.seats.includes(this.seat))
  readonly myTurn = $derived(this.#asked || this.toJudge)

  /** Why an action is not allowed, at the touched place. */
  readonly why = new Why((action) => this.#socket.why(this.told?.at ?? 0, action))
  /** What the table answers for the player. */
  readonly answers = new Answers((command) => this.#sent(() => command(this.#socket)))
  readonly talk = new Talk()
  readonly clocks = new Clocks()
  /** Whether another person is or may come here, or something was said. */
  readonly talkative = $derived(
    this.talk.lines.length > 0 || !!this.table?.seats.some(({ kind, seat }) => kind !== 'bot' && seat !== this.seat),
  )

  /** The number of commands sent; not reactive. */
  sent = 0

  readonly #socket: TableSocket
  readonly #fates = new Fates()
  readonly busy = $derived(this.#fates.busy)
  readonly #pace = new Pace<Update>((update) => this.#show(update))
  readonly #acts = new Acts()
  /** The last answered question; it is not answered again while it is on the screen. */
  #answer: { at: number; fate: Promise<Fate> } | null = null
  #screen: GameScreen | null = null
  #catchUpTo = 0
  #offering = false
  readonly #id: string

  constructor(id: string, token: string | null, connect?: (address: string) => Socket) {
    this.#id = id
    const listener = {
      heard: (message: FromServer) => this.#heard(message),
      connection: (state: Connection) => (this.connection = state),
    }
    this.#socket = new TableSocket(liveAddress(id), token, listener, connect)
  }

  /** Sets the game's screen; until it is known, nothing is animated or logged in words. */
  meet(screen: GameScreen): void {
    this.#screen = screen
  }

  get listener(): Listener {
    return { seat: this.seat, name: (seat) => this.names[seat] ?? '' }
  }

  do = (action: Action): Promise<Fate> => {
    const at = this.shown?.at ?? 0
    if (this.#answer?.at !== at) this.#answer = { at, fate: this.#chosen(at, action) }
    return this.#answer.fate
  }
  resign = (): Promise<Fate> => this.#sent(this.#socket.resign)
  draw = (answer: DrawAnswer): Promise<Fate> => {
    this.#offering = answer === 'offer'
    return this.#sent(() => this.#socket.draw(answer))
  }
  rematch = (): Promise<Fate> => this.#sent(this.#socket.rematch)
  undo = (): Promise<Fate> => this.#sent(() => this.#socket.undo())
  rename = (name: string): Promise<Fate> => this.#sent(() => this.#socket.rename(name))

  say = (text: string, aside: Ears): Promise<Fate> => this.talk.sent(this.#socket.say(text, aside))

  /** Marks the chat as read, and remembers it with the seat. */
  listen(): void {
    const read = this.talk.look()
    const held = heldAt(this.#id)
    if (held && held.read !== read) hold({ ...held, read })
  }

  sit(token: string): void {
    this.#forget()
    this.#socket.become(token)
  }

  /** Clears messages: they stay until the next event, choice, result or reconnect. */
  hush(): void {
    this.refused = null
    this.trouble = null
    this.notice = null
    this.why.hush()
  }

  leave(): void {
    this.#socket.close()
    this.#pace.stop()
    this.#acts.stop()
    this.clocks.stop()
    this.#fates.end()
  }

  async #chosen(at: number, action: Action): Promise<Fate> {
    this.answers.sent(at, action)
    const fate = await this.#sent(() => this.why.chose(this.#socket.do(at, action)))
    if (fate === 'done') this.acted = true
    else if (this.#answer?.at === at) this.#answer = null
    return fate
  }

  #sent(send: () => string): Promise<Fate> {
    this.sent++
    this.hush()
    return this.#fates.sent(send)
  }

  #forget(): void {
    this.talk.forget()
    this.log.forget()
    this.shown = null
    this.told = null
    this.#answer = null
    this.batch = { number: this.batch.number + 1, events: [] }
  }

  #heard(message: FromServer): void {
    if (message.type === 'welcome') this.#welcomed(message)
    else if (message.type === 'update') this.#updated(message)
    else if (message.type === 'table') this.#tableChanged(message.table)
    else if (message.type === 'said') this.talk.heard(message.lines)
    else if (message.type === 'floor') this.talk.given(message)
    else if (message.type === 'lets_pass') this.answers.told(message)
    else if (message.type === 'clocks') this.clocks.told(message, this.seat)
    else if (message.type === 'held') this.#held(message.id)
    else if (message.type === 'pong' || this.why.answered(message)) return
    else if (message.type === 'allowed' || this.talk.answered(message)) return
    else if (message.type === 'ack') this.#done(message)
    else if (message.type === 'refused') this.#refusal(message)
    else this.#error(message)
  }

  #welcomed({ seat, judge, table, at }: Welcome): void {
    if (!SEATLESS.includes(this.trouble?.code ?? '')) this.hush()
    this.seat = seat
    this.judge = judge
    this.table = table
    this.consent.told(table, seat)
    const held = heldAt(this.#id)
    this.talk.welcomed(held && seat, held?.read ?? 0)
    keepSeat(this.#id, table, this.seat)
    this.#catchUpTo = this.#socket.seen === 0 || at - this.#socket.seen > WATCHABLE ? at : 0
  }

  #held(id: string): void {
    this.answers.held()
    this.#fates.settle(id, 'done')
  }

  #updated(update: Update): void {
    this.answers.moved(update.at)
    this.consent.moved(update.undone)
    if (update.fresh || update.at <= this.#catchUpTo) return this.#catchUp(update)
    this.#pace.push(update)
  }

  /** Writes to the log without animation. */
  #catchUp(update: Update): void {
    this.#pace.flush()
    this.#acts.hurry()
    if (update.at !== this.shown?.at) this.hush()
    if (update.fresh && update.at > 1) this.log.write(['gap'])
    this.log.write(update.events)
    this.shown = this.told = update
    this.acted = update.undo
    this.batch = { number: this.batch.number + 1, events: [], past: update.events }
    this.why.hush()
  }

  /** Animates an update; each log line follows its event, and the rest the last one. */
  #show(update: Update): number {
    this.#acts.hurry()
    this.hush()
    this.shown = update
    this.batch = { number: this.batch.number + 1, events: update.events }
    this.why.hush()
    if (update.undone) this.log.write([this.table?.teaching ? 'taken-back' : 'undone'])
    const acts = update.events.map((event) => actOf(this.#telling(event), () => this.log.write([event])))
    return this.#acts.perform(acts, () => this.#tell(update))
  }

  #telling = (event: GameEvent): Telling => this.#screen?.story(event, this.listener) ?? {}

  #tell(update: Update): void {
    const wasMine = this.myTurn
    this.told = update
    if (update.over) this.hush()
    this.#told = update.events
    if (update.undone || !wasMine) this.acted = update.undo
    if (update.over) play('end')
    else if (this.myTurn && !wasMine) play('turn')
  }

  #tableChanged(table: TableInfo): void {
    this.log.rename(this.table, table)
    this.table = table
    keepSeat(this.#id, table, this.seat)
    if (this.#offering && table.draw_offered_by === null) this.#declined()
    if (this.consent.told(table, this.seat)) this.notice = 'plan-declined'
  }

  #declined(): void {
    this.#offering = false
    if (this.table?.state === 'playing') this.notice = 'draw-declined'
  }

  #done({ id, at }: Ack): void {
    if (this.#answer && at <= this.#answer.at) this.#answer = null // no update came: the question stands
    this.#fates.settle(id, 'done')
  }

  #refusal(message: Refused): void {
    if (!this.why.refused(message)) this.refused = message
    this.#fates.settle(message.id, 'refused')
  }

  #error(message: Trouble): void {
    if (message.code === 'stale') this.#pace.flush()
    this.trouble = message
    if (FATAL.includes(message.code)) this.#end(message.code)
    if (message.id === null && SEATLESS.includes(message.code)) this.#lookOn()
    this.#fates.settle(message.id, 'failed')
  }

  #end(code: string): void {
    this.fatal = code
    this.leave()
  }

  #lookOn(): void {
    letGo(this.#id)
    this.talk.forget()
    this.#socket.become(null)
  }
}
