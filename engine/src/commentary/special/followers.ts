import type { Language, Numbers } from '@pusula/words'
import { plainly } from '../language.ts'
import { gapOf, offPegRatio } from './pegged.ts'
import { type SpecialText, specialIn } from './special.ts'

/** Signed gap; one that rounds to zero has no sign. */
const signed = (ratio: number, write: Numbers) =>
  Math.abs(ratio) < 0.00005 ? write.size(0) : `${ratio < 0 ? '−' : '+'}${gapOf(ratio, write)}`

export interface WrappedFacts {
  readonly name: string
  readonly priceUsd: number
  /** The coin that it follows. */
  readonly baseName: string
  readonly basePriceUsd: number
  /** How much of the other coin one stands for: what earns interest stands for more than one. */
  readonly unitsPerCoin: number
  readonly gapRatio: number
  /** Ends of the gap in the last 30 days. */
  readonly lowGapRatio: number
  readonly highGapRatio: number
}

/** A coin that follows another one to one leads there. */
export function describeWrapped(facts: WrappedFacts, language: Language): SpecialText {
  const { name, baseName, priceUsd, basePriceUsd, unitsPerCoin, gapRatio, lowGapRatio, highGapRatio } = facts
  const isOneToOne = unitsPerCoin === 1
  return specialIn(language, null, {
    headline: {
      tr: write =>
        `${name}${isOneToOne ? ' bire bir' : ''} ${baseName} fiyatını izler. Fark şimdi ${signed(gapRatio, write)}.`,
      en: write =>
        `${name} follows ${baseName}${isOneToOne ? ' one to one' : ''}. The gap is ${signed(gapRatio, write)} now.`,
    },
    happened: {
      tr: write => `Son 30 günde fark ${signed(lowGapRatio, write)} ile ${signed(highGapRatio, write)} arasında kaldı.`,
      en: write =>
        `In 30 days the gap stayed between ${signed(lowGapRatio, write)} and ${signed(highGapRatio, write)}.`,
    },
    stands: {
      tr: write => `Şimdi ${write.prose(priceUsd, basePriceUsd)}; ${baseName} ${write.prose(basePriceUsd, priceUsd)}.`,
      en: write => `Now ${write.prose(priceUsd, basePriceUsd)}; ${baseName} ${write.prose(basePriceUsd, priceUsd)}.`,
    },
    changes: {
      tr: write => `Fark ${write.size(offPegRatio)} olursa burada söyleriz.`,
      en: write => `If the gap reaches ${write.size(offPegRatio)} we say so here.`,
    },
    instead: plainly(
      `Analiz için ${baseName} sayfasına geç; burada kredi kullanılmaz.`,
      `For the analysis go to ${baseName}; no credit is used here.`,
    ),
  })
}

/** A token that multiplies another coin's moves is rebuilt every day, and wears away by it. */
export const describeMultiple = (
  { name, baseName }: { readonly name: string; readonly baseName: string },
  language: Language,
): SpecialText =>
  specialIn(language, null, {
    headline: plainly(
      `${name}, ${baseName} hareketlerini katlayarak izler. Kredi kullanılmaz.`,
      `${name} follows a multiple of ${baseName}. No credit is used.`,
    ),
    happened: plainly(
      'Kaldıracı her gün yeniden ayarlanır; bu yüzden inişli çıkışlı günlerde değer kaybeder.',
      'Its multiple is reset every day, so it loses value on days of ups and downs.',
    ),
    stands: plainly(`Fiyatını ${baseName} belirler.`, `Its price depends on ${baseName}.`),
    changes: plainly(`Analiz için ${baseName} sayfasına bak.`, `For an analysis see the page of ${baseName}.`),
    instead: plainly(
      'Fiyatı başka bir coine bağlı olduğu için skor, aralık ve plan yok.',
      'Its price hangs on another coin, so there is no score, range or plan.',
    ),
  })
