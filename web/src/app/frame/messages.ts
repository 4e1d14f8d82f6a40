import { messages } from '../../lib/messages.ts'

export const frameText = messages({
  menu: { tr: 'Ana menü', en: 'Main menu' },
  home: { tr: 'Ana sayfa', en: 'Home' },
  analysis: { tr: 'Analiz', en: 'Analysis' },
  portfolio: { tr: 'Portföy', en: 'Portfolio' },
  favorites: { tr: 'Favoriler', en: 'Favorites' },
  news: { tr: 'Haberler', en: 'News' },
  market: { tr: 'Piyasa', en: 'Market' },
  lab: { tr: 'Ya olsaydı?', en: 'What if?' },
  alerts: { tr: 'Alarmlar', en: 'Alerts' },
  plans: { tr: 'Planlarım', en: 'My plans', scenario: { tr: 'Senaryolarım', en: 'My scenarios' } },
  trackRecord: { tr: 'İsabet karnesi', en: 'Track record' },
  turn: { tr: 'Sıra sende', en: 'Your turn' },
  guest: { tr: 'Misafir', en: 'Guest' },
  waiting: { tr: 'Yükleniyor', en: 'Loading' },
  /** What a badge does, with what it says. */
  profile: { tr: (tier: string) => `Profil, ${tier}`, en: (tier: string) => `Profile, ${tier}` },
})

/** Messages of a chunk of their own: the first page does not carry what is said only later. */
export const deferredText = messages({
  expired: { tr: 'Oturum Süresi Doldu', en: 'Session expired' },
  expiredSays: {
    tr: 'Tekrar giriş yap; kaldığın yere dönersin.',
    en: 'Sign in again and you return to where you were.',
  },
  notFound: { tr: 'Sayfa bulunamadı', en: '404 Page Not Found' },
  notFoundSays: { tr: 'Aradığın sayfa burada yok.', en: 'What you look for is not here.' },
  start: { tr: 'Ana sayfaya dön', en: 'Go to the start' },
})
