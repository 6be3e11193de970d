// A room of Colyseus for two: a move sets a cell of 49, and is broadcast. In memory, nothing hidden, no rules.
import { createServer } from 'node:http'
import { Room, Server } from '@colyseus/core'
import { WebSocketTransport } from '@colyseus/ws-transport'

class Board extends Room {
  maxClients = 2

  onCreate() {
    this.cells = new Array(49).fill(0)
    this.onMessage('move', (client, move) => {
      this.cells[move.cell] = move.by
      this.broadcast('moved', move)
    })
  }
}

const server = new Server({ transport: new WebSocketTransport({ server: createServer() }), greet: false })
server.define('board', Board)
const port = Number(process.argv[2])
await server.listen(port, '127.0.0.1')
console.log(`http://127.0.0.1:${port} `)
