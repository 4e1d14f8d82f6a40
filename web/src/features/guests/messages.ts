import { messages } from '../../lib/messages.ts'

export const guestsText = messages({
  blocked: { tr: 'Erişim kapalı', en: 'Access blocked' },
  notOpened: { tr: 'Misafir girişi açılamadı', en: 'Guest access could not be opened' },
  noCookies: { tr: 'Çerezler engellenmiş', en: 'Cookies are blocked' },
  retry: { tr: 'Tekrar dene', en: 'Try again' },
  signIn: { tr: 'Giriş yap ya da üye ol', en: 'Sign in or join' },
})
