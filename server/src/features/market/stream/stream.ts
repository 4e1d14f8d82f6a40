import { randomUUID } from 'node:crypto'
import { Counter, Gauge } from 'prom-client'
import type { Broadcast } from '../../../platform/broadcast/broadcast.ts'
import type { Db } from '../../../platform/db/db.ts'
import { holdLease, leaveLease } from '../../../platform/db/leases.ts'
import type { Metrics } from '../../../platform/http/metrics.ts'
import type { Log } from '../../../platform/log.ts'
import type { Time } from '../fetching/time.ts'
import type { OwnedMarket } from '../market.ts'
import { type News, newsBetween } from '../prices/boards.ts'
import { toRefusal } from '../refusal.ts'
import { judged, type Refusals } from '../starting/setup.ts'
import { listen } from './listen.ts'
import { readMessage } from './message.ts'
import { createPendingTickers } from './pending-tickers.ts'
import type { OpenSocket } from './socket.ts'
import { readBoard, saveBoard } from './store.ts'
import { decodeTickers, encodeTickers } from './ticker-codec.ts'

/** Hears what changed, once a second at most; `isFirst` in the one instance that heard it from the exchange. */
type PriceListener = (believed: News['believed'], isFirst: boolean, doubted: News['doubted']) => void

const topic = 'market.ticks'
/** One that was killed is replaced after the first of these and the second: within five seconds, with a line to open. */
const leaseMs = 2_500
const lookEveryMs = 800
/** The other venues are asked so often that there is always somebody to bear out a price or to contradict it. */
const renewEveryMs = 60_000
/** Who starts later begins with a board that is no older than one that is asked for. */
const saveEveryMs = 5_000
/** A word between instances may be lost: who follows looks at what was kept all the same. */
const compareEveryMs = 10_000
const notifyEveryMs = 900

interface Options {
  venue: string
  open: OpenSocket
  boards: OwnedMarket['boards']
  database: Db
  broadcast: Broadcast
  time: Time
  log: Log
  refusals: Refusals
  metrics: Metrics
}

export type Stream = ReturnType<typeof createStream>

/** Prices that arrive by themselves: one instance listens to the exchange and tells the others. */
export function createStream({ venue, open, boards, database, broadcast, time, log, refusals, metrics }: Options) {
  const me = randomUUID()
  const listeners: PriceListener[] = []
  const ended = new AbortController()
  let leading: { close(): void } | undefined
  let beating: Promise<void> | undefined

  new Gauge({
    name: 'market_stream_leading',
    help: 'Whether this instance listens to the exchange for all',
    registers: [metrics],
    collect() {
      this.set(leading ? 1 : 0)
    },
  })
  const ticks = new Counter({
    name: 'market_stream_ticks_total',
    help: 'Prices that arrived by themselves, from the exchange or from another instance',
    labelNames: ['from'],
    registers: [metrics],
  })

  const notify = ({ believed, doubted }: News, isFirst: boolean) => {
    if (!believed.length && !doubted.length) return
    ticks.inc({ from: isFirst ? 'exchange' : 'instance' }, believed.length)
    for (const hear of listeners) hear(believed, isFirst, doubted)
  }
  const received = createPendingTickers()
  broadcast.subscribe(topic, word => {
    const { from, hasMore, ...news } = decodeTickers(word)
    if (from === me || leading) return
    received.add(news)
    if (!hasMore) notify(boards.follow(venue, received.take()), false)
  })
  const handOn = (news: News) => {
    if (!news.believed.length && !news.doubted.length) return
    broadcast
      .publish(topic, encodeTickers(me, news))
      .catch(error => log.debug({ err: error }, 'prices were not handed on'))
    notify(news, true)
  }

  function lead() {
    log.info({ venue }, 'listens to the exchange for all instances')
    const over = new AbortController()
    const unsaid = createPendingTickers()
    let notifiedAtMs = Number.NEGATIVE_INFINITY
    const hear = (text: string) => {
      try {
        const said = judged(refusals, venue, () => readMessage(text))
        unsaid.add(boards.hear(venue, said))
      } catch (error) {
        const { reason, message } = toRefusal(error, 'garbage')
        return log.debug({ venue, reason, message }, 'not believed')
      }
      notifyInTime()
    }
    let isWaiting = false
    /** At once, or when the second is over: what came last is said also where nothing follows. */
    function notifyInTime() {
      const waitMs = notifiedAtMs + notifyEveryMs - time.nowMs()
      if (unsaid.isEmpty() || isWaiting) return
      // A clock that was set back makes nobody wait.
      if (waitMs <= 0 || waitMs > notifyEveryMs) {
        notifiedAtMs = time.nowMs()
        return handOn(unsaid.take())
      }
      isWaiting = true
      void time.sleep(waitMs, over.signal).then(() => {
        isWaiting = false
        if (!over.signal.aborted) notifyInTime()
      })
    }
    const listener = listen({ open, time, hear })
    /** Changes need a board to be laid on: all are asked at first, and then now and then. */
    const tend = async () => {
      let renewedAtMs = Number.NEGATIVE_INFINITY
      while (!over.signal.aborted) {
        if (Math.abs(time.nowMs() - renewedAtMs) >= renewEveryMs) {
          renewedAtMs = time.nowMs()
          const before = boards.known(venue).tickers
          await boards.renew()
          // What changed while nobody listened is told by nobody else.
          if (before.size) handOn(newsBetween(before, boards.known(venue).tickers))
        }
        const { tickers, ageMs } = boards.known(venue)
        if (tickers.size) await saveBoard(database, venue, [...tickers.values()], ageMs).catch(() => 0)
        await time.sleep(saveEveryMs, over.signal)
      }
    }
    // Once it is known that this instance leads: who follows does not ask the exchange.
    void Promise.resolve().then(tend)
    return {
      close: () => {
        over.abort()
        listener.close()
      },
    }
  }

  async function look() {
    // While the database is away everybody stays what they are.
    const leads = await holdLease(database, topic, me, leaseMs).catch(() => leading !== undefined)
    if (ended.signal.aborted || leads === (leading !== undefined)) return
    leading?.close()
    leading = leads ? lead() : undefined
  }
  async function compare() {
    const believed = await readBoard(database, venue).catch(() => undefined)
    if (!believed || leading) return
    const retained = new Set(believed.map(({ symbol }) => symbol))
    const doubted = [...boards.known(venue).tickers.keys()].filter(symbol => !retained.has(symbol))
    notify(boards.follow(venue, { believed, doubted }), false)
  }
  async function beat() {
    let comparedAtMs = time.nowMs()
    while (!ended.signal.aborted) {
      await look()
      if (!leading && Math.abs(time.nowMs() - comparedAtMs) >= compareEveryMs) {
        comparedAtMs = time.nowMs()
        await compare()
      }
      await time.sleep(lookEveryMs, ended.signal)
    }
  }

  return {
    venue,
    isStarted: () => beating !== undefined,
    onPrices: (hear: PriceListener) => listeners.push(hear),
    isLeading: () => leading !== undefined,
    start: () => {
      beating = beat()
    },
    stop: async () => {
      ended.abort()
      await beating
      leading?.close()
      if (leading) await leaveLease(database, topic, me).catch(() => 0)
    },
  }
}
