import { type Board, checkBoard, tooMany } from '../checks/tickers.ts'
import type { Speaker, Votes } from '../checks/votes.ts'
import type { Exchange } from '../exchanges/exchange.ts'
import { andTether } from '../exchanges/tether.ts'
import type { Provenance, Sourced, Ticker } from '../facts.ts'
import { type Cached, createStaleCache } from '../fetching/stale-cache.ts'
import { Refusal } from '../refusal.ts'
import { judged, type Setup } from '../starting/setup.ts'

/** Ticker expiry: a price of five minutes ago is history. */
const tooOldMs = 300_000
const maxExchanges = 20

export type Boards = ReturnType<typeof createBoards>

/** Changes of a board: validated prices, and coins whose price is no longer trusted. */
export interface News {
  believed: readonly Ticker[]
  doubted: readonly string[]
}
const noNews: News = { believed: [], doubted: [] }

/** What a board says otherwise than it did before. */
export const newsBetween = (before: ReadonlyMap<string, Ticker>, after: ReadonlyMap<string, Ticker>): News => ({
  believed: [...after.values()].filter(({ symbol, lastPrice, openPrice }) => {
    const known = before.get(symbol)
    return lastPrice !== known?.lastPrice || openPrice !== known.openPrice
  }),
  doubted: after.size ? [...before.keys()].filter(symbol => !after.has(symbol)) : [],
})

/** The boards of all exchanges: every coin's last day, asked for as a whole and kept for a moment. */
export function createBoards({ source, exchanges, time, refusals, settings }: Setup, votes: Votes) {
  const cache = createStaleCache<Board>({ time, tooOldMs, maxEntries: () => maxExchanges })

  async function load(exchange: Exchange) {
    const { venue } = exchange
    const all = await exchange.tickers()
    const nowMs = time.nowMs()
    const speaker = { venue, kind: 'ticker' } as const
    const value = judged(refusals, venue, () => vote(checkBoard(all, nowMs), speaker, votes, nowMs))
    for (const reason of value.doubted.values()) refusals(venue, reason)
    const { tickersForMs } = await settings()
    return { value: withNewer(value, cache.peek(venue)?.value), venue, freshForMs: tickersForMs }
  }
  const boardOf = (exchange: Exchange) => cache.get(exchange.venue, () => load(exchange)).catch(() => undefined)

  const provenanceOf = ({ venue, ageMs, isStale }: Cached<Board>): Provenance => ({ source, venue, ageMs, isStale })

  return {
    /** Each coin from the first exchange that has it fresh and traded today, else the best that is left. */
    async tickers(symbols: readonly string[]): Promise<Map<string, Sourced<Ticker>>> {
      const found = new Map<string, Sourced<Ticker>>()
      for (const exchange of exchanges()) {
        const missing = symbols.filter(symbol => !isGood(found.get(symbol)))
        const board = missing.length ? await boardOf(exchange) : undefined
        if (!board) continue
        const provenance = provenanceOf(board)
        for (const symbol of missing) {
          const value = board.value.tickers.get(symbol)
          if (value) found.set(symbol, better({ value, provenance }, found.get(symbol)))
        }
      }
      return found
    },
    /** Everything the exchanges trade, asking those whose board is old; the silent ones are left out. */
    async all(): Promise<{ venue: string; tickers: ReadonlyMap<string, Ticker> }[]> {
      const boards = await Promise.all(exchanges().map(boardOf))
      return boards.flatMap(board => (board ? [{ venue: board.venue, tickers: board.value.tickers }] : []))
    },
    /** Asks all exchanges anew, so that each can speak for or against the others. */
    renew: async (): Promise<void> => {
      await Promise.all(exchanges().map(exchange => cache.renew(exchange.venue, () => load(exchange))))
    },
    /** What an exchange says by itself of some of its coins, judged as a whole board is. */
    hear(venue: string, said: readonly Ticker[]): News {
      const known = cache.peek(venue)?.value
      const newer = known ? andTether(said).filter(ticker => isNewer(ticker, known.tickers.get(ticker.symbol))) : []
      if (!known || !newer.length) return noNews
      const nowMs = time.nowMs()
      const speaker = { venue, kind: 'stream' } as const
      const { tickers, doubted } = judged(refusals, venue, () => vote(checkBoard(newer, nowMs), speaker, votes, nowMs))
      for (const reason of doubted.values()) refusals(venue, reason)
      cache.change(venue, board => changed(board, tickers, doubted))
      return {
        believed: [...tickers.values()],
        doubted: [...doubted.keys()].filter(symbol => known.tickers.has(symbol)),
      }
    },
    /** The same where another instance has judged it. */
    follow(venue: string, { believed, doubted }: News): News {
      const known = cache.peek(venue)?.value.tickers
      // Where there is no board yet, all of it is new.
      if (!known) return { believed, doubted }
      const news = {
        believed: believed.filter(ticker => isNewer(ticker, known.get(ticker.symbol))),
        doubted: doubted.filter(symbol => known.has(symbol)),
      }
      const tickers = new Map(news.believed.map(ticker => [ticker.symbol, ticker]))
      const reasons = new Map(news.doubted.map(symbol => [symbol, 'disagrees'] as const))
      // What says nothing new makes nothing younger.
      if (tickers.size || reasons.size) cache.change(venue, board => changed(board, tickers, reasons))
      return news
    },
    /** What is known of an exchange without asking it, and how old that is. */
    known(venue: string): { tickers: ReadonlyMap<string, Ticker>; ageMs: number } {
      const saved = cache.peek(venue)
      return { tickers: saved?.value.tickers ?? new Map(), ageMs: saved?.ageMs ?? 0 }
    },
    /** The youngest price that any exchange ever told, without asking; only to say since when none has come. */
    last(symbol: string): Sourced<Ticker> | undefined {
      const answered = exchanges().flatMap(({ venue }) => {
        const board = cache.last(venue)
        const value = board?.value.tickers.get(symbol)
        return board && value ? [{ value, provenance: provenanceOf(board) }] : []
      })
      return answered.sort((a, b) => a.provenance.ageMs - b.provenance.ageMs)[0]
    },
    /** The exchanges that may trade a coin: all but those whose board is known and does not have it. */
    mayTrade: (symbol: string): Exchange[] =>
      exchanges().filter(({ venue }) => {
        const board = cache.peek(venue)?.value
        return !board || board.tickers.has(symbol) || board.doubted.has(symbol)
      }),
  }
}

