import { createExchange } from '@pusula/simulator'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { startStreamUpstream } from '../testing/stream-upstream.ts'
import { happen, movableTime } from '../testing/time.ts'
import { listen } from './listen.ts'
import { readMessage } from './message.ts'
import { exchangeSocket, simulatedSocket } from './socket.ts'

const box = createExchange({ seed: 7 })
const closers: (() => unknown)[] = []
afterAll(() => Promise.all(closers.map(close => close())))

async function open(renewAfterMs?: number) {
  const time = movableTime()
  const upstream = await startStreamUpstream(box, time.nowMs)
  const heard: string[] = []
  let dialled = 0
  const address = async () => {
    dialled++
    return upstream.address
  }
  const isOnTheWay = () => dialled > upstream.state.opened + upstream.state.turnedAway
  const listener = listen({
    open: exchangeSocket(address, 'Pusula test'),
    time,
    hear: text => heard.push(text),
    random: () => 0.5,
    ...(renewAfterMs && { renewAfterMs }),
  })
  closers.push(() => listener.close(), upstream.close)
  const isListenedTo = (count = 1) => vi.waitFor(() => expect(upstream.listeners()).toBe(count))
  /** One message, and its arrival at the one who listens. */
  const speak = async () => {
    const before = heard.length
    upstream.speak()
    await vi.waitFor(() => expect(heard.length).toBeGreaterThan(before))
  }
  /** Lets time pass from one waiting to the next until it has come about; it stands still while somebody dials. */
  const until = (isSo: () => void) =>
    vi.waitFor(async () => {
      await happen()
      try {
        isSo()
      } catch (error) {
        if (!isOnTheWay()) time.forwardToNext()
        throw error
      }
    })
  await isListenedTo()
  return { time, upstream, heard, listener, speak, until, isListenedTo }
}

describe('a WebSocket client of an exchange', () => {
  it('gets a snapshot, then changes, and answers pings', async () => {
    const { upstream, heard, speak, time } = await open()
    await speak()
    time.forward(1_000)
    await speak()
    const [all = [], changed = []] = heard.map(readMessage)
    expect(all.find(({ symbol }) => symbol === 'BTC')).toMatchObject({
      lastPrice: box.ticker24h('BTC', time.nowMs() - 1_000)?.lastPrice,
      atMs: time.nowMs() - 1_000,
    })
    expect(changed.length).toBeGreaterThan(10)
    expect(changed.length).toBeLessThan(all.length / 2)
    expect(await upstream.ping()).toBe(1)
  })

  it('reconnects when the connection is cut', async () => {
    const { upstream, speak, until } = await open()
    await speak()
    upstream.cut()
    await until(() => expect(upstream.state.opened).toBe(2))
    await speak()
  })

  it('times out an idle connection', async () => {
    const { upstream, speak, until, time, isListenedTo } = await open()
    await speak()
    time.forward(5_000)
    await isListenedTo(0)
    await until(() => expect(upstream.state.opened).toBe(2))
    await speak()
  })

  it('backs off each time it is refused, and resets after a success', async () => {
    const { upstream, speak, until, time } = await open()
    await speak()
    upstream.state.isClosed = true
    upstream.cut()
    const fromMs = time.nowMs()
    await until(() => expect(time.nowMs()).toBeGreaterThan(fromMs + 180_000))
    upstream.state.isClosed = false
    await until(() => expect(upstream.listeners()).toBe(1))
    expect(time.nowMs() - fromMs, 'a minute and a half at most').toBeLessThan(400_000)
    await speak()
  })

  it.each(['a server shutdown notice', 'its daily end'])(
    'opens the next line before %s, and misses nothing between',
    async why => {
      const { upstream, speak, until, time, heard, isListenedTo } = await open(70_000)
      await speak()
      const isDaily = why === 'its daily end'
      // It held for a while, and nobody comes back in a hurry.
      for (let i = 0; i < (isDaily ? 25 : 16); i++) {
        time.forward(4_000)
        await speak()
      }
      if (!isDaily) upstream.sendShutdown()
      await until(() => expect(upstream.state.opened).toBe(2))
      expect(upstream.listeners(), 'both for a moment').toBe(2)
      const before = heard.length
      upstream.speak()
      // From both, unless the new one is heard first: then the old one is hung up.
      await vi.waitFor(() => expect(heard.length).toBeGreaterThan(before))
      await isListenedTo(1)
    },
  )

  it('gets nothing more once it has closed', async () => {
    const { upstream, speak, listener, isListenedTo } = await open()
    await speak()
    listener.close()
    await isListenedTo(0)
    expect(upstream.state.opened).toBe(1)
  })
})

it('the exchange in a box speaks every second, without a network', async () => {
  const time = movableTime()
  const heard: string[] = []
  const listener = listen({ open: simulatedSocket(box, time), time, hear: text => heard.push(text) })
  await vi.waitFor(() => expect(heard).toHaveLength(1))
  time.forward(1_000)
  await vi.waitFor(() => expect(heard).toHaveLength(2))
  expect(readMessage(heard[1] ?? '').length).toBeGreaterThan(10)
  listener.close()
})
