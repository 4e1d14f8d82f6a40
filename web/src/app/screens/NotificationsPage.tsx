export { NotificationsScreen as default } from '../../features/notifications/NotificationsScreen.tsx'
