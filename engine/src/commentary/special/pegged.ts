import type { Language, Numbers } from '@pusula/words'
import { plainly, type Saying } from '../language.ts'
import { againstNormal } from '../words.ts'
import { type SpecialText, specialIn } from './special.ts'

/** What a stablecoin promises to be worth, as sentences need it: harmony differs from currency to currency. */
const pegs = {
  USD: { tr: { is: '1 dolar', from: '1 dolardan', to: '1 dolara' }, en: '1 dollar' },
  EUR: { tr: { is: '1 avro', from: '1 avrodan', to: '1 avroya' }, en: '1 euro' },
  TRY: { tr: { is: '1 lira', from: '1 liradan', to: '1 liraya' }, en: '1 lira' },
} as const

/** From here on a coin is off its peg. */
export const offPegRatio = 0.005

export interface PeggedFacts {
  readonly name: string
  readonly peg: keyof typeof pegs
  readonly priceUsd: number
  /** Distance from the peg, below it negative. */
  readonly gapRatio: number
  /** The widest distance of the last 30 days, or of the 30 days before it left its peg. */
  readonly widestGapRatio: number
  /** Since when it has been off, and what came with it; null while it is where it belongs. */
  readonly off: {
    readonly hours: number
    readonly lowUsd: number
    /** The time of that low, as the reader's clock shows it. */
    readonly lowAt: string
    /** Money traded against the usual; null where it is not known. */
    readonly volumeRatio: number | null
  } | null
}

/** Two decimals where one would say nothing: a coin that holds its peg strays by hundredths. */
export const gapOf = (ratio: number, write: Numbers) =>
  Math.abs(ratio) < 0.001 ? write.part(Math.abs(ratio), 2) : write.size(ratio)
const signOf = (ratio: number) => (ratio < 0 ? '−' : '+')

const threshold: Saying = { tr: write => write.size(offPegRatio), en: write => write.size(offPegRatio) }

/** A stablecoin, on its peg or off it. */
export function describePegged(facts: PeggedFacts, language: Language): SpecialText {
  return facts.off ? describeOff(facts, facts.off, language) : describeOn(facts, language)
}

function describeOn({ name, peg, priceUsd, widestGapRatio }: PeggedFacts, language: Language): SpecialText {
  const { tr, en } = pegs[peg]
  return specialIn(language, null, {
    headline: plainly(`${name} olması gereken yerde: ${tr.is}.`, `${name} is where it belongs: ${en}.`),
    happened: {
      tr: write => `Son 30 günde ${tr.from} en çok ${gapOf(widestGapRatio, write)} uzaklaştı.`,
      en: write => `In 30 days it strayed from ${en} by ${gapOf(widestGapRatio, write)} at most.`,
    },
    stands: { tr: write => `Şimdi ${write.prose(priceUsd)}.`, en: write => `Now ${write.prose(priceUsd)}.` },
    changes: {
      tr: write => `Fark ${threshold.tr(write)} olursa burada turuncu bir satır görürsün.`,
      en: write => `If the gap reaches ${threshold.en(write)} you will see an orange line here.`,
    },
    instead: plainly(
      'Fiyatı sabit kalmak üzere tasarlandığı için skor, aralık ve plan yok. Kredi kullanılmaz.',
      'Its price is meant to stay the same, so there is no score, range or plan. No credit is used.',
    ),
  })
}

function describeOff(
  { name, peg, gapRatio, widestGapRatio }: PeggedFacts,
  { hours, lowUsd, lowAt, volumeRatio }: NonNullable<PeggedFacts['off']>,
  language: Language,
): SpecialText {
  const { tr, en } = pegs[peg]
  const low: Saying = {
    tr: write => `en düşük ${write.prose(lowUsd)} görüldü, saat ${lowAt}.`,
    en: write => `the low was ${write.prose(lowUsd)}, at ${lowAt}.`,
  }
  return specialIn(language, 'off-peg', {
    headline: {
      tr: write => `${name} ${tr.from} uzaklaştı: ${signOf(gapRatio)}${write.size(gapRatio)}, ${hours} saattir.`,
      en: write =>
        `${name} is off its peg: ${signOf(gapRatio)}${write.size(gapRatio)} for ${hours} ${hours === 1 ? 'hour' : 'hours'}.`,
    },
    happened:
      volumeRatio === null
        ? { tr: write => `O sırada ${low.tr(write)}`, en: write => `Meanwhile ${low.en(write)}` }
        : {
            tr: write => `Hacim ${againstNormal.tr(volumeRatio, write)}; ${low.tr(write)}`,
            en: write => `Volume is ${againstNormal.en(volumeRatio, write)}; ${low.en(write)}`,
          },
    stands: {
      tr: write => `Önceki 30 günde fark ${gapOf(widestGapRatio, write)} içinde kalmıştı.`,
      en: write => `In the 30 days before, the gap stayed within ${gapOf(widestGapRatio, write)}.`,
    },
    changes: {
      tr: write =>
        `${tr.to} dönüp dönmeyeceğini bilmiyoruz; fark ${threshold.tr(write)} altına inince bu satır kalkar.`,
      en: write =>
        `Whether it returns to ${en} we do not know; this line goes when the gap is below ${threshold.en(write)}.`,
    },
    instead: plainly(
      'Elinde varsa önce coini çıkaran şirketin duyurusuna bak. Biz yalnızca fiyatı görürüz, şirketin rezervini değil.',
      'If you hold some, read the issuer’s notice first. We see only the price, not the reserves behind it.',
    ),
  })
}
