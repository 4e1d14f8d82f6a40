import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { Counter, Gauge } from 'prom-client'
import { Problem } from '../../problem.ts'
import { networkOf } from '../address.ts'
import type { Metrics } from '../metrics.ts'

/** Server-sent events. More than anybody has browsers open; tabs of one browser share a stream. */
const maxPerPerson = 10
/** Thousands share an address in a mobile network, and not all of them are here at once. */
const maxPerNetwork = 2_000
/** A process holds 11 kB for each; past this it says so instead of dying. */
const maxInAll = 20_000
const givenUpMs = 30_000
const silentMs = 20_000
/** After a stop all come back: not in the same moment. */
const comeBackMs = { least: 1_000, most: 30_000 }
const usualBackMs = { least: 3_000, most: 10_000 }

/** Who listens: a member until their session is over. */
interface Listener {
  accountId: string
  sessionId?: string
}

/** One browser that listens. */
export interface EventStream extends Listener {
  /** Sends a frame that was made with `frameOf`, and says whether: who is behind does not get it, until `caughtUp`. */
  send(frame: Buffer): boolean
  /** What to send to one who has read all that was waiting. */
  caughtUp: () => void
  onClose(hear: () => void): void
  /** Sends the reader away, who may come back after this time. */
  end(retryMs?: number): void
}

interface Opened extends EventStream {
  network: string
  socket: Socket
  sentAtMs: number
  behindSinceMs: number | null
}

/** An event as it goes over the line, made once for everybody who gets it. */
export function frameOf(data: string, event?: string): Buffer {
  return chunkOf(`${event ? `event: ${event}\n` : ''}data: ${data}\n\n`)
}

const chunkOf = (text: string): Buffer => Buffer.from(`${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`)
/** Heartbeat. An event and no comment: the page notices a dead connection by its absence. */
const signOfLife = 'event: beat\ndata: 0\n\n'
const heartbeat = chunkOf(signOfLife)
const between = ({ least, most }: typeof comeBackMs) => Math.round(least + Math.random() * (most - least))

/** All streams of this process: bounded, kept alive, and ended when it stops. */
export function createStreams(metrics: Metrics, nowMs: () => number = () => performance.now()) {
  const opened = new Set<Opened>()
  const perNetwork = new Map<string, number>()
  const perPerson = new Map<string, number>()
  const count = (counts: Map<string, number>, key: string, by: number) => {
    const next = (counts.get(key) ?? 0) + by
    if (next > 0) counts.set(key, next)
    else counts.delete(key)
  }
  new Gauge({
    name: 'event_streams_open',
    help: 'Browsers that listen to this process',
    registers: [metrics],
    collect() {
      this.set(opened.size)
    },
  })
  // Counted for ten thousand readers a second: a plain number, which is told when somebody asks.
  let sent = 0
  new Counter({
    name: 'event_frames_total',
    help: 'Events sent',
    registers: [metrics],
    collect() {
      this.reset()
      this.inc(sent)
    },
  })
  const dropped = new Counter({
    name: 'event_frames_dropped_total',
    help: 'Events that were not sent because the reader was behind',
    registers: [metrics],
  })

  /** Refuses whoever has enough of them, before anything is sent. */
  function admit(accountId: string, address: string) {
    if (opened.size >= maxInAll) throw new Problem('server.busy')
    if ((perPerson.get(accountId) ?? 0) >= maxPerPerson) throw new Problem('request.tooMany')
    if ((perNetwork.get(networkOf(address)) ?? 0) >= maxPerNetwork) throw new Problem('request.tooMany')
  }

  /** Begins to answer with events; the head was not sent yet. */
  function open(raw: ServerResponse, headers: Record<string, string>, who: Listener, address: string): EventStream {
    const { accountId } = who
    const socket = raw.socket
    if (!socket) throw new Problem('server.failed')
    const closeHearers: (() => void)[] = []
    const network = networkOf(address)
    const stream: Opened = {
      ...who,
      network,
      socket,
      sentAtMs: nowMs(),
      behindSinceMs: null,
      caughtUp: () => {},
      send: frame => {
        if (socket.writableNeedDrain) {
          stream.behindSinceMs ??= nowMs()
          dropped.inc()
          return false
        }
        stream.sentAtMs = nowMs()
        sent++
        // Straight to the line: by the response each frame would be three writes.
        socket.write(frame)
        return true
      },
      onClose: hear => closeHearers.push(hear),
      end: (retryMs = between(usualBackMs)) => {
        socket.write(chunkOf(`retry: ${retryMs}\n\n`))
        socket.end('0\r\n\r\n')
      },
    }
    socket.setNoDelay(true)
    socket.setTimeout(0)
    raw.writeHead(200, {
      ...headers,
      'content-type': 'text/event-stream; charset=utf-8',
      // Whoever stands between must neither pack nor hold back.
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'transfer-encoding': 'chunked',
    })
    raw.flushHeaders()
    // A first word at once: by it the page knows that what is sent comes through.
    socket.write(chunkOf(`retry: ${between(usualBackMs)}\n\n${signOfLife}`))
    opened.add(stream)
    count(perNetwork, network, 1)
    count(perPerson, accountId, 1)
    socket.on('drain', () => {
      if (stream.behindSinceMs === null || socket.writableLength > 0) return
      stream.behindSinceMs = null
      stream.caughtUp()
    })
    socket.on('error', () => {})
    const gone = () => {
      if (!opened.delete(stream)) return
      count(perNetwork, network, -1)
      count(perPerson, accountId, -1)
      for (const hear of closeHearers) hear()
    }
    socket.once('close', gone)
    // Who left before is not heard to leave; whoever opens the stream has a turn to say what is to be done then.
    if (socket.destroyed) setImmediate(gone)
    return stream
  }

  /** Every second: a sign of life for those to whom nothing was said, an end for those who read nothing any more. */
  function tend() {
    const now = nowMs()
    for (const { behindSinceMs, sentAtMs, socket, send } of opened)
      if (behindSinceMs !== null && now - behindSinceMs > givenUpMs) socket.destroy()
      else if (now - sentAtMs > silentMs) send(heartbeat)
  }

  /** Ends a part of them, who come back elsewhere, each after a time of its own. */
  function leave(share: number) {
    for (const stream of [...opened].slice(0, Math.ceil(opened.size * share))) stream.end(between(comeBackMs))
  }

  return { admit, open, tend, leave, size: () => opened.size }
}
