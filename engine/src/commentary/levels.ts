import type { Levels } from '../levels/levels.ts'
import { choose, hashOf } from './choose.ts'
import { type Coin, inOrder, type Saying } from './language.ts'

/** The nearest marks with their chances, and what they are worth. */
export function sayLevels({ supports: [low], resistances: [high] }: Levels, { symbol }: Coin): Saying {
  const held: Saying =
    low.holdRate === high.holdRate
      ? {
          tr: write => `${write.chance(low.holdRate)} oranında tutundu.`,
          en: write => `held ${write.chance(low.holdRate)} of the time.`,
        }
      : {
          tr: write => `altta ${write.chance(low.holdRate)}, üstte ${write.chance(high.holdRate)} oranında tutundu.`,
          en: write =>
            `held ${write.chance(low.holdRate)} of the time below and ${write.chance(high.holdRate)} of the time above.`,
        }
  const variants: [Saying, Saying] = [
    inOrder(
      {
        tr: write => `En yakın işaretler altta ${write.price(low.priceUsd)}, üstte ${write.price(high.priceUsd)};`,
        en: write =>
          `The nearest marks are ${write.price(low.priceUsd)} below and ${write.price(high.priceUsd)} above;`,
      },
      {
        tr: write =>
          `bir gün içinde görülme ihtimalleri sırayla ${write.chance(low.touchChance)} ve ${write.chance(high.touchChance)}.`,
        en: write =>
          `their chances of being touched within a day are ${write.chance(low.touchChance)} and ${write.chance(high.touchChance)}.`,
      },
      {
        tr: () => 'Bunlar duvar değil, yön bulma işaretleridir: benzerleri, fiyat dokunduğunda',
        en: () => 'They are orientation marks, not walls: once touched, marks like these',
      },
      held,
    ),
    inOrder(
      {
        tr: write => `Altta ilk işaret ${write.price(low.priceUsd)}, üstte ilk işaret ${write.price(high.priceUsd)}.`,
        en: write =>
          `The first mark below is ${write.price(low.priceUsd)}, the first mark above is ${write.price(high.priceUsd)}.`,
      },
      {
        tr: write =>
          `Bir gün içinde görülme ihtimali alttaki için ${write.chance(low.touchChance)}, üstteki için ${write.chance(high.touchChance)}.`,
        en: write =>
          `The chance of a touch within a day is ${write.chance(low.touchChance)} for the lower and ${write.chance(high.touchChance)} for the upper one.`,
      },
      {
        tr: () => 'İşaretler yön bulmak içindir, duvar gibi okunmaz: dokunulan benzer işaretler',
        en: () => 'Marks are for orientation, they are not walls: when touched, similar ones',
      },
      held,
    ),
  ]
  return choose(variants, hashOf(`${symbol} levels`))
}
