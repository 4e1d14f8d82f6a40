import { messages } from '../lib/messages.ts'

export const pageText = messages({
  skip: { tr: 'İçeriğe geç', en: 'Skip to content' },
  messages: { tr: 'İletiler', en: 'Messages' },
  close: { tr: 'Kapat', en: 'Close' },
  expired: { tr: 'Oturum Süresi Doldu', en: 'Session expired' },
  expiredSays: {
    tr: 'Tekrar giriş yap; kaldığın yere dönersin.',
    en: 'Sign in again and you return to where you were.',
  },
  notFound: { tr: 'Sayfa bulunamadı', en: '404 Page Not Found' },
  notFoundSays: { tr: 'Aradığın sayfa burada yok.', en: 'What you look for is not here.' },
  start: { tr: 'Ana sayfaya dön', en: 'Go to the start' },
  broken: { tr: 'Bu ekran açılamadı', en: 'This screen could not be opened' },
  brokenSays: {
    tr: 'Sorun bizde. Yenilemek çoğu zaman yeter; verilerin yerinde duruyor.',
    en: 'That is on us. Loading it again is usually enough; your data is safe.',
  },
  reload: { tr: 'Yenile', en: 'Load again' },
})
