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

  expiredTitle: { tr: 'Misafir kredin bitti', en: 'Your guest credits are used up' },
  expiredSays: {
    tr: 'Ücretsiz üye ol, 20 kredi senin olsun. İstersen kredi de ekleyebilirsin.',
    en: 'Become a member for 20 free credits, or add credits.',
  },
  join: { tr: 'Ücretsiz üye ol', en: 'Join for free' },
  addCredits: { tr: 'Kredi ekle', en: 'Add credits' },

  limitTitle: { tr: 'Bugünkü analiz sınırına ulaştın', en: 'Analysis limit reached for today' },
  limitSays: {
    tr: (limit: string) => `Günlük sınır: ${limit} analiz. Yarın kaldığın yerden devam edebilirsin.`,
    en: (limit: string) => `The daily limit is ${limit}. You can go on tomorrow.`,
  },
  limitSaysOne: { tr: 'Yarın kaldığın yerden devam edebilirsin.', en: 'You can go on tomorrow.' },
  understood: { tr: 'Anladım', en: 'I understand' },
  pro: { tr: 'Pro planlarını gör', en: 'See Pro plans' },

  freeCredits: { tr: 'ücretsiz kredi', en: 'free credits' },
  restrictedTitle: {
    tr: (name: string) => `${name} analizi üyelere açık`,
    en: (name: string) => `${name} is for members`,
  },
  restrictedSays: {
    tr: 'Ücretsiz üye ol; tüm coinleri analiz et, portföy tut, favorilerini kaydet.',
    en: 'Join free to analyze every coin, keep a portfolio and save favorites.',
  },
  stayGuest: { tr: 'Misafir olarak devam et', en: 'Keep browsing as guest' },

  finishedTitle: { tr: 'Kredin sona erdi', en: 'You are out of credits' },
  finishedSays: {
    tr: 'Her analiz 1 kredi kullanır. Kredi ekleyebilir ya da Pro ile saymayı bırakabilirsin.',
    en: 'Each analysis uses 1 credit. Add some, or stop counting with Pro.',
  },
})
