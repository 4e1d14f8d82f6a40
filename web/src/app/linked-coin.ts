import { market } from '@pusula/contract'
import { useEffect, useEffectEvent } from 'react'
import { useSearch } from 'wouter/use-browser-location'
import type { Coin } from '../features/market/index.ts'
import { call } from '../lib/call.ts'
import { go } from '../lib/go.ts'
import { tabPath } from './place.ts'

/** A link may name a coin, as a notification does: it is looked at, and the address is plain again. */
export function useLinkedCoin(onCoin: (coin: Coin) => void): void {
  const symbol = new URLSearchParams(useSearch()).get('coin')
  const look = useEffectEvent(onCoin)
  useEffect(() => {
    if (!symbol) return
    const leaving = new AbortController()
    const arrive = (coin?: Coin) => {
      if (leaving.signal.aborted) return
      if (coin) look(coin)
      go(tabPath.home, { replace: true })
    }
    call(market.overview, { symbol }, leaving.signal).then(
      ({ coin }) => arrive(coin),
      () => arrive(),
    )
    return () => leaving.abort()
  }, [symbol])
}
