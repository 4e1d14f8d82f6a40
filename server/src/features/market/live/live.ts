import { type LiveTopic, market as routes } from '@pusula/contract'
import { serveEvents } from '../../../platform/http/events/serve-events.ts'
import { type EventStream, frameOf } from '../../../platform/http/events/streams.ts'
import { securityHeaders } from '../../../platform/http/security.ts'
import type { Door } from '../../../platform/http/serve.ts'
import { inPacedSlices } from '../../../platform/slices.ts'
import type { Platform } from '../../../platform.ts'
import { changePercent, type Ticker } from '../facts.ts'
import type { News } from '../prices/boards.ts'
import type { RunningMarket } from '../starting/start.ts'
import { createPendingTickers } from '../stream/pending-tickers.ts'
import { symbolOf } from '../symbols.ts'

/** Coins of one stream: as many as stand on one screen. */
const maxCoins = 60
/** Those who come within this time begin with the same bytes, unless there are news. */
const sharedForMs = 1_000

/** Which of the changes of a person's rows a page wants to hear of, under which name. */
const topics: Record<string, LiveTopic> = {
  credits: 'stats',
  subscriptions: 'subscription',
  referrals: 'referral',
  alerts: 'alerts',
  portfolio: 'portfolio',
  plans: 'plans',
}

/** Everybody who looks at the same coins. */
interface Board {
  symbols: readonly string[]
  streams: Set<EventStream>
  /** What those who come now begin with. */
  snapshot?: { frame: Promise<Buffer | undefined>; madeAtMs: number } | undefined
}

const pieceOf = (ticker: Ticker): string =>
  `${JSON.stringify(ticker.symbol)}:${JSON.stringify({ price: ticker.lastPrice, changePercent: changePercent(ticker) })}`

const frameOfPieces = (atMs: number, pieces: readonly string[], doubted: readonly string[] = []): Buffer =>
  frameOf(
    `{"atMs":${atMs},"prices":{${pieces.join()}}${doubted.length ? `,"doubted":${JSON.stringify(doubted)}` : ''}}`,
  )

function join(groups: Map<string, Set<EventStream>>, id: string, stream: EventStream) {
  groups.set(id, (groups.get(id) ?? new Set()).add(stream))
}

function leave(groups: Map<string, Set<EventStream>>, id: string, stream: EventStream) {
  const group = groups.get(id)
  group?.delete(stream)
  if (group?.size === 0) groups.delete(id)
}

/** Event stream (SSE) of prices as they change, and of the names of the person's own data that changed. */
export function openLive(door: Door, platform: Platform, market: RunningMarket) {
  const { clock, log, config, memory, metrics } = platform
  const boards = new Map<string, Board>()
  const people = new Map<string, Set<EventStream>>()
  const sessions = new Map<string, Set<EventStream>>()

  /** What a board's coins cost now, of those whose price is one of now and will be told when it changes. */
  async function makeSnapshot(symbols: readonly string[]): Promise<Buffer | undefined> {
    const tickers = [...(await market.tickers(symbols)).values()].filter(
      ({ provenance }) => !provenance.isStale && provenance.venue === market.stream?.venue,
    )
    if (!tickers.length) return undefined
    const ageMs = Math.max(...tickers.map(({ provenance }) => provenance.ageMs))
    return frameOfPieces(
      clock.now().getTime() - ageMs,
      tickers.map(({ value }) => pieceOf(value)),
    )
  }
  /** Made once for all who come at the same time; and made anew where news came meanwhile, which it would turn back. */
  async function snapshotOf(board: Board): Promise<Buffer | undefined> {
    const nowMs = performance.now()
    if (!board.snapshot || nowMs - board.snapshot.madeAtMs > sharedForMs)
      board.snapshot = { frame: makeSnapshot(board.symbols), madeAtMs: nowMs }
    const mine = board.snapshot
    const frame = await mine.frame
    return board.snapshot === mine ? frame : snapshotOf(board)
  }

  /** Sends everybody what changed of their coins: a coin is written once, and so is a board. */
  async function send({ believed, doubted }: News) {
    const pieces = new Map(believed.map(ticker => [ticker.symbol, pieceOf(ticker)]))
    const doubtful = new Set(doubted)
    const atMs = clock.now().getTime()
    function* frames() {
      for (const { symbols, streams } of [...boards.values()]) {
        const changed = symbols.flatMap(symbol => pieces.get(symbol) ?? [])
        const lost = doubtful.size ? symbols.filter(symbol => doubtful.has(symbol)) : []
        if (!changed.length && !lost.length) continue
        const frame = frameOfPieces(atMs, changed, lost)
        for (const stream of streams) yield { stream, frame }
      }
    }
    await inPacedSlices(frames(), ({ stream, frame }) => stream.send(frame))
  }
  // Conflation: a process that needs longer than a second sends less often, and of each coin the latest.
  const pending = createPendingTickers()
  let isSending = false
  async function sendPending() {
    if (isSending) return
    isSending = true
    while (!pending.isEmpty()) await send(pending.take()).catch(error => log.error({ err: error }, 'live prices'))
    isSending = false
  }
  market.stream?.onPrices((believed, _, doubted) => {
    for (const board of boards.values()) board.snapshot = undefined
    pending.add({ believed, doubted })
    void sendPending()
  })
  /** What was not heard because the reader was behind is said when they have caught up. */
  const missed = new WeakMap<EventStream, Set<LiveTopic>>()
  function sendChange(stream: EventStream, topic: LiveTopic) {
    if (stream.send(frameOf(JSON.stringify(topic), 'changed'))) return
    missed.set(stream, (missed.get(stream) ?? new Set()).add(topic))
  }
  memory.onChange(change => {
    const [topic = '', id = ''] = change.split(' ')
    // A stream ends with its session, whichever browser or instance ended that.
    if (topic === 'signedOut') for (const stream of sessions.get(id) ?? []) stream.end()
    const name = topics[topic]
    const streams = name && people.get(id)
    if (streams) for (const stream of streams) sendChange(stream, name)
  })

  serveEvents(door, metrics, securityHeaders(config.isProduction, []), routes.live, async ({ coins = '' }, stream) => {
    const spellings = coins.split(',').filter(Boolean).slice(0, maxCoins)
    const symbols = [...new Set(spellings.map(symbolOf))].sort()
    const key = symbols.join()
    const board = boards.get(key) ?? { symbols, streams: new Set() }
    boards.set(key, board)
    board.streams.add(stream)
    const { accountId, sessionId } = stream
    join(people, accountId, stream)
    if (sessionId) join(sessions, sessionId, stream)
    stream.onClose(() => {
      board.streams.delete(stream)
      if (!board.streams.size && boards.get(key) === board) boards.delete(key)
      leave(people, accountId, stream)
      if (sessionId) leave(sessions, sessionId, stream)
    })
    const sendSnapshot = async () => {
      const frame = await snapshotOf(board).catch(() => undefined)
      if (frame) stream.send(frame)
    }
    stream.caughtUp = () => {
      const topics = missed.get(stream) ?? []
      missed.delete(stream)
      for (const topic of topics) sendChange(stream, topic)
      void sendSnapshot()
    }
    await sendSnapshot()
  })
}
