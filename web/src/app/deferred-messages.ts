import { messages } from '../lib/messages.ts'

/** The first page does not carry what is said only later. */
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
