import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Exchange as Box, miniTickerPath, miniTickers, serverShutdown } from '@pusula/simulator'
import { type WebSocket, WebSocketServer } from 'ws'

/** The stream of the first live exchange on a real port: it speaks when a test says so, and fails as real ones do. */
export async function startStreamUpstream(box: Box, nowMs: () => number) {
  const state = {
    /** Turns everybody away who comes. */
    isClosed: false,
    /** Changes what it says, on the way. */
    twist: (text: string) => text,
    /** How often somebody came. */
    opened: 0,
    turnedAway: 0,
  }
  const speakers = new Map<WebSocket, (nowMs: number) => string>()
  const http = createServer()
  const server = new WebSocketServer({ noServer: true })
  http.on('upgrade', (request, socket, head) => {
    if (request.url !== miniTickerPath || state.isClosed) {
      state.turnedAway++
      socket.on('error', () => {})
      return socket.end('HTTP/1.1 503 Service Unavailable\r\n\r\n')
    }
    server.handleUpgrade(request, socket, head, client => {
      state.opened++
      speakers.set(client, miniTickers(box))
      client.on('close', () => speakers.delete(client))
    })
  })
  http.listen(0, '127.0.0.1')
  await once(http, 'listening')
  const toAll = (say: (client: WebSocket, next: (nowMs: number) => string) => void) => {
    for (const [client, next] of speakers) say(client, next)
  }
  const answered = async (client: WebSocket) => {
    const heard = new AbortController()
    await Promise.race(['pong', 'close'].map(event => once(client, event, heard)))
    heard.abort()
  }
  return {
    address: `ws://127.0.0.1:${(http.address() as AddressInfo).port}`,
    state,
    listeners: () => speakers.size,
    /** One message to everybody: what changed since the one before. */
    speak: () => toAll((client, next) => client.send(state.twist(next(nowMs())))),
    say: (text: string) => toAll(client => client.send(text)),
    sendShutdown: () => toAll(client => client.send(serverShutdown(nowMs()))),
    cut: () => toAll(client => client.terminate()),
    /** Resolves with how many have answered a ping, or have gone instead. */
    ping: async () => {
      const pongs = [...speakers.keys()].map(answered)
      toAll(client => client.ping('how are you'))
      return (await Promise.all(pongs)).length
    },
    close: async () => {
      toAll(client => client.terminate())
      server.close()
      http.closeAllConnections()
      http.close()
      await once(http, 'close')
    },
  }
}
