import type { Levels } from '../levels/levels.ts'
import { choose, hashOf } from './choose.ts'
import { type Coin, inOrder, type Saying } from './language.ts'

/** The nearest levels with their chances, and what they are worth. */
export function sayLevels({ supports: [low], resistances: [high] }: Levels, { symbol }: Coin): Saying {
  const [below, above] = [low.touchChances.day, high.touchChances.day]
  const variants: [Saying, Saying] = [
    inOrder(
      {
        tr: write => `En yakın seviyeler altta ${write.price(low.priceUsd)}, üstte ${write.price(high.priceUsd)};`,
        en: write =>
          `The nearest levels are ${write.price(low.priceUsd)} below and ${write.price(high.priceUsd)} above;`,
      },
      {
        tr: write => `bir gün içinde değme ihtimalleri sırayla ${write.chance(below)} ve ${write.chance(above)}.`,
        en: write =>
          `their chances of being touched within a day are ${write.chance(below)} and ${write.chance(above)}.`,
      },
      holding,
    ),
    inOrder(
      {
        tr: write => `Altta ilk seviye ${write.price(low.priceUsd)}, üstte ilk seviye ${write.price(high.priceUsd)}.`,
        en: write =>
          `The first level below is ${write.price(low.priceUsd)}, the first level above is ${write.price(high.priceUsd)}.`,
      },
      {
        tr: write =>
          `Bir gün içinde değme ihtimali alttaki için ${write.chance(below)}, üstteki için ${write.chance(above)}.`,
        en: write =>
          `The chance of a touch within a day is ${write.chance(below)} for the lower and ${write.chance(above)} for the upper one.`,
      },
      holding,
    ),
  ]
  return choose(variants, hashOf(`${symbol} levels`))
}

/** Measured: first touches of levels turned the price back 43 times in 100, of random prices 47 times. */
const holding: Saying = {
  tr: () => 'Fiyat değdiğinde bir seviye herhangi bir fiyat kadar tutar: bakılacak yerdir, duvar değil.',
  en: () => 'Once touched, a level holds about as often as other prices do: it is a place to look at, not a wall.',
}
