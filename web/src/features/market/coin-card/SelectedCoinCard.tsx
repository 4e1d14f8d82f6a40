import { useDeferredValue } from 'react'
import { Loaded } from '../../../lib/Loaded.tsx'
import { useLive } from '../prices/live.ts'
import type { SelectedCoin } from '../selection.ts'
import { type CardSlots, CoinCard } from './CoinCard.tsx'
import { useOverview } from './overview.ts'

/** The card of a coin, from the moment it is chosen. */
export function SelectedCoinCard({ coin, slots }: { coin: SelectedCoin; slots: CardSlots }) {
  useLive([coin.symbol])
  const query = useOverview(coin.symbol)
  // What arrives is drawn in small steps while the page still hears a finger.
  const overview = useDeferredValue(query.data)
  if (!query.data && query.error) return <Loaded query={query}>{() => null}</Loaded>
  const found = overview?.coin.symbol === coin.symbol ? overview : undefined
  return <CoinCard coin={found?.coin ?? coin} overview={found} slots={slots} />
}
