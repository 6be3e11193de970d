// State of one table: what the server sent, shown at a readable pace.

import { livePath } from '../../api/tables'
import type { Batch, SendResult, GameScreen, Listener, Telling } from '../../games/screen'
import { heldAt, hold, keepSeat, letGo } from '../../lobby/mySeats'
import { seatNames } from '../../ui/marks/seatMarks'
import { play } from '../../browser/sound'
import { TableSocket, type Connection, type Socket } from '../../api/socket'
import type { Action, DrawAnswer, FromServer, GameEvent, Heard } from '../../api/wire'
import type { Refused, TableInfo, Trouble, Update } from '../../api/wire'
import { ALONE, hasOthers, type Device } from '../../hotseat/device'
import { EventTimer } from './eventTiming'
import { opensRematch, timedEvent, spokenWords } from './narration'
import { AutoAnswers } from '../prompt/auto-answers/autoAnswers.svelte'
import { Clocks } from '../clock/clocks.svelte'
import { Consent } from '../offers/consent.svelte'
import { DrawOffers } from '../offers/drawOffers'
import { PendingCommands } from './pending.svelte'
import { SentChoice } from '../board/sentChoice.svelte'
import { Log } from '../log/log.svelte'
import { PacedQueue } from './pacedQueue'
import { Chat, type Ears } from '../chat/chat.svelte'
import { FATAL, SEATLESS } from './fatalErrors'
import { WhyNot } from '../board/whyNot.svelte'

/** Updates that are replayed after a gap; of more, only the log is written. */
const WATCHABLE = 6

