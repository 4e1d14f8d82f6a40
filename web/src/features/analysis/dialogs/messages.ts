import { messages } from '../../../lib/messages.ts'

export const dialogText = messages({
  close: { tr: 'Kapat', en: 'Close' },
  cancel: { tr: 'Vazgeç', en: 'Cancel' },
  confirmTitle: {
    tr: (symbol: string) => `${symbol} analiz edilsin mi?`,
    en: (symbol: string) => `Analyze ${symbol}?`,
  },
  confirmSays: {
    tr: (left: string) => `1 kredi kullanılır. Kalan kredin ${left} olur.`,
    en: (left: string) => `This uses 1 credit. You will have ${left} left.`,
  },
  confirmSaysOne: { tr: '1 kredi kullanılır.', en: 'This uses 1 credit.' },
  analyze: { tr: 'Analiz et', en: 'Analyze' },

  expiredTitle: { tr: 'Misafir kredilerin bitti', en: 'Guest credits have expired.' },
  expiredSays: {
    tr: 'Üye ol, 20 ücretsiz analiz kredisi al ya da kredi ekle.',
    en: 'Become a member for 20 free analysis credits or add credits.',
  },
  join: { tr: 'Ücretsiz üye ol', en: 'Join for free' },
  addCredits: { tr: 'Kredi ekle', en: 'Add credits' },

  limitTitle: { tr: 'Analiz sınırına ulaştın', en: 'Analysis Limit Reached' },
  limitSays: {
    tr: (limit: string) => `Günlük sınır: ${limit} analiz.`,
    en: (limit: string) => `The daily limit is ${limit}.`,
  },
  limitPro: {
    tr: 'Yarın devam edebilir ya da Pro ile sınırsız kullanabilirsin.',
    en: 'Go on tomorrow, or without limits on Pro.',
  },
  /** For those who are Pro already. */
  limitTomorrow: { tr: 'Yarın devam edebilirsin.', en: 'Go on tomorrow.' },
  understood: { tr: 'Anladım', en: 'I understand' },
  pro: { tr: 'Pro planlarını gör', en: 'See Pro plans' },

  freeCredits: { tr: 'ücretsiz kredi', en: 'free credits' },
  /** Known to be closed before it is asked for. */
  lockedTitle: { tr: 'Misafir Kısıtlaması', en: 'Guest restriction' },
  lockedSays: {
    tr: (name: string) => `${name}: Bu coin misafirlere kapalı. Üye olunca tüm coinler açılır.`,
    en: (name: string) => `${name}: This coin is closed to guests. Members open all coins.`,
  },
  /** Refused by the server. */
  restrictedTitle: { tr: 'Kısıtlı Erişim', en: 'Restricted access' },
  restrictedSays: {
    tr: (name: string) => `${name}: Bu coin üyelere açık. Kaydolman bir dakika sürer.`,
    en: (name: string) => `${name}: This coin is for members. Joining takes a minute.`,
  },
  stayGuest: { tr: 'Misafir olarak devam et', en: 'Keep browsing as guest' },

  finishedTitle: { tr: 'Krediniz Sona Erdi', en: 'Insufficient Credits' },
  finishedSays: {
    tr: 'Yeni analiz için kredi ekle. Fiyatlar ve grafik açık kalır.',
    en: 'Add credits for a new analysis. Prices and charts stay open.',
  },
})
