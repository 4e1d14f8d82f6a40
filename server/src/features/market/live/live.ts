import { type LiveTopic, market as routes } from '@pusula/contract'
import type { Parts } from '../../../parts.ts'
import { serveEvents } from '../../../platform/http/events/serve-events.ts'
import { type EventStream, frameOf } from '../../../platform/http/events/streams.ts'
import { securityHeaders } from '../../../platform/http/security.ts'
import type { Door } from '../../../platform/http/serve.ts'
import { changePercent, type Ticker } from '../facts.ts'
import type { RunningMarket } from '../starting/start.ts'
import { symbolOf } from '../symbols.ts'

/** As many as stand on one screen. */
const mostCoins = 60
/** So many are written to before everybody else has a turn. */
const atOnce = 250

/** Which of the changes of a person's rows a page wants to hear of, under which name. */
const topics: Record<string, LiveTopic> = { credits: 'stats', subscriptions: 'subscription', referrals: 'referral' }

/** Everybody who looks at the same coins. */
interface Board {
  symbols: readonly string[]
  streams: Set<EventStream>
}

const pieceOf = (ticker: Ticker): string =>
  `${JSON.stringify(ticker.symbol)}:${JSON.stringify({ price: ticker.lastPrice, changePercent: changePercent(ticker) })}`

const frameOfPieces = (atMs: number, pieces: readonly string[]): Buffer =>
  frameOf(`{"atMs":${atMs},"prices":{${pieces.join()}}}`)

/** Prices as they change, and a word when something of the person's own did, to every browser that listens. */
export function openLive(door: Door, parts: Parts, market: RunningMarket) {
  const { clock, log, config, memory, metrics } = parts
  const boards = new Map<string, Board>()
  const people = new Map<string, Set<EventStream>>()

  /** What a board's coins cost now, of those whose price is one of now. */
  async function snapshotOf({ symbols }: Board): Promise<Buffer | undefined> {
    const tickers = [...(await market.tickers(symbols)).values()].filter(({ provenance }) => !provenance.isStale)
    if (!tickers.length) return undefined
    const ageMs = Math.max(...tickers.map(({ provenance }) => provenance.ageMs))
    return frameOfPieces(
      clock.now().getTime() - ageMs,
      tickers.map(({ value }) => pieceOf(value)),
    )
  }

  /** Sends everybody what changed of their coins: a coin is written once, and so is a board. */
  async function tell(tickers: readonly Ticker[]) {
    const pieces = new Map(tickers.map(ticker => [ticker.symbol, pieceOf(ticker)]))
    const atMs = clock.now().getTime()
    let written = 0
    for (const { symbols, streams } of [...boards.values()]) {
      const changed = symbols.flatMap(symbol => pieces.get(symbol) ?? [])
      if (!changed.length) continue
      const frame = frameOfPieces(atMs, changed)
      for (const { send } of streams) {
        send(frame)
        if (++written % atOnce === 0) await new Promise<void>(resolve => setImmediate(resolve))
      }
    }
  }
  let isTelling = false
  market.stream?.onPrices(tickers => {
    // A process that cannot keep up leaves a second out; what changed in it changes again or is asked for.
    if (isTelling) return
    isTelling = true
    tell(tickers)
      .catch(error => log.error({ err: error }, 'live prices'))
      .finally(() => {
        isTelling = false
      })
  })
  memory.onChange(change => {
    const [topic = '', accountId = ''] = change.split(' ')
    const name = topics[topic]
    const streams = name && people.get(accountId)
    if (streams) for (const { send } of streams) send(frameOf(JSON.stringify(name), 'changed'))
  })

  serveEvents(door, metrics, securityHeaders(config.isProduction, []), routes.live, async ({ coins = '' }, stream) => {
    const spellings = coins.split(',').filter(Boolean).slice(0, mostCoins)
    const symbols = [...new Set(spellings.map(symbolOf))].sort()
    const key = symbols.join()
    const board = boards.get(key) ?? { symbols, streams: new Set() }
    const own = people.get(stream.accountId) ?? new Set()
    boards.set(key, board)
    people.set(stream.accountId, own)
    board.streams.add(stream)
    own.add(stream)
    stream.onClose(() => {
      board.streams.delete(stream)
      own.delete(stream)
      if (!board.streams.size && boards.get(key) === board) boards.delete(key)
      if (!own.size && people.get(stream.accountId) === own) people.delete(stream.accountId)
    })
    const sendSnapshot = async () => {
      const frame = await snapshotOf(board).catch(() => undefined)
      if (frame) stream.send(frame)
    }
    stream.caughtUp = () => void sendSnapshot()
    await sendSnapshot()
  })
}
