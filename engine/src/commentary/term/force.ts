import type { Direction } from '../../analysis/term.ts'
import type { Timeframe } from '../../candles.ts'
import { capitalised, charts, ways } from '../words.ts'
import { firmnessOf } from './firmness.ts'
import type { Remark, Scene } from './scene.ts'

/** Whether there is force behind the trend. */
export function remarkOnAdx({ facts }: Scene): Remark | null {
  const { adx, direction } = facts
  const shown = adx === null ? null : Math.round(adx)
  if (shown === null || (shown >= 20 && shown < 25)) return null
  if (direction === 'sideways')
    return shown >= 25
      ? null
      : {
          weight: 1.2,
          variants: [
            {
              tr: write => `ADX ${write.plain(shown)}: ortada güçlü bir trend yok.`,
              en: write => `ADX is ${write.plain(shown)}: there is no strong trend.`,
            },
            {
              tr: write => `Trend gücü düşük, ADX ${write.plain(shown)}.`,
              en: write => `Trend strength is low, with ADX at ${write.plain(shown)}.`,
            },
          ],
        }
  // Strong with no force behind it, or mild with much: both may be true, but side by side they only confuse.
  if (firmnessOf(facts) === (shown >= 25 ? 'mild' : 'strong')) return null
  return {
    weight: 1.1,
    variants:
      shown >= 25
        ? [
            {
              tr: write => `ADX ${write.plain(shown)}: hareketin arkasında güç var.`,
              en: write => `ADX is ${write.plain(shown)}: there is force behind the move.`,
            },
            {
              tr: write => `Trend gücü yüksek, ADX ${write.plain(shown)}.`,
              en: write => `Trend strength is high, with ADX at ${write.plain(shown)}.`,
            },
          ]
        : [
            {
              tr: write => `ADX ${write.plain(shown)}: yön var, ama arkasındaki güç az.`,
              en: write => `ADX is ${write.plain(shown)}: there is a direction, but little force behind it.`,
            },
            {
              tr: write => `Trend gücü düşük, ADX ${write.plain(shown)}.`,
              en: write => `Trend strength is low, with ADX at ${write.plain(shown)}.`,
            },
          ],
  }
}

const finer: Partial<Record<Timeframe, Timeframe>> = { '1h': '15m', '4h': '1h', '1d': '4h' }

const interludes: Record<Exclude<Direction, 'sideways'>, { readonly tr: string; readonly en: string }> = {
  up: { tr: 'bir geri çekilme', en: 'a pullback' },
  down: { tr: 'bir tepki hareketi', en: 'a rebound' },
}

/** What the next finer chart makes of the direction. */
export function remarkOnLately({ facts: { lately, direction, timeframe } }: Scene): Remark | null {
  const chart = finer[timeframe]
  if (!chart || lately === null || direction === 'sideways') return null
  const { tr, en } = charts[chart]
  const [isTr, isEn] = [capitalised.tr(tr.is), capitalised.en(en.is)]
  if (lately === direction)
    return {
      weight: 0.9,
      variants: [
        { tr: () => `${isTr} de aynı yönde.`, en: () => `${isEn} agrees.` },
        { tr: () => `${isTr} de bu yönü doğruluyor.`, en: () => `${isEn} confirms this direction.` },
      ],
    }
  if (lately === 'sideways')
    return {
      weight: 1.2,
      variants: [
        { tr: () => `${isTr} ise yatay: hareket ara vermiş.`, en: () => `${isEn} is flat: the move is pausing.` },
        { tr: () => `Hareket ara vermiş: ${tr.is} yatay.`, en: () => `The move is pausing: ${en.is} is flat.` },
      ],
    }
  const interlude = interludes[direction]
  return {
    weight: 2,
    variants: [
      {
        tr: () => `${isTr} ise şimdilik ${ways[lately].tr} bakıyor: trend içinde ${interlude.tr}.`,
        en: () => `${isEn} points ${ways[lately].en} for now: ${interlude.en} within the trend.`,
      },
      {
        tr: () => `Şu an ${interlude.tr} var: ${tr.is} ${ways[lately].tr} bakıyor.`,
        en: () => `Right now there is ${interlude.en}: ${en.is} points ${ways[lately].en}.`,
      },
    ],
  }
}
