import { type Both, type Language, markedIn, plural } from '@pusula/words'
import type { Saying } from '../commentary/language.ts'
import { capitalised } from '../commentary/words.ts'
import { type GemFactor, type GemFactorName, gradeGem } from './grade.ts'
import { type GemMeasures, monthDays, spanOf } from './measures.ts'
import type { GemTarget } from './target.ts'

/** Reasons shown for a coin; one more is shown against it, where there is one. */
const namedCount = 2
/** A measure that moves the grade by less is not worth a sentence. */
const minPoints = 1

/** Why a coin is on the list, and what speaks against it, from its measures alone. Money is left as marks, which `pricesIn` writes. */
export function describeGem(measures: GemMeasures, language: Language): string {
  const { factors } = gradeGem(measures)
  const sorted = factors.toSorted((a, b) => b.points - a.points)
  const strongest = sorted.slice(0, namedCount).filter(({ points }) => points >= minPoints)
  const forIt = factors.filter(factor => strongest.includes(factor))
  const against = sorted.filter(({ points }) => points <= -minPoints).at(-1)
  const say = ({ name }: GemFactor) => sayings[name](measures)[language](markedIn(language))
  return [
    ...forIt.map(factor => `${capitalised[language](say(factor))}.`),
    ...(against ? [`${weakSide[language]} ${say(against)}.`] : []),
  ].join(' ')
}

const weakSide: Both = { tr: 'Zayıf yanı:', en: 'Against it:' }

/** The horizon of a target: "3-6 days". */
export const describeHorizon = (
  { fromDays, toDays }: Pick<GemTarget, 'fromDays' | 'toDays'>,
  language: Language,
): string => `${fromDays}-${toDays} ${daysWord[language]}`

const daysWord: Both = { tr: 'gün', en: 'days' }

/** Each is a clause that stands for itself; the numbers decide which way it points. */
const sayings: Record<GemFactorName, (measures: GemMeasures) => Saying> = {
  momentum: ({ monthChangeRatio, historyDays }) => {
    const days = spanOf(historyDays, monthDays)
    const size = Math.abs(monthChangeRatio)
    const rose = monthChangeRatio >= 0
    return {
      tr: write => `son ${days} günde ${write.part(size, 2)} ${rose ? 'yükseldi' : 'geriledi'}`,
      en: write => `${rose ? 'up' : 'down'} ${write.part(size, 2)} in ${days} days`,
    }
  },
  strength: ({ aheadOfLeaderRatio, historyDays }) => {
    const days = spanOf(historyDays, monthDays)
    const points = 100 * Math.abs(aheadOfLeaderRatio)
    const isAhead = aheadOfLeaderRatio >= 0
    return {
      tr: write => `${days} günde Bitcoin’in ${write.plain(points, 1)} puan ${isAhead ? 'önünde' : 'gerisinde'}`,
      en: write => `${write.plain(points, 1)} points ${isAhead ? 'ahead of' : 'behind'} Bitcoin over ${days} days`,
    }
  },
  volume: ({ volumeToUsualRatio }) => ({
    tr: write => `son 3 günün hacmi normalin ${write.plain(volumeToUsualRatio, 1)} katı`,
    en: write => `the last 3 days traded ${write.plain(volumeToUsualRatio, 1)} times the usual volume`,
  }),
  highs: ({ belowHighRatio }) => ({
    tr: write => `90 günün zirvesine uzaklığı ${write.part(belowHighRatio, 2)}`,
    en: write => `${write.part(belowHighRatio, 2)} below the high of 90 days`,
  }),
  calm: ({ dayVolatility }) => ({
    tr: write => `günlük oynaklığı ${write.part(dayVolatility, 2)}`,
    en: write => `it moves ${write.part(dayVolatility, 2)} on a usual day`,
  }),
  liquidity: ({ dayVolumeUsd }) => ({
    tr: write => `son 24 saatteki hacmi ${write.compactPrice(dayVolumeUsd)}`,
    en: write => `${write.compactPrice(dayVolumeUsd)} traded in 24 hours`,
  }),
  exchanges: ({ exchangeCount }) => ({
    tr: () => `${exchangeCount} borsada işlem görüyor`,
    en: () => `traded on ${exchangeCount} ${plural(exchangeCount, 'exchange', 'exchanges')}`,
  }),
}
