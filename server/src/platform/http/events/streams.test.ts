import { once } from 'node:events'
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { createMetrics } from '../metrics.ts'
import { createStreams, type EventStream, frameOf } from './streams.ts'

const metrics = createMetrics()
let nowMs = 0
const streams = createStreams(metrics, () => nowMs)
let arrived: (response: ServerResponse) => void = () => {}
const server = createServer((_, response) => arrived(response)).listen(0, '127.0.0.1')
await once(server, 'listening')
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** A browser that listens, seen from both sides. */
async function listen() {
  const { port } = server.address() as AddressInfo
  const opened = new Promise<{ stream: EventStream; response: ServerResponse }>(resolve => {
    arrived = response => resolve({ stream: streams.open(response, {}, { accountId: 'ada' }, '127.0.0.1'), response })
  })
  const request = get({ port, host: '127.0.0.1', agent: false })
  request.on('error', () => {})
  const reader = await new Promise<IncomingMessage>(resolve => request.once('response', resolve))
  reader.on('error', () => {})
  let text = ''
  reader.on('data', part => {
    text += part
  })
  const { stream, response } = await opened
  const { socket } = response
  if (!socket) throw new Error('There is no line')
  return { stream, socket, reader, heard: () => text, close: () => request.destroy() }
}

const count = async (name: string) =>
  Number(new RegExp(`^${name} (\\d+)`, 'm').exec(await metrics.metrics())?.[1] ?? Number.NaN)

const frameBytes = 256 * 1024
const torrent = frameOf('x'.repeat(frameBytes))

/** Sends until the line takes no more. */
async function fill({ stream, reader }: Awaited<ReturnType<typeof listen>>) {
  reader.pause()
  reader.socket.pause()
  const before = await count('event_frames_dropped_total')
  await vi.waitFor(async () => {
    for (let i = 0; i < 20; i++) stream.send(torrent)
    expect(await count('event_frames_dropped_total')).toBeGreaterThan(before)
  })
}

describe('backpressure: a client that has stopped reading', () => {
  it('costs one frame of memory, however much is sent meanwhile, and then gets the latest', async () => {
    const reading = await listen()
    const { stream, socket, reader, heard, close } = reading
    stream.caughtUp = () => stream.send(frameOf('the latest'))
    await fill(reading)
    for (let i = 0; i < 1_000; i++) stream.send(torrent)
    expect(socket.writableLength).toBeLessThan(2 * frameBytes)
    reader.socket.resume()
    reader.resume()
    await vi.waitFor(() => expect(heard()).toMatch(/data: the latest\n\n$/))
    close()
  })

  it('is disconnected after half a minute', async () => {
    const reading = await listen()
    await fill(reading)
    nowMs += 29_000
    streams.tend()
    expect(reading.socket.destroyed).toBe(false)
    nowMs += 2_000
    streams.tend()
    expect(reading.socket.destroyed).toBe(true)
    reading.close()
  })
})

it('heartbeat: an idle stream gets an event at once and every twenty seconds', async () => {
  const { heard, close } = await listen()
  nowMs += 19_000
  streams.tend()
  nowMs += 2_000
  streams.tend()
  streams.tend()
  await vi.waitFor(() => expect(heard()).toMatch(/^retry: \d+\n\n(event: beat\ndata: 0\n\n){2}$/))
  close()
  await vi.waitFor(() => expect(streams.size()).toBe(0))
})

it('a client that disconnects before authentication is not counted, and onClose is still called', async () => {
  const before = streams.size()
  const { port } = server.address() as AddressInfo
  const left = vi.fn()
  const opened = new Promise<void>((resolve, reject) => {
    arrived = async response => {
      request.destroy()
      if (response.socket) await once(response.socket, 'close')
      try {
        streams.open(response, {}, { accountId: 'gone' }, '127.0.0.1').onClose(left)
        resolve()
      } catch (error) {
        reject(error)
      }
    }
  })
  const request = get({ port, host: '127.0.0.1', agent: false }).on('error', () => {})
  await opened
  await vi.waitFor(() => expect([streams.size(), left.mock.calls.length]).toEqual([before, 1]))
})
