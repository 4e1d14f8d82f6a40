import { capitalised, stretches } from '../words.ts'
import { isRushed } from './momentum.ts'
import type { Remark, Scene } from './scene.ts'

/** From here on, in either direction, it is worth a word. Counted as it is written, in tenths. */
const notablyMore = 1.3
const notablyLess = 0.7

const inTenths = (ratio: number) => Math.round(10 * ratio) / 10

export function remarkOnVolatility({ facts }: Scene): Remark | null {
  const { volatilityToUsualRatio } = facts
  if (volatilityToUsualRatio === null) return null
  const times = inTenths(volatilityToUsualRatio)
  if (times >= notablyMore)
    return {
      weight: 2,
      variants: [
        {
          tr: write => `Oynaklık olağanın ${write.plain(times, 1)} katı: iki yöne de geniş hareketler olağan.`,
          en: write =>
            `Volatility is ${write.plain(times, 1)} times its usual level: wide moves either way are normal.`,
        },
        {
          tr: write => `Hareketler sertleşti, oynaklık olağanın ${write.plain(times, 1)} katı.`,
          en: write => `Moves have become larger, with volatility at ${write.plain(times, 1)} times its usual level.`,
        },
      ],
    }
  // A market is not called calm beside a move that is called fast.
  if (times <= notablyLess && !isRushed(facts))
    return {
      weight: 1.7,
      variants: [
        {
          tr: write => `Oynaklık olağanın ${write.plain(times, 1)} katı: piyasa sakin.`,
          en: write => `Volatility is ${write.plain(times, 1)} times its usual level: the market is calm.`,
        },
        {
          tr: write => `Piyasa sakin, oynaklık olağanın ${write.plain(times, 1)} katına inmiş.`,
          en: write => `The market is calm, with volatility down to ${write.plain(times, 1)} times its usual level.`,
        },
      ],
    }
  return null
}

export function remarkOnVolume({ facts: { recent }, term }: Scene): Remark | null {
  if (!recent || recent.volumeToUsualRatio === null) return null
  const times = inTenths(recent.volumeToUsualRatio)
  const over = { tr: stretches[term].tr.over, en: stretches[term].en.over }
  if (times >= notablyMore)
    return {
      weight: 1.9,
      variants: [
        {
          tr: write => `Hacim ${over.tr} olağanın ${write.plain(times, 1)} katı: katılım yüksek.`,
          en: write => `Volume ${over.en} was ${write.plain(times, 1)} times its usual level: trading is busy.`,
        },
        {
          tr: write => `${capitalised.tr(over.tr)} katılım yüksek, hacim olağanın ${write.plain(times, 1)} katı.`,
          en: write => `Trading is busy, with volume at ${write.plain(times, 1)} times its usual level ${over.en}.`,
        },
      ],
    }
  if (times <= notablyLess)
    return {
      weight: 1.6,
      variants: [
        {
          tr: write => `Hacim ${over.tr} olağanın ${write.plain(times, 1)} katı: katılım düşük.`,
          en: write => `Volume ${over.en} was ${write.plain(times, 1)} times its usual level: trading is thin.`,
        },
        {
          tr: write => `${capitalised.tr(over.tr)} katılım düşük, hacim olağanın ${write.plain(times, 1)} katı.`,
          en: write => `Trading is thin, with volume at ${write.plain(times, 1)} times its usual level ${over.en}.`,
        },
      ],
    }
  return null
}
