// Log line, sound and duration of each event.

import { list, t } from '../../i18n/translate'
import type { Listener, Telling } from '../screen'
import type { Event } from './types'
import { setArgs } from './names'

type Teller<E> = (event: E, name: Listener['name']) => Telling

const tellers: { [K in Event['type']]: Teller<Extract<Event, { type: K }>> } = {
  Shuffled: () => ({}),
  Dealt: ({ round, starter }, name) => ({
    line: t('dnup-log-dealt', { round, name: name(starter) }),
    by: starter,
    sound: 'slide',
    ms: 700,
    mark: 'chapter',
  }),
  HandedOn: ({ seat, cards }, name) => ({
    line: t('dnup-log-handed-on', { name: name(seat), cards: list(cards.map(({ up, down }) => `${up}/${down}`)) }),
    by: seat,
    sound: 'slide',
    ms: 500,
  }),
  Discarded: ({ seat, cards }, name) => ({
    line: t('dnup-log-discarded', { name: name(seat), ...setArgs(cards) }),
    by: seat,
    say: '',
    ms: 250,
  }),
  Played: ({ seat, cards }, name) => ({
    line: t('dnup-log-played', { name: name(seat), ...setArgs(cards) }),
    by: seat,
    turn: seat,
    sound: 'card',
    ms: 600,
  }),
  Added: ({ seat, card, owner }, name) => ({
    line: t('dnup-log-added', { name: name(seat), value: card.up, owner: name(owner) }),
    by: seat,
    turn: seat,
    sound: 'card',
    ms: 600,
  }),
  Took: ({ seat, owner, cards }, name) => ({
    line: t('dnup-log-took', { name: name(seat), owner: name(owner), ...setArgs(cards) }),
    by: seat,
    turn: seat,
    sound: 'slide',
    ms: 800,
  }),
  Turned: ({ seat }, name) => ({
    line: t('dnup-log-turned', { name: name(seat) }),
    by: seat,
    turn: seat,
    sound: 'slide',
    ms: 800,
  }),
  Beaten: ({ seat, cards, piled }, name) => ({
    line: t(piled ? 'dnup-log-beaten-piled' : 'dnup-log-beaten', { name: name(seat), ...setArgs(cards) }),
    by: seat,
    sound: 'knock',
    ms: 700,
  }),
  // A single point for the first player to go out is a round won (DNUP-8.5).
  WentOut: ({ seat, place, points }, name) => ({
    line: t(place === 1 && points === 1 ? 'dnup-log-went-out-two' : 'dnup-log-went-out', { name: name(seat), points }),
    by: seat,
    sound: 'turn',
    ms: 900,
    mark: 'point',
  }),
  RoundEnded: ({ round }) => ({ line: t('dnup-log-round-ended', { round }), ms: 2600 }),
  Voided: ({ round, why }) => ({ line: t('dnup-log-voided', { round, why }), sound: 'fall', ms: 2600, mark: 'point' }),
  Won: ({ seat }, name) => ({ line: t('dnup-log-won', { name: name(seat) }), by: seat }),
}

export function story(event: Event, { name }: Listener): Telling {
  const tell = tellers[event.type] as Teller<Event>
  return tell(event, name)
}
