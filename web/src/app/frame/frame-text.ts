import { messages } from '../../lib/messages.ts'

export const frameText = messages({
  skip: { tr: 'İçeriğe geç', en: 'Skip to content' },
  menu: { tr: 'Ana menü', en: 'Main menu' },
  home: { tr: 'Ana sayfa', en: 'Home' },
  analysis: { tr: 'Analiz', en: 'Analysis' },
  portfolio: { tr: 'Portföy', en: 'Portfolio' },
  favorites: { tr: 'Favoriler', en: 'Favorites' },
  news: { tr: 'Haberler', en: 'News' },
  trackRecord: { tr: 'İsabet karnesi', en: 'Track record' },
  guest: { tr: 'Misafir', en: 'Guest' },
  waiting: { tr: 'Yükleniyor', en: 'Loading' },
  messages: { tr: 'İletiler', en: 'Messages' },
  close: { tr: 'Kapat', en: 'Close' },
  expired: { tr: 'Oturum Süresi Doldu', en: 'Session expired' },
  expiredSays: {
    tr: 'Devam etmek için giriş yap ya da misafir olarak gir.',
    en: 'Sign in or continue as a guest.',
  },
})
