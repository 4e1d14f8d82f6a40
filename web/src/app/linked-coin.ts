import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { type Coin, logoOf, overviewQuery, type SelectedCoin } from '../features/market/index.ts'
import { go } from '../lib/go.ts'
import { useSearch } from '../lib/location.ts'
import { tabPath } from './place.ts'

/**
 * A link may name a coin, as a notification does: it is looked at, and the address is plain again. Until it is found its card stands
 * there without figures.
 */
export function useLinkedCoin(onCoin: (coin: Coin) => void): SelectedCoin | null {
  const symbol = new URLSearchParams(useSearch()).get('coin')?.toUpperCase()
  const client = useQueryClient()
  const look = useEffectEvent(onCoin)
  useEffect(() => {
    if (!symbol) return
    let hasLeft = false
    const arrive = (coin?: Coin) => {
      if (hasLeft) return
      if (coin) look(coin)
      go(tabPath.home, { replace: true })
    }
    client.fetchQuery(overviewQuery(symbol)).then(
      ({ coin }) => arrive(coin),
      () => arrive(),
    )
    return () => {
      hasLeft = true
    }
  }, [symbol, client])
  return symbol ? { symbol, name: symbol, image: logoOf(symbol), id: symbol.toLowerCase() } : null
}
