import type { Factor, Score } from '../scores/score.ts'
import { choose, hashOf } from './choose.ts'
import { type Coin, inOrder, type Saying } from './language.ts'
import { bandWords, factorWords } from './words.ts'

/** What the score is made of, and what it is not. */
export function sayScore({ score, band, factors }: Score, { symbol }: Coin): Saying {
  const why = whyOf(factors)
  const variants: [Saying, Saying] = [
    inOrder(
      { tr: () => `Skor ${score}, ${bandWords[band].tr}:`, en: () => `The score is ${score}, ${bandWords[band].en}:` },
      why,
      {
        tr: () => 'Skor, trend ve riskin şu anki okumasıdır; beklenen getiri değildir.',
        en: () => 'It reads trend and risk as they are now; it is not an expected return.',
      },
    ),
    inOrder(
      {
        tr: () => `100 üzerinden ${score} (${bandWords[band].tr}):`,
        en: () => `${score} out of 100 (${bandWords[band].en}):`,
      },
      why,
      {
        tr: () => 'Bu sayı trend ve riski okur, beklenen getiriyi söylemez.',
        en: () => 'The number reads trend and risk; it is not an expected return.',
      },
    ),
  ]
  return choose(variants, hashOf(`${symbol} score`))
}

/** What adds and what takes away most. */
function whyOf(factors: readonly Factor[]): Saying {
  const sorted = factors.toSorted((a, b) => b.shareInPoints - a.shareInPoints)
  const adds = sorted.filter(({ shareInPoints }) => shareInPoints > 0).at(0)
  const takes = sorted.filter(({ shareInPoints }) => shareInPoints < 0).at(-1)
  const shares = { adds: adds && shareOf(adds), takes: takes && shareOf(takes) }
  if (shares.adds && shares.takes) return both(shares.adds, shares.takes)
  if (shares.adds) return onlyAdds(shares.adds)
  if (shares.takes) return onlyTakes(shares.takes)
  return {
    tr: () => 'etkenlerin hiçbiri skoru ortadan ayırmıyor.',
    en: () => 'no factor moves it away from the middle.',
  }
}

function shareOf({ name, shareInPoints }: Factor): Saying {
  return {
    tr: write => `${factorWords[name].tr} (${write.countChange(shareInPoints)})`,
    en: write => `${factorWords[name].en} (${write.countChange(shareInPoints)})`,
  }
}

const both = (adds: Saying, takes: Saying): Saying => ({
  tr: write => `en çok artıran ${adds.tr(write)}, en çok düşüren ${takes.tr(write)}.`,
  en: write => `the largest plus is ${adds.en(write)}, the largest minus is ${takes.en(write)}.`,
})

const onlyAdds = (adds: Saying): Saying => ({
  tr: write => `en çok artıran ${adds.tr(write)}, düşüren bir etken yok.`,
  en: write => `the largest plus is ${adds.en(write)}, and there is no minus.`,
})

const onlyTakes = (takes: Saying): Saying => ({
  tr: write => `en çok düşüren ${takes.tr(write)}, artıran bir etken yok.`,
  en: write => `the largest minus is ${takes.en(write)}, and there is no plus.`,
})
