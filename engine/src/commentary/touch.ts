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
        `24 saatte en yakın iki seviyeden birine değme ihtimali ${w.chance(eitherChance)}: altta ${w.prose(lowUsd, highUsd)} ${w.chance(lowChance)}, üstte ${w.prose(highUsd, lowUsd)} ${w.chance(highChance)}.`,
      en: w =>
        `Chance of touching one of the two nearest levels in 24 hours: ${w.chance(eitherChance)}. Below, ${w.prose(lowUsd, highUsd)} has ${w.chance(lowChance)}; above, ${w.prose(highUsd, lowUsd)} has ${w.chance(highChance)}.`,
    },
    {
      tr: w =>
        `24 saatte değme ihtimali ${w.prose(lowUsd, highUsd)} için ${w.chance(lowChance)}, ${w.prose(highUsd, lowUsd)} için ${w.chance(highChance)}; ikisinden birine ${w.chance(eitherChance)}.`,
      en: w =>
        `Chance of a touch in 24 hours: ${w.prose(lowUsd, highUsd)} ${w.chance(lowChance)}, ${w.prose(highUsd, lowUsd)} ${w.chance(highChance)}, either one ${w.chance(eitherChance)}.`,
    },
  ])
  return eitherChance >= coinToss
    ? inOrder(
        touch,
        plainly(
          'Bir seviyeye değmek, fiyatın oradan döneceği anlamına gelmez.',
          'Touching a level does not mean the price turns there.',
        ),
      )
    : touch
}

const { turnedInHundred: turned, passedInHundred: passed, randomTurnedInHundred: random } = holding

/** A level turned the price less often than a random price would, and the reader is told so. */
export const sayHolding: Saying = plainly(
  `Fiyat bir seviyeye değdiğinde 100’de ${turned} kez geri döndü, ${passed} kez geçti. Rastgele seçilen bir fiyatta 100’de ${random} kez döndü: seviyeler fiyatı biraz daha az durdurdu.`,
  `When the price touched a level it turned back ${turned} times in 100 and passed ${passed} times. At a random price it turned back ${random} times, so levels stopped it slightly less often.`,
)
