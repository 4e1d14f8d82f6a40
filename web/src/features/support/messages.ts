import { messages } from '../../lib/messages.ts'

export const supportText = messages({
  settings: { tr: 'Ayarlar', en: 'Settings' },
  close: { tr: 'Kapat', en: 'Close' },
  language: { tr: 'Dil', en: 'Language' },
  theme: { tr: 'Görünüm', en: 'Appearance' },
  system: { tr: 'Sistem', en: 'System' },
  dark: { tr: 'Koyu', en: 'Dark' },
  light: { tr: 'Açık', en: 'Light' },
  moves: { tr: 'Yükseliş ve düşüş renkleri', en: 'Colors of rise and fall' },
  'green-red': { tr: 'Yeşil – kırmızı', en: 'Green – red' },
  'blue-orange': { tr: 'Mavi – turuncu', en: 'Blue – orange' },
  'red-green': { tr: 'Kırmızı – yeşil', en: 'Red – green' },
  terms: { tr: 'Kullanım ve satış koşulları', en: 'Terms of use and sale' },
  privacy: { tr: 'Gizlilik politikası', en: 'Privacy policy' },
  version: { tr: (version: string) => `Sürüm ${version}`, en: (version: string) => `Version ${version}` },

  message: { tr: 'Destek', en: 'Support' },
  messageHint: { tr: 'Nasıl yardımcı olabiliriz?', en: 'How can we help?' },
  send: { tr: 'Mesajı gönder', en: 'Send message' },
  sending: { tr: 'Gönderiliyor', en: 'Sending' },
  sent: { tr: 'Mesajın bize ulaştı', en: 'Your message has reached us' },
  notSent: { tr: 'Mesaj gönderilemedi', en: 'Message not sent' },
  notSentSays: { tr: 'Yazdığın duruyor. Lütfen tekrar dene.', en: 'Message could not be sent. Please try again.' },
  notKnown: {
    tr: 'Mesajın bize ulaşmış olabilir. Yazdığın duruyor; tekrar gönder, iki kez ulaşmaz.',
    en: 'Your message may have reached us. It is kept here; send it again, it does not arrive twice.',
  },
  email: { tr: 'E-posta', en: 'Email' },
  optional: { tr: 'İsteğe bağlı', en: 'Optional' },
  emailHint: { tr: 'Yanıtımız buraya gelir.', en: 'Our answer goes here.' },
  wrongEmail: { tr: 'Geçerli bir e-posta adresi yaz.', en: 'Enter a valid email address.' },
  empty: { tr: 'Lütfen mesajını yaz.', en: 'Please write your message.' },
})

export const currencyText = messages({
  currency: { tr: 'Para birimi', en: 'Currency' },
  says: {
    tr: 'Fiyatlar ve portföy bu birimle gösterilir. Bitcoin şimdi:',
    en: 'Prices and your portfolio are shown in it. Bitcoin now:',
  },
  noRate: {
    tr: (currency: string) => `${currency} için güvenilir bir kur yok.`,
    en: (currency: string) => `${currency}: there is no rate to rely on.`,
  },
})
