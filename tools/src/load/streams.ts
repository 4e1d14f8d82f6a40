import { connect, type Socket } from 'node:net'
import { market } from '@pusula/contract'
import type { Caller } from '../rig/person.ts'

/** What all who listen have heard together. */
export interface Heard {
  frames: number
  bytes: number
  /** From the server's time stamp to the byte in this process. */
  lagsMs: number[]
  /** Ended without having been asked to. */
  lost: number
  refused: number
}

export const nothingHeard = (): Heard => ({ frames: 0, bytes: 0, lagsMs: [], lost: 0, refused: 0 })

export interface Listener {
  /** Opens the stream anew for some coins, as a page does that shows others. */
  listen(coins: readonly string[]): void
  /** As if the network were lost; resolves when prices have come again. */
  cutAndReturn(afterMs: number): Promise<void>
  close(): void
  isListening(): boolean
  /** Resolves with the first price after the last opening. */
  hasHeard(): Promise<void>
}

const stamp = '"atMs":'
const millisecondsLong = 13

/** A browser that listens, as cheap as ten thousand in one process must be: no more of a message is read than its time. */
export function createListener(url: string, caller: Caller, heard: () => Heard, isSlow: boolean): Listener {
  const { hostname, port } = new URL(url)
  let socket: Socket | undefined
  let coins: readonly string[] = []
  let isFirst = true
  let resolveFirst = () => {}
  let first = Promise.resolve()

  function open() {
    isFirst = true
    const resolveBefore = resolveFirst
    first = new Promise(resolve => {
      // Whoever waits for a stream that was replaced waits for the next one.
      resolveFirst = () => {
        resolve()
        resolveBefore()
      }
    })
    const mine = connect(Number(port), hostname)
    socket = mine
    const headers = Object.entries({ host: hostname, ...caller.headers() }).map(([name, value]) => `${name}: ${value}`)
    mine.write(`GET ${market.live.path}?coins=${coins.join()} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`)
    mine.on('data', part => {
      const text = part.toString('latin1')
      const all = heard()
      all.bytes += part.length
      if (isFirst && text.startsWith('HTTP/1.1 ') && !text.startsWith('HTTP/1.1 200')) all.refused++
      for (let at = text.indexOf(stamp); at >= 0; at = text.indexOf(stamp, at + 1)) {
        all.frames++
        // The first one says what is known, which may be some seconds old.
        if (!isFirst) {
          all.lagsMs.push(Date.now() - Number(text.slice(at + stamp.length, at + stamp.length + millisecondsLong)))
          continue
        }
        isFirst = false
        resolveFirst()
        resolveFirst = () => {}
        if (isSlow) mine.pause()
      }
    })
    mine.on('error', () => {})
    mine.on('close', () => {
      if (socket !== mine) return
      heard().lost++
      open()
    })
  }
  const leave = () => {
    const before = socket
    socket = undefined
    before?.destroy()
  }
  return {
    listen: wanted => {
      leave()
      coins = wanted
      open()
    },
    cutAndReturn: async afterMs => {
      leave()
      await new Promise(resolve => setTimeout(resolve, afterMs))
      if (!socket) open()
      await first
    },
    close: leave,
    isListening: () => socket !== undefined,
    hasHeard: () => first,
  }
}
