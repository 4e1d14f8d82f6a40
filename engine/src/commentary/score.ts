import { type Factor, leastFactors, type Score, scoreRecord } from '../scores/score.ts'
import { choose, hashOf } from './choose.ts'
import { type Coin, inOrder, type Saying } from './language.ts'
import { bandWords, factorWords } from './words.ts'

/** What the score is made of, and what it is not. */
export function sayScore({ score, band, factors, readCount }: Score, { symbol }: Coin): Saying {
  const seed = hashOf(`${symbol} score`)
  const total = factors.length
  if (readCount < leastFactors)
    return {
      tr: () => `Skor için yeterli veri yok, okunan etken: ${readCount} / ${total}.`,
      en: () => `There is not enough data for a score, factors read: ${readCount} / ${total}.`,
    }
  const openings: [Saying, Saying] = [
    { tr: () => `Skor ${score}, ${bandWords[band].tr}:`, en: () => `The score is ${score}, ${bandWords[band].en}:` },
    {
      tr: () => `100 üzerinden ${score} (${bandWords[band].tr}):`,
      en: () => `${score} out of 100 (${bandWords[band].en}):`,
    },
  ]
  const read: Saying[] =
    readCount === total
      ? []
      : [{ tr: () => `Okunan etken: ${readCount} / ${total}.`, en: () => `Factors read: ${readCount} / ${total}.` }]
  return inOrder(choose(openings, seed), whyOf(factors), ...read, choose(worths, seed))
}

/** What followed a score had nothing to do with it; the figures are measured. */
const { rankCorrelation1day, rankCorrelation7day } = scoreRecord
const worths: [Saying, Saying] = [
  {
    tr: write =>
      `Skor bugünün trendini ve riskini anlatır: sonraki getiriyle sıra korelasyonu 1 günde ${write.plain(rankCorrelation1day, 2)}, 7 günde ${write.plain(rankCorrelation7day, 2)}, yani sıfıra yakın.`,
    en: write =>
      `It describes trend and risk as they are today: its rank correlation with what followed was ${write.plain(rankCorrelation1day, 2)} over 1 day and ${write.plain(rankCorrelation7day, 2)} over 7, about zero.`,
  },
  {
    tr: write =>
      `Bu sayı trend ve riski okur, getiri sözü değildir: sonrasıyla sıra korelasyonu sıfıra yakın (1 gün ${write.plain(rankCorrelation1day, 2)}, 7 gün ${write.plain(rankCorrelation7day, 2)}).`,
    en: write =>
      `The number reads trend and risk and promises no return: its rank correlation with what followed is about zero (1 day ${write.plain(rankCorrelation1day, 2)}, 7 days ${write.plain(rankCorrelation7day, 2)}).`,
  },
]

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
