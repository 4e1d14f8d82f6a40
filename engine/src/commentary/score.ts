import { type Factor, minFactors, type Score } from '../scores/score.ts'
import type { Choose, Variants } from './choose.ts'
import { inOrder, plainly, type Saying } from './language.ts'
import { bandWords, factorWord } from './words.ts'

/** What the score is made of, and what it is not. */
export function describeScore({ score, band, factors, readCount }: Score, choose: Choose): Saying {
  const total = factors.length
  if (readCount < minFactors)
    return plainly(
      `Skor için yeterli veri yok: ${readCount} etken okunabildi, en az ${minFactors} gerekir.`,
      `Not enough data for a score: ${readCount} of ${total} factors could be read, it takes ${minFactors}.`,
    )
  const why = whyOf(factors)
  const sum: Saying = {
    tr: write => `${score}, ${bandWords[band].tr}: ${why.tr(write)}.`,
    en: write => `${score}, ${bandWords[band].en}: ${why.en(write)}.`,
  }
  const read = plainly(
    `${readCount} etken okundu, ${total - readCount} etken eksik.`,
    `${readCount} of ${total} factors could be read.`,
  )
  return inOrder(sum, ...(readCount < total ? [read] : []), choose('score', closers(score)))
}

/** What a score does not say; the next day says another one. */
function closers(score: number): Variants {
  const three: Variants = [
    plainly('Skor bugünü anlatır, yarını değil.', 'The score describes today, not tomorrow.'),
    plainly('Skor kazanç vaat etmez.', 'The score promises no return.'),
    plainly('Skor, trendin ve riskin özetidir.', 'The score sums up trend and risk.'),
  ]
  if (score >= 60)
    return [...three, plainly('Yüksek skor, yükseliş demek değildir.', 'A high score does not mean a rise.')]
  if (score < 40) return [...three, plainly('Düşük skor, düşüş demek değildir.', 'A low score does not mean a fall.')]
  return three
}

/** The two that add most and the one that takes most, or the other way round below the middle. */
function whyOf(factors: readonly Factor[]): Saying {
  const sorted = factors.toSorted((a, b) => b.shareInPoints - a.shareInPoints)
  const adding = sorted.filter(({ shareInPoints }) => shareInPoints > 0)
  const taking = sorted.filter(({ shareInPoints }) => shareInPoints < 0).reverse()
  const sum = factors.reduce((points, { shareInPoints }) => points + shareInPoints, 0)
  const [maxAdds, maxTakes] = sum >= 0 ? [2, 1] : [1, 2]
  const adds = adding.slice(0, maxAdds).map(partOf)
  const takes = taking.slice(0, maxTakes).map(partOf)
  if (adds.length === 0 && takes.length === 0)
    return plainly('etkenlerin hiçbiri skoru ortadan ayırmıyor', 'no factor moves it away from the middle')
  const plus: Saying = {
    tr: () => `${adds.map(({ tr, points }) => `${tr} ${points}`).join(', ')} puan ekliyor`,
    en: () => said(adds, 'adds'),
  }
  const minus: Saying = {
    tr: () => `${takes.map(({ tr, points }) => `${tr} ${points}`).join(', ')} puan düşürüyor`,
    en: () => said(takes, 'lowers'),
  }
  if (takes.length === 0) return plus
  if (adds.length === 0) return minus
  const [first, then] = sum >= 0 ? [plus, minus] : [minus, plus]
  return { tr: w => `${first.tr(w)}; ${then.tr(w)}`, en: w => `${first.en(w)}; ${then.en(w)}` }
}

interface Part {
  readonly tr: string
  readonly en: string
  readonly points: number
}

function partOf({ name, shareInPoints }: Factor): Part {
  return { ...factorWord(name, shareInPoints), points: Math.abs(shareInPoints) }
}

/** "Trend adds 8, calm 5", "volume lowers it by 1": levels are many, so their verb is another. */
function said(parts: readonly Part[], verb: 'adds' | 'lowers'): string {
  const by = verb === 'lowers' ? 'by ' : ''
  return parts
    .map(({ en, points }, i) => {
      if (i > 0) return `${en} ${by}${points}`
      const agreed = en === 'levels' ? verb.slice(0, -1) : verb
      return verb === 'lowers' ? `${en} ${agreed} it by ${points}` : `${en} ${agreed} ${points}`
    })
    .join(', ')
}
