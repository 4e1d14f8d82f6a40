import { messages } from '../../../lib/messages.ts'

export const landingText = messages({
  /** What a tab of the browser and a search result say. */
  title: { tr: 'Kripto yarın nereye kadar oynar?', en: 'How far can crypto move tomorrow?' },
  heroFirst: { tr: 'Yarın nereye kadar oynar?', en: 'How far can it move tomorrow?' },
  heroSecond: { tr: 'Söyleriz, sonra herkesin önünde ölçeriz.', en: 'We say it, then grade it in public.' },

  /** For search results and link previews. */
  description: {
    tr: 'Bitcoin ve büyük coinlerin yarınki aralığı: kaç kez tuttuğu herkesin önünde ölçülür. Fiyat, teknik yorum ve seviyeler sade bir dille.',
    en: 'Tomorrow’s range of Bitcoin and the large coins, graded in public. Price, technical view and key levels in plain language.',
  },

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
