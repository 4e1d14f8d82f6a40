import type { Viewer } from '../../features/accounts/index.ts'
import { CoinSearch } from '../../features/market/index.ts'
import { NotificationsScreen } from '../../features/notifications/NotificationsScreen.tsx'

/** Notifications, with the market's way to find a coin. */
export default function NotificationsPage({ viewer }: { viewer: Viewer }) {
  return <NotificationsScreen viewer={viewer} coinSearch={onPick => <CoinSearch onPick={onPick} />} />
}
