import { useEffect } from 'react'
import { listen } from './events.ts'
import { ownerNow, selectAgain, selectCoin } from './flow.ts'
import { isCoin, takePending } from './kept.ts'
import { isPending } from './rules.ts'
import type { Coin } from './run.ts'

/** A screen that leaves a selection behind moves here at once; the second look is for a slow arrival. */
const looksMs = [100, 200]

function takeSelection(): void {
  if (!ownerNow()) return
  const pending = takePending()
  if (pending && isPending(pending, Date.now())) selectCoin(pending.coin)
}

function coinIn(detail: unknown): Coin | null {
  const coin = typeof detail === 'object' && detail !== null ? Reflect.get(detail, 'coinData') : undefined
  return isCoin(coin) ? coin : null
}

/** Selections made outside this feature: left behind in storage, or said to the window. */
export function useOutsideSelections(): void {
  useEffect(() => {
    const timers = looksMs.map(delayMs => setTimeout(takeSelection, delayMs))
    const ends = [
      listen('trendCoinSelected', detail => {
        const coin = coinIn(detail)
        if (coin) selectCoin(coin)
      }),
      listen('reanalysisRequested', detail => {
        const coin = coinIn(detail)
        if (coin) selectCoin(coin)
        else selectAgain()
      }),
    ]
    return () => {
      for (const timer of timers) clearTimeout(timer)
      for (const end of ends) end()
    }
  }, [])
}
