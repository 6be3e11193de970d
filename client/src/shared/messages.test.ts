// What the client believes of the wire (wire.ts) is what the server's own types say (messages.ts, made from them).

import { expectTypeOf, test } from 'vitest'
import type * as client from '../wire'
import type * as server from './messages'

type Thawed<T> = T extends readonly (infer Item)[]
  ? Thawed<Item>[]
  : T extends object
    ? { -readonly [Key in keyof T]: Thawed<T[Key]> }
    : T
type Kind<Message extends { type: string }, Type> = keyof Extract<Message, { type: Type }>

test('every message of the server is one the client knows, field for field', () => {
  expectTypeOf<client.FromServer>().toExtend<server.Told>()
  expectTypeOf<server.Told['type']>().toEqualTypeOf<client.FromServer['type']>()
  expectTypeOf<Kind<server.Told, 'welcome'>>().toEqualTypeOf<Kind<client.FromServer, 'welcome'>>()
  expectTypeOf<Kind<server.Told, 'update'>>().toEqualTypeOf<Kind<client.FromServer, 'update'>>()
  expectTypeOf<Kind<server.Told, 'ack'>>().toEqualTypeOf<Kind<client.FromServer, 'ack'>>()
  expectTypeOf<Kind<server.Told, 'refused'>>().toEqualTypeOf<Kind<client.FromServer, 'refused'>>()
  expectTypeOf<Kind<server.Told, 'error'>>().toEqualTypeOf<Kind<client.FromServer, 'error'>>()
})

test('every message of the client is one the server reads', () => {
  expectTypeOf<client.ToServer>().toExtend<server.Said>()
  expectTypeOf<server.Said['type']>().toEqualTypeOf<client.ToServer['type']>()
  expectTypeOf<client.Command>().toExtend<server.Command>()
})

test('tables, seats and games look alike from both ends', () => {
  expectTypeOf<Thawed<server.SeatInfo>>().toEqualTypeOf<client.SeatInfo>()
  expectTypeOf<Thawed<server.Result>>().toEqualTypeOf<client.Result>()
  expectTypeOf<keyof server.TableInfo>().toEqualTypeOf<keyof client.TableInfo>()
  expectTypeOf<client.TableInfo>().toExtend<server.TableInfo>()
  expectTypeOf<Thawed<server.GameInfo>>().toExtend<client.GameInfo>()
})
