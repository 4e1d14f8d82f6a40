import { messages } from '../../lib/messages.ts'

export const creditsText = messages({
  /** Stands behind its count. */
  unit: { tr: (_: number) => 'kredi', en: (count: number) => (count === 1 ? 'credit' : 'credits') },
  add: { tr: 'Ekle', en: 'Add' },
  addCredits: { tr: 'Kredi ekle', en: 'Add credits' },
  credits: { tr: 'Krediler', en: 'Credits' },
  analysesLeft: { tr: 'analiz hakkın kaldı', en: 'analyses left' },
  unlimited: { tr: 'Sınırsız', en: 'Unlimited' },
  unlimitedSays: { tr: 'Pro üyeler analiz sayısını düşünmez.', en: 'Pro members do not count analyses.' },
})
