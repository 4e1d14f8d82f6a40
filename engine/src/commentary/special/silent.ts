import type { Language } from '@pusula/words'
import { plainly } from '../language.ts'
import { type SpecialText, specialIn } from './special.ts'

export interface SilentFacts {
  readonly name: string
  /** How old the last price is, and its time as the reader's clock shows it. */
  readonly minutes: number
  readonly lastUsd: number
  readonly lastAt: string
  /** An analysis from before, with its time and its range for a day later; null where there is none. */
  readonly saved: { readonly at: string; readonly lowUsd: number; readonly highUsd: number } | null
}

/** Texts of a coin during an outage of its exchange. */
export function describeSilent(
  { name, minutes, lastUsd, lastAt, saved }: SilentFacts,
  language: Language,
): SpecialText {
  return specialIn(language, 'no-data', {
    headline: {
      tr: write =>
        `${name} fiyatı ${write.count(minutes)} dakikadır gelmiyor. Son fiyat ${lastAt} itibarıyla ${write.prose(lastUsd)}.`,
      en: write =>
        `No ${name} price for ${write.count(minutes)} ${minutes === 1 ? 'minute' : 'minutes'}. The last one is ${write.prose(lastUsd)}, from ${lastAt}.`,
    },
    happened: plainly(
      'Borsadan veri gelmiyor. Sorun coinde değil, borsanın bağlantısında olabilir.',
      'No data comes from the exchange. The trouble may lie in its connection, not in the coin.',
    ),
    stands: saved
      ? {
          tr: write =>
            `${saved.at} analizinde yarın için olası aralık ${write.proseRange(saved.lowUsd, saved.highUsd)}.`,
          en: write =>
            `The likely range for tomorrow in the ${saved.at} analysis is ${write.proseRange(saved.lowUsd, saved.highUsd)}.`,
        }
      : plainly('Önceden alınmış bir analiz yok.', 'There is no earlier analysis.'),
    changes: plainly('Veri gelince bu sayfa kendiliğinden yenilenir.', 'When data returns, this page renews itself.'),
    instead: plainly(
      'Yeni analiz şimdi açılmaz ve kredin kullanılmaz. Kurulu alarmların bekliyor; bu arada geçen fiyatları kaçırabilirler.',
      'A new analysis cannot open now and no credit is used. Your alerts are waiting; they may miss prices that pass meanwhile.',
    ),
  })
}

/** A coin with a price and no candles: there is nothing to analyse, and nothing is taken for it. */
export const describeWithoutCandles = ({ name }: { readonly name: string }, language: Language): SpecialText =>
  specialIn(language, 'no-data', {
    headline: plainly(
      `${name} için fiyat ve haber var, mum verisi yok. Kredi kullanılmaz.`,
      `${name} has a price and news but no candles. No credit is used.`,
    ),
    happened: plainly(
      'Hiçbir borsa bu coinin mum verisini yayımlamıyor.',
      'No exchange publishes candles of this coin.',
    ),
    stands: plainly('Fiyatı yukarıda, haberleri aşağıda.', 'Its price is above, its news below.'),
    changes: plainly('Mum verisi gelince analiz açılır.', 'The analysis opens once there are candles.'),
    instead: plainly('Skor, aralık, seviye ve plan yok.', 'No score, range, levels or plan.'),
  })

export interface StillFacts {
  readonly name: string
  readonly priceUsd: number
  /** For how many days its price has not changed, at least. */
  readonly days: number
}

/** A coin that nobody trades any more: a price that does not move has no range to speak of. */
export const describeStill = ({ name, priceUsd, days }: StillFacts, language: Language): SpecialText =>
  specialIn(language, 'no-data', {
    headline: {
      tr: write => `${name} fiyatı en az ${write.count(days)} gündür kıpırdamadı. Kredi kullanılmaz.`,
      en: write => `${name} has not moved for at least ${write.count(days)} days. No credit is used.`,
    },
    happened: plainly(
      'Bu sürede hiçbir işlem fiyatını değiştirmedi.',
      'No trade has changed its price in all that time.',
    ),
    stands: {
      tr: write => `Son fiyatı ${write.prose(priceUsd)}.`,
      en: write => `Its last price is ${write.prose(priceUsd)}.`,
    },
    changes: plainly('Yeniden oynarsa analiz açılır.', 'Once it moves again, the analysis opens.'),
    instead: plainly(
      'Fiyatı değişmediği için skor, aralık ve plan yok. Satmak istersen alıcı bulunmayabilir.',
      'Its price does not move, so there is no score, range or plan. If you want to sell, there may be no buyer.',
    ),
  })
