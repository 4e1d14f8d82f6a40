import type { Viewer } from '../../features/accounts/index.ts'
import { useFavorites } from '../../features/favorites/index.ts'
import { MarketScreen } from '../../features/market/all-coins/MarketScreen.tsx'

/** The whole market, with the stars of whoever looks at it. */
export default function MarketPage({ viewer }: { viewer: Viewer }) {
  const { isFavorite } = useFavorites()
  return <MarketScreen isGuest={viewer.state === 'guest'} isFavorite={isFavorite} />
}
