import { messages } from '../../../lib/messages.ts'

export const addressText = messages({
  title: { tr: 'Adresini doğrula', en: 'Verify your address' },
  says: {
    tr: 'Satın aldıkların şimdilik yalnızca bu tarayıcıda. Adresini doğrulayınca her cihazda giriş yapabilirsin; 20 hediye kredi de eklenir. Bu adresle bir hesabın zaten varsa bu tarayıcıda giriş yap: aldıkların oraya taşınır.',
    en: 'What you bought is only in this browser for now. Once your address is verified you can sign in anywhere, and 20 gift credits are added. If you already have an account with it, sign in in this browser: what you bought moves there.',
  },
  email: { tr: 'E-posta', en: 'Email' },
  wrongEmail: { tr: 'Geçerli bir email adresi girin', en: 'Enter a valid email address' },
  send: { tr: 'Kod gönder', en: 'Send the code' },
  sending: { tr: 'Gönderiliyor', en: 'Sending' },
  other: { tr: 'Başka bir adres yaz', en: 'Use another address' },
  verified: { tr: 'Adresin doğrulandı', en: 'Your address is verified' },
  change: { tr: 'E-posta adresini değiştir', en: 'Change email address' },
  changeSays: { tr: 'Yeni adresine bir kod göndeririz.', en: 'We send a code to the new address.' },
  changed: { tr: 'Adresin değişti', en: 'Your address was changed' },
  close: { tr: 'Kapat', en: 'Close' },
})
