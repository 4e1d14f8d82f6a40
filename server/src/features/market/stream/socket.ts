import { type Exchange as Box, miniTickerPath, miniTickers } from '@pusula/simulator'
import { WebSocket } from 'ws'
import type { Time } from '../fetching/time.ts'

interface SocketHandlers {
  onMessage(text: string): void
  onEnd(): void
}

/** WebSocket to an exchange. */
interface Line {
  close(): void
}

export type OpenSocket = (ears: SocketHandlers) => Line

const everyMs = 1_000
const handshakeMs = 5_000
/** All pairs of a large exchange are below half a megabyte. */
const maxBytes = 4 * 1024 * 1024

/**
 * The stream of all tickers at an address of the first live exchange, which the owner may change at any time; without one
 * there is no line. Its pings are answered by the library.
 */
export const exchangeSocket =
  (address: () => Promise<string | undefined>, userAgent: string): OpenSocket =>
  ({ onMessage, onEnd }) => {
    let socket: WebSocket | undefined
    let isClosed = false
    const connect = (place: string) => {
      socket = new WebSocket(place + miniTickerPath, {
        handshakeTimeout: handshakeMs,
        maxPayload: maxBytes,
        perMessageDeflate: false,
        headers: { 'user-agent': userAgent },
      })
      socket.on('message', data => onMessage(data.toString()))
      // Whatever is wrong, the end of the line follows.
      socket.on('error', () => {})
      socket.once('close', onEnd)
    }
    address()
      .then(place => (place && !isClosed ? connect(place) : onEnd()))
      .catch(onEnd)
    return {
      close: () => {
        isClosed = true
        socket?.terminate()
      },
    }
  }

/** The same from the exchange in a box, over a network that is not there. */
export const simulatedSocket =
  (box: Box, time: Time): OpenSocket =>
  ({ onMessage }) => {
    const ended = new AbortController()
    const next = miniTickers(box)
    const speak = async () => {
      while (!ended.signal.aborted) {
        onMessage(next(time.nowMs()))
        await time.sleep(everyMs, ended.signal)
      }
    }
    void Promise.resolve().then(speak)
    return { close: () => ended.abort() }
  }