export class LiveTable {
  table = $state.raw<TableInfo | null>(null)
  seat = $state<number | null>(null)
  /** True if the viewer hosts the table without playing, and decides what the game leaves to a judge. */
  judge = $state(false)
  connection = $state<Connection>('connecting')
  /** The update that the board shows or animates. */
  shown = $state.raw<Update | null>(null)
  /** The update whose animation is finished. */
  settled = $state.raw<Update | null>(null)
  batch = $state.raw<Batch>({ number: 0, events: [] })
  readonly log = new Log()
  /** The last batch for a screen reader. */
  readonly spoken = $derived.by(() => spokenWords(this.#spokenEvents.map(this.#telling)))
  #spokenEvents = $state.raw<readonly GameEvent[]>([])
  refused = $state.raw<Refused | null>(null)
  trouble = $state.raw<Trouble | null>(null)
  /** Something to know that is no error: a locale key. */
  notice = $state<string | null>(null)
  fatal = $state<string | null>(null)
  /** True if the player has made a choice since the turn began. */
  acted = $state(false)
  /** The choice on its way. */
  readonly choice = new SentChoice()

  readonly names = $derived(seatNames(this.table?.seats ?? [], this.seat))
  /** The result; null until the last batch has been animated. */
  readonly result = $derived(this.shown ? (this.settled?.over ?? null) : (this.table?.result ?? null))
  /** True if something waits for the judge. */
  readonly toJudge = $derived(this.judge && !this.result && (this.settled?.legal.length ?? 0) > 0)
  readonly consent = new Consent((command) => this.#send(() => command(this.#socket)))
  readonly #asked = $derived(
    this.seat !== null && !this.consent.standIn && !!this.settled?.ask?.seats.includes(this.seat),
  )
  readonly myTurn = $derived(this.#asked || this.toJudge)

  /** Reason why an action is not allowed, at the touched place. */
  readonly whyNot = new WhyNot((action) => this.#socket.why(this.settled?.at ?? 0, action))
  /** Automatic answers of the player. */
  readonly autoAnswers = new AutoAnswers((command) => this.#send(() => command(this.#socket)))
  readonly chat = new Chat()
  readonly clocks = new Clocks()
  readonly hasChat = $derived(this.chat.lines.length > 0 || hasOthers(this.table, this.seat))

  /** The number of commands sent; not reactive. */
  sent = 0

  readonly #socket: TableSocket
  readonly #pending = new PendingCommands()
  readonly busy = $derived(this.#pending.busy)
  readonly #queue = new PacedQueue<Update>((update) => this.#show(update))
  readonly #timer = new EventTimer()
  /** The last answered question; it is not answered again while it is on the screen. */
  #answer: { at: number; fate: Promise<SendResult> } | null = null
  #screen: GameScreen | null = null
  #catchUpTo = 0
  readonly #draws = new DrawOffers()
  readonly #id: string
  /** The token it is connected with, and the number of the last update seen. */
  readonly hello: Pick<TableSocket, 'token' | 'seen'>
  readonly #device: Device
  #logGoesOn = false

  constructor(id: string, token: string | null, connect?: (address: string) => Socket, device: Device = ALONE) {
    this.#id = id
    this.#device = device
    const listener = {
      heard: (message: FromServer) => this.#receive(message),
      connection: (state: Connection) => (this.connection = state),
    }
    this.#socket = new TableSocket(livePath(id), token, listener, connect)
    this.#socket.seen = device.seen
    this.hello = this.#socket
  }

  /** Sets the game's screen; until it is known, nothing is animated or logged in words. */
  setScreen(screen: GameScreen): void {
    this.#screen = screen
  }

  get listener(): Listener {
    return { seat: this.seat, name: (seat) => this.names[seat] ?? '' }
  }

  choose = (action: Action): Promise<SendResult> => {
    const at = this.shown?.at ?? 0
    if (this.#answer?.at !== at) this.#answer = { at, fate: this.#sendChoice(at, action) }
    return this.#answer.fate
  }
  resign = (): Promise<SendResult> => this.#send(this.#socket.resign)
  draw = (answer: DrawAnswer): Promise<SendResult> => {
    this.#draws.answered(answer)
    return this.#send(() => this.#socket.draw(answer))
  }
  rematch = (): Promise<SendResult> => this.#send(this.#socket.rematch)
  undo = (): Promise<SendResult> => this.#send(() => this.#socket.undo())
  rename = (name: string): Promise<SendResult> => this.#send(() => this.#socket.rename(name))

  say = (text: string, aside: Ears): Promise<SendResult> => this.chat.pending(this.#socket.say(text, aside))

  /** Marks the chat as read, and remembers it with the seat. */
  markChatRead(): void {
    const read = this.chat.markRead()
    const held = heldAt(this.#id)
    if (held && held.read !== read) hold({ ...held, read })
  }

  /** With `goesOn` another player of an open game, with the board and the log as they are. */
  takeSeat(token: string, goesOn = false): void {
    if (goesOn) this.#answer = null
    else this.#reset()
    this.#logGoesOn = goesOn
    this.#socket.become(token)
  }

  /** Clears messages: they stay until the next event, choice, result or reconnect. */
  clearMessages(): void {
    this.refused = null
    this.trouble = null
    this.notice = null
    this.whyNot.hide()
  }

  close(): void {
    this.#socket.close()
    this.#queue.stop()
    this.#timer.cancel()
    this.clocks.stop()
    this.#pending.failAll()
  }

  async #sendChoice(at: number, action: Action): Promise<SendResult> {
    this.autoAnswers.noteSent(at, action)
    this.choice.begin(action)
    const fate = await this.#send(() => this.whyNot.noteSent(this.#socket.do(at, action)))
    this.choice.end()
    if (fate === 'done') this.acted = true
    else if (this.#answer?.at === at) this.#answer = null
    return fate
  }

  #send(send: () => string): Promise<SendResult> {
    this.sent++
    this.clearMessages()
    return this.#pending.send(send)
  }

  #reset(): void {
    this.chat.reset()
    this.log.forget()
    this.shown = null
    this.settled = null
    this.#answer = null
    this.batch = { number: this.batch.number + 1, events: [] }
  }

  #receive(message: FromServer): void {
    if (message.type === 'welcome') this.#welcomed(message)
    else if (message.type === 'update') this.#updated(message)
    else if (message.type === 'table') this.#tableChanged(message.table)
    else if (message.type === 'said') this.chat.add(message.lines)
    else if (message.type === 'floor') this.chat.permit(message)
    else if (message.type === 'lets_pass') this.autoAnswers.setSkipped(message)
    else if (message.type === 'clocks') this.clocks.update(message, this.seat)
    else if (message.type === 'held') this.#answerHeld(message.id)
    else if (message.type === 'pong' || this.whyNot.takeAnswer(message)) return
    else if (message.type === 'allowed' || this.chat.takeAnswer(message)) return
    else if (message.type === 'ack') this.#acknowledged(message)
    else if (message.type === 'refused') this.#refusedChoice(message)
    else this.#error(message)
  }

  #welcomed({ seat, judge, table, at }: Heard<'welcome'>): void {
    if (!SEATLESS.includes(this.trouble?.code ?? '')) this.clearMessages()
    this.seat = seat
    this.judge = judge
    this.table = this.#device.withPeopleHere(table)
    this.consent.tableChanged(table, seat)
    const held = heldAt(this.#id)
    this.chat.connected(held && seat, held?.read ?? 0)
    keepSeat(this.#id, table, this.seat)
    this.#catchUpTo = this.#socket.seen === 0 || at - this.#socket.seen > WATCHABLE ? at : 0
  }

  #answerHeld(id: string): void {
    this.autoAnswers.hold()
    this.#pending.settle(id, 'done')
  }

  #updated(update: Update): void {
    this.autoAnswers.updated(update.at)
    this.consent.updated(update.undone)
    if (update.fresh || update.at <= this.#catchUpTo) return this.#catchUp(update)
    this.#queue.push(update)
  }

  /** Writes to the log without animation. */
  #catchUp(update: Update): void {
    this.#queue.flush()
    this.#timer.finish()
    if (update.at !== this.shown?.at) this.clearMessages()
    if (update.fresh && update.at > 1 && !this.#logGoesOn) this.log.write(['gap'])
    this.#logGoesOn = false
    this.log.write(update.events)
    this.shown = this.settled = update
    this.acted = update.undo
    this.batch = { number: this.batch.number + 1, events: [], past: update.events }
    this.whyNot.hide()
  }

  /** Animates an update; each log line follows its event, and the rest the last one. */
  #show(update: Update): number {
    this.#timer.finish()
    this.clearMessages()
    this.shown = update
    this.batch = { number: this.batch.number + 1, events: update.events }
    this.whyNot.hide()
    if (update.undone) this.log.write([this.table?.teaching ? 'taken-back' : 'undone'])
    const acts = update.events.map((event) => timedEvent(this.#telling(event), () => this.log.write([event])))
    return this.#timer.start(acts, () => this.#settle(update))
  }

  #telling = (event: GameEvent): Telling => this.#screen?.story(event, this.listener) ?? {}

  #settle(update: Update): void {
    const wasMine = this.myTurn
    this.settled = update
    if (update.over) this.clearMessages()
    this.#spokenEvents = update.events
    if (update.undone || !wasMine) this.acted = update.undo
    if (update.over) play('end')
    else if (this.myTurn && !wasMine) play('turn')
  }

  #tableChanged(table: TableInfo): void {
    if (opensRematch(this.table, table, this.seat)) play('turn')
    this.log.rename(this.table, table)
    this.table = this.#device.withPeopleHere(table)
    keepSeat(this.#id, table, this.seat)
    if (this.#draws.isDeclined(table)) this.notice = 'draw-declined'
    if (this.consent.tableChanged(table, this.seat)) this.notice = 'plan-declined'
  }

  #acknowledged({ id, at }: Heard<'ack'>): void {
    if (this.#answer && at <= this.#answer.at) this.#answer = null // no update came: the question stands
    this.#pending.settle(id, 'done')
  }

  #refusedChoice(message: Refused): void {
    if (!this.whyNot.takeRefusal(message)) this.refused = message
    this.#pending.settle(message.id, 'refused')
  }

  #error(message: Trouble): void {
    if (message.code === 'stale') this.#queue.flush()
    this.trouble = message
    if (FATAL.includes(message.code)) this.#end(message.code)
    if (message.id === null && SEATLESS.includes(message.code)) this.#becomeSpectator()
    this.#pending.settle(message.id, 'failed')
  }

  #end(code: string): void {
    this.fatal = code
    this.close()
  }

  #becomeSpectator(): void {
    letGo(this.#id)
    this.chat.reset()
    this.#socket.become(null)
  }
}
