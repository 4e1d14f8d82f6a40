import type { Remark, Scene } from './scene.ts'

/** The likely range of the next hours. Only the short term has a forecast of its own length. */
export function remarkOnOutlook({ term, analysis }: Scene): Remark | null {
  if (term !== 'short') return null
  const { lowUsd, highUsd } = analysis.forecasts.horizons['4hour'].range80
  return {
    weight: 1.4,
    variants: [
      {
        tr: write => `Önümüzdeki 4 saat için olası aralık (%80): ${write.price(lowUsd)} – ${write.price(highUsd)}.`,
        en: write => `The likely range (80%) for the next 4 hours: ${write.price(lowUsd)} – ${write.price(highUsd)}.`,
      },
      {
        tr: write => `4 saat sonrası için olası aralık ${write.price(lowUsd)} – ${write.price(highUsd)} (%80).`,
        en: write => `Four hours from now, the likely range (80%) is ${write.price(lowUsd)} – ${write.price(highUsd)}.`,
      },
    ],
  }
}
