import type { LivePrices } from '@pusula/contract'
import { notifyManager } from '@tanstack/react-query'
import { startTransition, useCallback, useState } from 'react'
import { useLivePrices } from './live.ts'

/** Latest streamed prices with their time, without coins outside the stream or no longer trusted. */
interface StreamedPrices {
  prices: LivePrices['prices']
  atMs: number
}
const noPrices: StreamedPrices = { prices: {}, atMs: 0 }

export function useStreamedPrices(symbols: readonly string[]): StreamedPrices {
  const [update, setUpdate] = useState(noPrices)
  const asked = [...symbols].sort().join()
  const onPrices = useCallback(
    ({ prices, doubted = [] }: LivePrices) => {
      const isAsked = ([symbol]: [string, unknown]) => asked.split(',').includes(symbol)
      const news = Object.entries(prices).filter(isAsked)
      if (!news.length && !doubted.length) return
      const add = (before: StreamedPrices): StreamedPrices => {
        const known = Object.entries({ ...before.prices, ...Object.fromEntries(news) })
        return { prices: Object.fromEntries(known.filter(([symbol]) => !doubted.includes(symbol))), atMs: Date.now() }
      }
      // In the batch and the lane of what queries tell (`lib/use-query.ts`): a tick is one render and one frame.
      notifyManager.schedule(() => startTransition(() => setUpdate(add)))
    },
    [asked],
  )
  useLivePrices(symbols, onPrices)
  return update
}
