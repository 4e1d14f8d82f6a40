import type { Viewer } from '../../features/accounts/index.ts'
import { CalendarCard } from '../../features/calendar/index.ts'
import { NotificationsScreen } from '../../features/notifications/NotificationsScreen.tsx'

/** What somebody wants to be told, how, and the address of their calendar. */
export default function NotificationsPage({ viewer }: { viewer: Viewer }) {
  return <NotificationsScreen viewer={viewer} calendar={<CalendarCard />} />
}
