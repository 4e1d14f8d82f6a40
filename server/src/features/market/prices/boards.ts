import { createKeeper, type Kept } from '../asking/keeper.ts'
import { type Board, checkBoard, tooMany } from '../checks/tickers.ts'
import type { Votes } from '../checks/votes.ts'
import type { Exchange } from '../exchanges/exchange.ts'
import type { Provenance, Sourced, Ticker } from '../facts.ts'
import { Refusal } from '../refusal.ts'
import { judged, type Setup } from '../starting/setup.ts'

/** A price of five minutes ago is history, not a price. */
const tooOldMs = 300_000
const maxExchanges = 20

export type Boards = ReturnType<typeof createBoards>

/** The boards of all exchanges: every coin's last day, asked for as a whole and kept for a moment. */
export function createBoards({ source, exchanges, time, refusals, settings }: Setup, votes: Votes) {
  const keeper = createKeeper<Board>({ time, tooOldMs, maxEntries: () => maxExchanges })

  async function load(exchange: Exchange) {
    const { venue } = exchange
    const all = await exchange.tickers()
    const nowMs = time.nowMs()
    const value = judged(refusals, venue, () => vote(checkBoard(all, nowMs), venue, votes, nowMs))
    for (const reason of value.doubted.values()) refusals(venue, reason)
    return { value, venue, freshForMs: (await settings()).tickersForMs }
  }
  const boardOf = (exchange: Exchange) => keeper.get(exchange.venue, () => load(exchange)).catch(() => undefined)

  const provenanceOf = ({ venue, ageMs, isStale }: Kept<Board>): Provenance => ({ source, venue, ageMs, isStale })

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
    /** The exchanges that may trade a coin: all but those whose board is known and does not have it. */
    mayTrade: (symbol: string): Exchange[] =>
      exchanges().filter(({ venue }) => {
        const board = keeper.peek(venue)?.value
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

/** Doubts the coins whose price the other sources contradict, and the whole board if that is not only a few. */
function vote(board: Board, venue: string, votes: Votes, nowMs: number): Board {
  const speaker = { venue, kind: 'ticker' } as const
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
