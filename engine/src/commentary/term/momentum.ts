import type { ReadTerm } from '../../analysis/term.ts'
import { capitalised } from '../words.ts'
import type { Remark, Scene, Variants } from './scene.ts'

/** The zones are those of the number as it is written: "70" and "overbought" must not stand side by side. */
const rsiZone = (rsi: number) => {
  const shown = Math.round(rsi)
  if (shown > 70) return 'overbought'
  if (shown < 30) return 'oversold'
  if (shown > 55) return 'rises'
  return shown < 45 ? 'falls' : 'balanced'
}

export function remarkOnRsi({ facts: { rsi } }: Scene): Remark {
  const zone = rsiZone(rsi)
  const variants: Record<typeof zone, Variants> = {
    overbought: [
      {
        tr: write =>
          `RSI ${write.plain(rsi)} ile aşırı alım bölgesinde: çıkış hızlandı, ne zaman biteceği belli olmaz.`,
        en: write => `RSI is ${write.plain(rsi)}, in overbought territory: it has risen fast, for how long is open.`,
      },
      {
        tr: write => `RSI ${write.plain(rsi)}: aşırı alım bölgesi, yani son çıkış olağandan hızlı.`,
        en: write => `With RSI at ${write.plain(rsi)}, the market is overbought: it has climbed faster than usual.`,
      },
    ],
    oversold: [
      {
        tr: write =>
          `RSI ${write.plain(rsi)} ile aşırı satım bölgesinde: iniş hızlandı, ne zaman biteceği belli olmaz.`,
        en: write => `RSI is ${write.plain(rsi)}, in oversold territory: it has dropped fast, for how long is open.`,
      },
      {
        tr: write => `RSI ${write.plain(rsi)}: aşırı satım bölgesi, yani son iniş olağandan hızlı.`,
        en: write => `With RSI at ${write.plain(rsi)}, the market is oversold: it has dropped faster than usual.`,
      },
    ],
    rises: [
      {
        tr: write => `RSI ${write.plain(rsi)}: son mumlarda çıkışlar ağır basıyor.`,
        en: write => `RSI is ${write.plain(rsi)}: rises have outweighed falls lately.`,
      },
      {
        tr: write => `Çıkışlar önde, RSI ${write.plain(rsi)}.`,
        en: write => `Rises lead, with RSI at ${write.plain(rsi)}.`,
      },
    ],
    balanced: [
      {
        tr: write => `RSI ${write.plain(rsi)}: çıkışlar ve inişler dengede.`,
        en: write => `RSI is ${write.plain(rsi)}: rises and falls are in balance.`,
      },
      {
        tr: write => `Çıkış ve inişler birbirine yakın, RSI ${write.plain(rsi)}.`,
        en: write => `Neither rises nor falls dominate, with RSI at ${write.plain(rsi)}.`,
      },
    ],
    falls: [
      {
        tr: write => `RSI ${write.plain(rsi)}: son mumlarda inişler ağır basıyor.`,
        en: write => `RSI is ${write.plain(rsi)}: falls have outweighed rises lately.`,
      },
      {
        tr: write => `İnişler önde, RSI ${write.plain(rsi)}.`,
        en: write => `Falls lead, with RSI at ${write.plain(rsi)}.`,
      },
    ],
  }
  return { weight: zone === 'overbought' || zone === 'oversold' ? 3 : 1, variants: variants[zone] }
}

/** A histogram below this share of an average range is as good as zero. */
const noHistogramInAtr = 0.03

/** Whether the MACD histogram backs the direction, and whether it does so more than one candle ago. */
export function remarkOnMacd({ facts: { macd, direction } }: Scene): Remark | null {
  if (!macd || direction === 'sideways') return null
  const sign = direction === 'up' ? 1 : -1
  const now = macd.histogramInAtr * sign
  if (Math.abs(now) < noHistogramInAtr) return null
  const side = macd.histogramInAtr > 0 ? { tr: 'artıda', en: 'positive' } : { tr: 'ekside', en: 'negative' }
  if (now < 0)
    return {
      weight: 1.3,
      variants: [
        {
          tr: () => `MACD histogramı ${side.tr}: ivme bu yönü desteklemiyor.`,
          en: () => `The MACD histogram is ${side.en}: momentum does not back this direction.`,
        },
        {
          tr: () => `İvme bu yönü desteklemiyor, MACD histogramı ${side.tr}.`,
          en: () => `Momentum does not back this direction, with the MACD histogram ${side.en}.`,
        },
      ],
    }
  const of =
    direction === 'up'
      ? { tr: 'yükselişin ivmesi', en: 'upward momentum' }
      : { tr: 'düşüşün ivmesi', en: 'downward momentum' }
  const before = macd.histogramBeforeInAtr * sign
  if (before <= 0) return null
  const grows = now > before
  return {
    weight: 1.1,
    variants: grows
      ? [
          {
            tr: () => `MACD histogramı ${side.tr} ve sıfırdan uzaklaşıyor: ${of.tr} artıyor.`,
            en: () => `The MACD histogram is ${side.en} and moving away from zero: ${of.en} is building.`,
          },
          {
            tr: () =>
              `${capitalised.tr(of.tr)} artıyor: MACD histogramı ${side.tr} ve önceki muma göre sıfırdan daha uzak.`,
            en: () =>
              `${capitalised.en(of.en)} is building: the MACD histogram is ${side.en} and further from zero than a candle ago.`,
          },
        ]
      : [
          {
            tr: () => `MACD histogramı ${side.tr} ama sıfıra yaklaşıyor: ${of.tr} azalıyor.`,
            en: () => `The MACD histogram is ${side.en} but moving toward zero: ${of.en} is fading.`,
          },
          {
            tr: () =>
              `${capitalised.tr(of.tr)} azalıyor: MACD histogramı ${side.tr}, ama önceki muma göre sıfıra daha yakın.`,
            en: () =>
              `${capitalised.en(of.en)} is fading: the MACD histogram is ${side.en} but closer to zero than a candle ago.`,
          },
        ],
  }
}

/** Whether a remark on this very term would call the latest move fast or sharp. */
export const isRushed = ({ rsi, bollingerPlace }: ReadTerm) =>
  ['overbought', 'oversold'].includes(rsiZone(rsi)) || isOutside(bollingerPlace)

const isOutside = (place: number | null): place is number => place !== null && (place < 0 || place > 1)

/** A price outside its Bollinger bands. */
export function remarkOnBands({ facts: { bollingerPlace } }: Scene): Remark | null {
  if (!isOutside(bollingerPlace)) return null
  const side = bollingerPlace > 1 ? { tr: 'üst', en: 'upper' } : { tr: 'alt', en: 'lower' }
  return {
    weight: 2.2,
    variants: [
      {
        tr: () => `Fiyat ${side.tr} Bollinger bandının dışında: son hareket olağandan sert.`,
        en: () => `The price is outside its ${side.en} Bollinger band: the latest move was sharper than usual.`,
      },
      {
        tr: () => `Son hareket sert: fiyat ${side.tr} Bollinger bandını aşmış durumda.`,
        en: () => `The latest move was sharp: the price has crossed its ${side.en} Bollinger band.`,
      },
    ],
  }
}
