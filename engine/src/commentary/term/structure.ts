import { capitalised, stretches } from '../words.ts'
import type { Remark, Scene } from './scene.ts'

/** How the highs and lows of the recent candles lie to those before; kept back where they speak against the direction. */
export function remarkOnStructure({ facts, term }: Scene): Remark | null {
  const { recent, direction } = facts
  if (!recent) return null
  const { tr, en } = stretches[term]
  const ofTr = capitalised.tr(tr.of)
  const weight = 1.5
  if (recent.shape === 'narrower')
    return {
      weight,
      variants: [
        {
          tr: () => `${ofTr} aralığı ${tr.before} görülen aralığın içinde kaldı: fiyat sıkışıyor.`,
          en: () => `The range ${en.of} stayed inside that of ${en.before}: it is tightening.`,
        },
        {
          tr: () => `Aralık daralıyor: ${tr.of} tepesi de dibi de ${tr.before} görülenlerin içinde.`,
          en: () => `The range is narrowing: both ends ${en.of} lie inside those of ${en.before}.`,
        },
      ],
    }
  if (recent.shape === 'wider')
    return {
      weight,
      variants: [
        {
          tr: () => `${ofTr} aralığı, ${tr.before} görülen aralığı iki uçta da aştı.`,
          en: () => `The range ${en.of} went beyond that of ${en.before} at both ends.`,
        },
        {
          tr: () => `Aralık genişliyor: ${tr.of} tepesi daha yukarıda, dibi daha aşağıda.`,
          en: () => `The range is widening: ${en.before} had a lower high and a higher low.`,
        },
      ],
    }
  if (recent.shape === 'higher' && direction === 'up')
    return {
      weight,
      variants: [
        {
          tr: () => `${ofTr} hem tepesi hem dibi ${tr.before} görülenlerden yukarıda.`,
          en: () => `Both the high and the low ${en.of} are above those of ${en.before}.`,
        },
        {
          tr: () => `Tepeler ve dipler yükseliyor: ${tr.of} iki ucu da ${tr.before} görülenlerin üstünde.`,
          en: () => `Highs and lows are rising: both ends ${en.of} are higher than in ${en.before}.`,
        },
      ],
    }
  if (recent.shape === 'lower' && direction === 'down')
    return {
      weight,
      variants: [
        {
          tr: () => `${ofTr} hem tepesi hem dibi ${tr.before} görülenlerden aşağıda.`,
          en: () => `Both the high and the low ${en.of} are below those of ${en.before}.`,
        },
        {
          tr: () => `Tepeler ve dipler alçalıyor: ${tr.of} iki ucu da ${tr.before} görülenlerin altında.`,
          en: () => `Highs and lows are falling: both ends ${en.of} are lower than in ${en.before}.`,
        },
      ],
    }
  return null
}
