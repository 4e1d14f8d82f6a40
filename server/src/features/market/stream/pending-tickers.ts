import type { Ticker } from '../facts.ts'
import type { News } from '../prices/boards.ts'

/** Conflating buffer: of each coin the latest change, however much comes meanwhile. */
export function createPendingTickers() {
  const latest = new Map<string, Ticker | null>()
  return {
    add({ believed, doubted }: News) {
      for (const ticker of believed) latest.set(ticker.symbol, ticker)
      for (const symbol of doubted) latest.set(symbol, null)
    },
    isEmpty: () => latest.size === 0,
    /** All of them, which are said from now on. */
    take(): News {
      const news = {
        believed: [...latest.values()].filter(ticker => ticker !== null),
        doubted: [...latest].flatMap(([symbol, ticker]) => (ticker ? [] : symbol)),
      }
      latest.clear()
      return news
    },
  }
}
