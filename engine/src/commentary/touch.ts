import type { Edges } from '../facts/edges.ts'
import { holding } from '../levels/holding.ts'
import type { Choose } from './choose.ts'
import { inOrder, plainly, type Saying } from './language.ts'

const coinToss = 0.5

/** The chances that the edges are touched within a day, each and either. */
export function sayTouch({ lowUsd, lowChance, highUsd, highChance, eitherChance }: Edges, choose: Choose): Saying {
  const touch = choose<Saying>('touch', [
    {
      tr: w =>
        `24 saatte sınırlardan birine değme ihtimali ${w.chance(eitherChance)}: altta ${w.prose(lowUsd, highUsd)} ${w.chance(lowChance)}, üstte ${w.prose(highUsd, lowUsd)} ${w.chance(highChance)}.`,
      en: w =>
        `Chance of touching an edge in 24 hours: ${w.chance(eitherChance)}. Below, ${w.prose(lowUsd, highUsd)} has ${w.chance(lowChance)}; above, ${w.prose(highUsd, lowUsd)} has ${w.chance(highChance)}.`,
    },
    {
      tr: w =>
        `24 saatte ${w.prose(lowUsd, highUsd)} için ${w.chance(lowChance)}, ${w.prose(highUsd, lowUsd)} için ${w.chance(highChance)}; birine ${w.chance(eitherChance)}.`,
      en: w =>
        `In 24 hours ${w.prose(lowUsd, highUsd)} has ${w.chance(lowChance)}, ${w.prose(highUsd, lowUsd)} has ${w.chance(highChance)}; either one ${w.chance(eitherChance)}.`,
    },
  ])
  return eitherChance >= coinToss
    ? inOrder(touch, plainly('Değmek, dönmek demek değildir.', 'A touch is not a turn.'))
    : touch
}

const { turnedInHundred: turned, passedInHundred: passed, randomTurnedInHundred: random } = holding

/** A level is no stronger than a random price, and the reader is told so. */
export const sayHolding: Saying = plainly(
  `Fiyat bir seviyeye değdiğinde 100’de ${turned} kez geri döndü, ${passed} kez geçti; rastgele bir fiyatta 100’de ${random} kez döndü. Seviye bakılacak yerdir, duvar değil.`,
  `When the price touched a level it turned back ${turned} times in 100 and passed ${passed} times; at a random price it turned back ${random} times. A level is a place to look, not a wall.`,
)
