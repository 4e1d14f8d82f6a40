import { messages } from '../lib/messages.ts'

export const pageText = messages({
  skip: { tr: 'İçeriğe geç', en: 'Skip to content' },
  messages: { tr: 'İletiler', en: 'Messages' },
  close: { tr: 'Kapat', en: 'Close' },
  expired: { tr: 'Oturum Süresi Doldu', en: 'Session expired' },
  expiredSays: {
    tr: 'Devam etmek için giriş yap ya da misafir olarak gir.',
    en: 'Sign in or continue as a guest.',
  },
  notFound: { tr: '404 Sayfa bulunamadı', en: '404 Page Not Found' },
  notFoundSays: { tr: 'Bu adreste bir sayfa yok. Baştan başlayabilirsin.', en: 'There is no page at this address.' },
  start: { tr: 'Ana sayfaya dön', en: 'Go to the start' },
  broken: { tr: 'Bu ekran açılamadı', en: 'This screen could not be opened' },
  brokenSays: {
    tr: 'Sorun bizde. Yenilemek çoğu zaman yeter; verilerin yerinde duruyor.',
    en: 'That is on us. Loading it again is usually enough; your data is safe.',
  },
  reload: { tr: 'Yenile', en: 'Load again' },
})
