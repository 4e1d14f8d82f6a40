import { messages } from '../messages.ts'

export const moneyText = messages({
  currency: { tr: 'Para birimi', en: 'Currency' },
  USD: { tr: 'Dolar', en: 'Dollar' },
  TRY: { tr: 'Türk lirası', en: 'Turkish lira' },
  EUR: { tr: 'Avro', en: 'Euro' },
  /** Of today, by the clock; of an earlier day, with it. */
  rate: {
    tr: (when: string, rate: string) => `${when} itibarıyla kur: ${rate}.`,
    en: (when: string, rate: string) => `Rate from ${when}: ${rate}.`,
  },
  rateOfDay: {
    tr: (day: string, rate: string) => `${day} kuru: ${rate}.`,
    en: (day: string, rate: string) => `Rate of ${day}: ${rate}.`,
  },
  ofChange: {
    tr: (points: string) => `Değişimde kurun payı: ${points}.`,
    en: (points: string) => `${points} of the change comes from the rate.`,
  },
  sources: { tr: (names: string) => `Kaynak: ${names}.`, en: (names: string) => `Source: ${names}.` },
  noRate: {
    tr: 'Güvenilir bir kur yok; tutarlar dolarla gösteriliyor.',
    en: 'There is no rate to rely on; amounts are shown in dollars.',
  },
  says: {
    tr: 'Analiz ve tahminler dolarla hesaplanır, sonra çevrilir.',
    en: 'Analyses and predictions are worked out in dollars, then converted.',
  },
})
