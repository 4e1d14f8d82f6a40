import type { Both, Language, Numbers } from '@pusula/words'
import { plainly } from '../language.ts'
import { verbOf } from '../words.ts'
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

export interface ClosedFacts {
  readonly name: string
  /** What it follows, as a sentence begins with it and as it stands within: Altın and Altının, Gold and gold. */
  readonly source: Both<{ readonly name: string; readonly of: string }>
  /** The day on which that market opens, as calendars write it: 17 Kasım. */
  readonly opensOn: string
  readonly weekRatio: number
  /** Against the last price of what it follows, and the widest such gap of 30 days. */
  readonly gapRatio: number
  readonly widestGapRatio: number
}

/** A coin whose market is shut has no yardstick. */
export function describeClosed(facts: ClosedFacts, language: Language): SpecialText {
  const { name, source, opensOn, weekRatio, gapRatio, widestGapRatio } = facts
  const verb = verbOf(weekRatio)
  const isStill = Math.abs(weekRatio) < 0.0005
  const side = gapRatio < 0 ? { tr: 'ucuz', en: 'less' } : { tr: 'pahalı', en: 'more' }
  return specialIn(language, 'source-closed', {
    headline: plainly(
      `${name} izlediği piyasa kapalıyken de alınıp satılır. ${source.tr.name} ${opensOn} günü açılır; o zamana dek fark büyüyebilir.`,
      `${name} trades while the market it follows is shut. ${source.en.name} opens on ${opensOn}; the gap may widen until then.`,
    ),
    happened: isStill
      ? plainly(`${name} bir haftadır yerinde.`, `${name} has stayed put for a week.`)
      : {
          tr: write => `${name} bir haftada ${write.size(weekRatio)} ${verb.tr.did}.`,
          en: write => `${name} ${verb.en.did} ${write.size(weekRatio)} in a week.`,
        },
    stands: {
      tr: write =>
        `${source.tr.of} son fiyatından ${write.size(gapRatio)} ${side.tr}; 30 gündür en çok ${write.size(widestGapRatio)} ayrıldı.`,
      en: write =>
        `It costs ${write.size(gapRatio)} ${side.en} than ${source.en.of} did last; in 30 days the gap was ${write.size(widestGapRatio)} at most.`,
    },
    changes: plainly(
      'Piyasa açılınca fiyat yeniden karşılaştırılır.',
      'Once that market opens, the price is compared with it again.',
    ),
    instead: plainly(
      'Fiyatı izlediği varlığa bağlı olduğu için skor ve plan yok.',
      'Its price hangs on what it follows, so there is no score or plan.',
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
