import { counted, plural } from '@pusula/words'
import { messages } from '../../lib/messages.ts'

export const creditsText = messages({
  /** Stands behind its count. */
  unit: { tr: (_: number) => 'kredi', en: (count: number) => plural(count, 'credit', 'credits') },
  add: { tr: 'Ekle', en: 'Add' },
  addCredits: { tr: 'Kredi ekle', en: 'Add credits' },
  credits: { tr: 'Krediler', en: 'Credits' },
  /** Stands behind its count. */
  analysesLeft: {
    tr: (_: number) => 'analiz hakkın kaldı',
    en: (count: number) => plural(count, 'analysis left', 'analyses left'),
  },
  leftOf: {
    tr: (left: string, total: string) => `Toplam ${total} analizden ${left} kaldı`,
    en: (left: string, total: string) => `${left} of ${total} analyses left`,
  },
  used: { tr: 'Şimdiye kadar', en: 'Used so far' },
  usedOf: {
    tr: (used: string, total: string) => `${used} / ${total}`,
    en: (used: string, total: string) => `${used} of ${total}`,
  },
  lastWeek: { tr: 'Son 7 gün', en: 'Last 7 days' },
  analyses: {
    tr: (count: number) => counted.tr(count, 'analiz'),
    en: (count: number) => counted.en(count, 'analysis', 'analyses'),
  },
  unlimited: { tr: 'Sınırsız', en: 'Unlimited' },
  unlimitedSays: { tr: 'Pro üyeler analiz sayısını düşünmez.', en: 'Pro members do not count analyses.' },
})
