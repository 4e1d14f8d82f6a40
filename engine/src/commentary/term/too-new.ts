import type { TooNewTerm } from '../../analysis/term.ts'
import { inOrder, type Saying } from '../language.ts'
import { paces } from '../words.ts'

/** Where there are too few candles, that is what is said. */
export function sayTooNew({ timeframe, candleCount, neededCount, watch }: TooNewTerm): Saying {
  const pace = paces[timeframe]
  return inOrder(
    {
      tr: () => 'Bu vade için geçmiş henüz kısa:',
      en: () => 'Too little history for this term:',
    },
    {
      tr: () => `tamamlanan ${pace.tr} mum sayısı ${candleCount}, en az ${neededCount} gerekiyor.`,
      en: () => `it takes ${neededCount} complete ${pace.en} candles, and the count so far is ${candleCount}.`,
    },
    {
      tr: write =>
        `O zamana kadar izlenecek işaretler ${write.price(watch.supportUsd)} ve ${write.price(watch.resistanceUsd)}.`,
      en: write =>
        `Until then, the marks to watch are ${write.price(watch.supportUsd)} and ${write.price(watch.resistanceUsd)}.`,
    },
  )
}
