import { once } from 'node:events'
import { Agent, createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

const lookEveryMs = 50

/** A proxy as one stands in front of several instances: in turns to those whose /readyz says so, and never twice. */
export async function startBalancer(instances: () => readonly string[]) {
  const agent = new Agent({ keepAlive: true })
  let ready: string[] = []
  const look = async () => {
    const all = await Promise.all(
      instances().map(async url => ((await fetch(`${url}/readyz`).catch(() => undefined))?.ok ? [url] : [])),
    )
    ready = all.flat()
  }
  await look()
  let isOpen = true
  const looking = (async () => {
    for (; isOpen; await pause(lookEveryMs)) await look()
  })()
  const inFlight = new Map<string, number>()
  const count = (url: string, by: number) => inFlight.set(url, (inFlight.get(url) ?? 0) + by)
  let turn = 0
  const pass = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const url = ready[turn++ % ready.length]
    if (!url) return outgoing.writeHead(502).end()
    const { method, headers } = incoming
    count(url, 1)
    outgoing.once('close', () => count(url, -1))
    const request = httpRequest(`${url}${incoming.url}`, { method, headers, agent }, answer => {
      const { connection: _, ...passed } = answer.headers
      outgoing.writeHead(answer.statusCode ?? 502, passed)
      answer.pipe(outgoing)
    })
    request.on('error', () => outgoing.destroy())
    return incoming.pipe(request)
  }
  const server = createServer(pass).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ready: () => ready,
    /** Requests that were passed on to an instance and not answered yet. */
    inFlight: (url: string) => inFlight.get(url) ?? 0,
    stop: async () => {
      isOpen = false
      await looking
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
      agent.destroy()
    },
  }
}
