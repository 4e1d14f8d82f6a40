import { messages } from '../../../lib/messages.ts'

export const landingText = messages({
  /** What a tab of the browser and a search result say. */
  title: { tr: 'Kripto piyasasında yönünü bul', en: 'Find your bearing in crypto' },
  /** Broken after its first words, as the hero is drawn. */
  heroFirst: { tr: 'Piyasada', en: 'Find your' },
  heroSecond: { tr: 'yönünü bul.', en: 'bearing.' },
  lead: {
    tr: 'Bir coin seç. Fiyatı, teknik yorumu, tahmin aralığını ve destek seviyelerini tek ekranda, sade bir dille gör.',
    en: 'Pick a coin. See its price, technical view, likely range and key levels on one screen, in plain language.',
  },
  north: { tr: 'K', en: 'N' },
  east: { tr: 'D', en: 'E' },
  south: { tr: 'G', en: 'S' },
  west: { tr: 'B', en: 'W' },

  waysIn: { tr: 'Giriş yolları', en: 'Ways in' },
  quick: { tr: 'Hızlı giriş', en: 'Quick' },
  email: { tr: 'E-posta', en: 'Email' },
  google: { tr: 'Google ile devam et', en: 'Continue with Google' },
  passkey: { tr: 'Geçiş anahtarıyla gir', en: 'Sign in with a passkey' },
  guest: { tr: 'Misafir olarak devam et', en: 'Continue as guest' },
  guestNote: {
    tr: 'Misafirler kayıt olmadan 5 analiz yapabilir.',
    en: 'Guests can run 5 analyses without signing up.',
  },
  guestBlocked: {
    tr: 'Misafir erişimi şu anda kapalı. Üye olarak girebilirsin.',
    en: 'Guest access is currently blocked. You can enter as a member.',
  },
})
