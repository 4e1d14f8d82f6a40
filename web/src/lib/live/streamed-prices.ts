import type { LivePrices } from '@pusula/contract'
import { useCallback, useState } from 'react'
import { useLivePrices } from './live.ts'

/** What was last told of some coins, and when; nothing of those that were not told or are doubted. */
interface ToldPrices {
  prices: LivePrices['prices']
  atMs: number
}
const nothingTold: ToldPrices = { prices: {}, atMs: 0 }

export function useStreamedPrices(symbols: readonly string[]): ToldPrices {
  const [told, setTold] = useState(nothingTold)
  const asked = [...symbols].sort().join()
  const hear = useCallback(
    ({ prices, doubted = [] }: LivePrices) => {
      const isAsked = ([symbol]: [string, unknown]) => asked.split(',').includes(symbol)
      const news = Object.entries(prices).filter(isAsked)
      if (!news.length && !doubted.length) return
      setTold(before => {
        const known = Object.entries({ ...before.prices, ...Object.fromEntries(news) })
        return { prices: Object.fromEntries(known.filter(([symbol]) => !doubted.includes(symbol))), atMs: Date.now() }
      })
    },
    [asked],
  )
  useLivePrices(symbols, hear)
  return told
}