const isTraded = ({ value }: Sourced<Ticker>): boolean => value.volumeBase > 0
const isGood = (one: Sourced<Ticker> | undefined): boolean => !!one && isTraded(one) && !one.provenance.isStale

/** A price somebody paid today, then the younger one: where nobody trades any more, the last price stands for ever. */
function better(one: Sourced<Ticker>, other: Sourced<Ticker> | undefined): Sourced<Ticker> {
  if (!other) return one
  if (isTraded(one) !== isTraded(other)) return isTraded(one) ? one : other
  return one.provenance.ageMs < other.provenance.ageMs ? one : other
}

/** By the exchange's own time: what arrives later is not always newer. */
const isNewer = ({ atMs }: Ticker, known: Ticker | undefined): boolean => !known || atMs > known.atMs

/** What was heard by itself meanwhile stays, where a whole board is older. */
function withNewer(board: Board, known: Board | undefined): Board {
  for (const ticker of known?.tickers.values() ?? []) {
    const { symbol } = ticker
    if (board.tickers.has(symbol) && isNewer(ticker, board.tickers.get(symbol))) board.tickers.set(symbol, ticker)
  }
  return board
}

function changed(board: Board, tickers: Board['tickers'], doubted: Board['doubted']): Board {
  const next = { tickers: new Map(board.tickers), doubted: new Map(board.doubted) }
  for (const [symbol, ticker] of tickers) {
    next.tickers.set(symbol, ticker)
    next.doubted.delete(symbol)
  }
  for (const [symbol, reason] of doubted) {
    next.tickers.delete(symbol)
    next.doubted.set(symbol, reason)
  }
  return next
}

/** Doubts the coins whose price the other sources contradict, and the whole board if that is not only a few. */
function vote(board: Board, speaker: Speaker, votes: Votes, nowMs: number): Board {
  const prices = [...board.tickers.values()].map(({ symbol, lastPrice }) => ({
    symbol,
    lastPrice,
    verdict: votes.verdict(symbol, lastPrice, speaker, nowMs),
  }))
  const known = prices.filter(({ verdict }) => verdict !== 'alone')
  const contradicted = known.filter(({ verdict }) => verdict === 'contradicted')
  const isLying = tooMany(contradicted.length, known.length)
  for (const { symbol, lastPrice, verdict } of prices)
    votes.note(symbol, lastPrice, speaker, nowMs, !isLying && verdict !== 'contradicted')
  if (isLying) throw new Refusal('disagrees', `${contradicted.length} of ${known.length} coins`)
  for (const { symbol } of contradicted) {
    board.tickers.delete(symbol)
    board.doubted.set(symbol, 'disagrees')
  }
  return board
}
