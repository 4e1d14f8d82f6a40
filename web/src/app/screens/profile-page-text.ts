import { messages } from '../../lib/messages.ts'

export const profilePageText = messages({
  title: { tr: 'Profil', en: 'Profile' },
  guest: { tr: 'Misafir olarak geziyorsun', en: 'You are here as a guest' },
  guestSays: {
    tr: 'Üye ol; 20 kredi, tüm coinler, portföy ve favoriler senin olsun.',
    en: 'Join for 20 credits, every coin, a portfolio and favorites.',
  },
  version: { tr: (version: string) => `Sürüm ${version}`, en: (version: string) => `Version ${version}` },

  more: { tr: 'Diğer', en: 'More' },
  notifications: { tr: 'Bildirim ayarları', en: 'Notification settings' },
  notificationsSay: { tr: 'Hatırlatmalar ve uyarılar', en: 'Reminders and alerts' },
  settings: { tr: 'Ayarlar', en: 'Settings' },
  settingsSay: { tr: 'Dil, destek, koşullar', en: 'Language, support, terms' },
  admin: { tr: 'Yönetim paneli', en: 'Admin panel' },
  adminSays: { tr: 'Coinler, servisler, kişiler', en: 'Coins, services, people' },
  tour: { tr: 'Turu yeniden başlat', en: 'Restart the tour' },
  tourSays: { tr: '7 kısa adım', en: '7 short steps' },
})
