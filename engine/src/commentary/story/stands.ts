import { grownDays, type StoryFacts } from '../../facts/facts.ts'
import type { Place } from '../../facts/places.ts'
import type { Variants } from '../choose.ts'
import { plainly, type Saying } from '../language.ts'
import type { Scene } from '../scene.ts'
import { capitalised } from '../words.ts'
import type { Told } from './surprises.ts'

/** A change this small is hardly one. */
const hardly = 0.001
/** That near to an end of its range, a coin is at it. */
const nearEnd = 0.05

/** Where it may be tomorrow; near an end of its month, that end as well. */
export function standsShort(scene: Scene, told: ReadonlySet<Told>): Variants {
  const { dayRange, facts, priceUsd } = scene
  const { week, month } = facts.places
  if (told.has('range')) return week ? [inRange(week, priceUsd)] : [withoutPlace]
  const { lowUsd, highUsd } = dayRange
  const range: Variants = [
    {
      tr: write => `Yarın bu saatte, 5 seferden 4’ünde ${write.proseRange(lowUsd, highUsd)}.`,
      en: write => `This time tomorrow, 4 times in 5, ${write.proseRange(lowUsd, highUsd)}.`,
    },
    {
      tr: write => `Yarın bu saat için olası aralık, 5 seferden 4’ünde ${write.proseRange(lowUsd, highUsd)}.`,
      en: write => `The likely range for this time tomorrow, 4 times in 5, is ${write.proseRange(lowUsd, highUsd)}.`,
    },
  ]
  // An end that was reached just now is told as what happened.
  const isTold = told.has('extreme') || facts.places.year?.fresh || month?.fresh
  const end = month && !isTold ? endOf(month, priceUsd) : null
  if (!end) return range
  return [
    {
      tr: write => `${end.tr(write)}; yarın bu saatte, 5 seferden 4’ünde ${write.proseRange(lowUsd, highUsd)}.`,
      en: write => `${end.en(write)}; this time tomorrow, 4 times in 5, ${write.proseRange(lowUsd, highUsd)}.`,
    },
    ...range,
  ]
}

/** Near its month's end and not at it: how far from that. */
function endOf({ ratio, highUsd, lowUsd }: Place, priceUsd: number): Saying | null {
  const [fromHigh, fromLow] = [1 - priceUsd / highUsd, priceUsd / lowUsd - 1]
  if (ratio >= 1 - nearEnd && fromHigh >= hardly)
    return {
      tr: write => `Ayın en yükseğine ${write.size(fromHigh)} uzakta`,
      en: write => `${write.size(fromHigh)} below the high of its month`,
    }
  if (ratio <= nearEnd && fromLow >= hardly)
    return {
      tr: write => `Ayın en düşüğüne ${write.size(fromLow)} uzakta`,
      en: write => `${write.size(fromLow)} above the low of its month`,
    }
  return null
}

function inRange({ lowUsd, highUsd }: { lowUsd: number; highUsd: number }, priceUsd: number): Saying {
  const { tr, en } = fifthWords[fifthOf((priceUsd - lowUsd) / Math.max(highUsd - lowUsd, Number.MIN_VALUE))]
  return {
    tr: write => `Haftanın aralığının ${tr}: ${write.proseRange(lowUsd, highUsd)}.`,
    en: write => `${en} its weekly range, ${write.proseRange(lowUsd, highUsd)}.`,
  }
}

const withoutPlace = plainly('Yerini söylemek için veri az.', 'There is too little data to say where it stands.')

type Fifth = 'bottom' | 'lower' | 'middle' | 'upper' | 'top'

function fifthOf(ratio: number): Fifth {
  if (ratio < 0.2) return 'bottom'
  if (ratio < 0.4) return 'lower'
  if (ratio <= 0.6) return 'middle'
  return ratio <= 0.8 ? 'upper' : 'top'
}

const fifthWords: Record<Fifth, { readonly tr: string; readonly en: string }> = {
  bottom: { tr: 'en alt beşte birinde', en: 'In the bottom fifth of' },
  lower: { tr: 'alt yarısında', en: 'In the lower half of' },
  middle: { tr: 'ortasında', en: 'In the middle of' },
  upper: { tr: 'üst yarısında', en: 'In the upper half of' },
  top: { tr: 'en üst beşte birinde', en: 'In the top fifth of' },
}

/** Where it is in its month. */
export function standsMid({ facts: { places }, priceUsd }: Scene, told: ReadonlySet<Told>): Variants {
  const { month } = places
  if (!month) return [withoutPlace]
  const { lowUsd, highUsd, ratio } = month
  const { tr, en } = fifthWords[fifthOf(ratio)]
  const place: Variants = [
    {
      tr: write => `Ayın aralığının ${tr}: ${write.proseRange(lowUsd, highUsd)}.`,
      en: write => `${en} its monthly range, ${write.proseRange(lowUsd, highUsd)}.`,
    },
    {
      tr: write => `30 günlük aralığının ${tr}: ${write.proseRange(lowUsd, highUsd)}.`,
      en: write => `${en} its 30-day range: ${write.proseRange(lowUsd, highUsd)}.`,
    },
  ]
  const [fromHigh, fromLow] = [1 - priceUsd / highUsd, priceUsd / lowUsd - 1]
  if (fromHigh < hardly)
    return [
      {
        tr: write => `Ayın aralığının en üstünde; dibi ${write.prose(lowUsd)}.`,
        en: write => `At the very top of its monthly range; the low is ${write.prose(lowUsd)}.`,
      },
    ]
  if (fromLow < hardly)
    return [
      {
        tr: write => `Ayın aralığının en altında; tepesi ${write.prose(highUsd)}.`,
        en: write => `At the very bottom of its monthly range; the top is ${write.prose(highUsd)}.`,
      },
    ]
  // The short term says how near its end is.
  if (endOf(month, priceUsd) && !told.has('range')) return place
  return [
    ...place,
    {
      tr: write => `Ayın tepesinden ${write.size(fromHigh)} aşağıda, dibinden ${write.size(fromLow)} yukarıda.`,
      en: write => `${write.size(fromHigh)} below the top of its month, ${write.size(fromLow)} above its low.`,
    },
  ]
}

/** Where it is in its year, or on which side of its long average. */
export function standsLong({ facts, priceUsd }: Scene, told: ReadonlySet<Told>): Variants {
  const [first, ...others] = [...averageSide(facts, priceUsd, told), ...yearPlace(facts)]
  return first ? [first, ...others] : [fallback(facts)]
}

function averageSide({ longAverage, usualDaySwing }: StoryFacts, priceUsd: number, told: ReadonlySet<Told>): Saying[] {
  if (!longAverage) return []
  const { side, days, isAtLeast } = longAverage
  const awayRatio = Math.abs(priceUsd / longAverage.priceUsd - 1)
  // An average nearer than a day's swing is on either side by tomorrow.
  if (awayRatio < (usualDaySwing ?? 0) || awayRatio < hardly) return []
  const [tr, en] = side === 'above' ? (['üstünde', 'above'] as const) : (['altında', 'below'] as const)
  const far: Saying = {
    tr: write => `200 günlük ortalama ${write.prose(longAverage.priceUsd)}; fiyat onun ${write.size(awayRatio)} ${tr}.`,
    en: write =>
      `The 200-day average is ${write.prose(longAverage.priceUsd)}; the price is ${write.size(awayRatio)} ${en} it.`,
  }
  if (told.has('average') || days < 2) return [far]
  const long: Saying = {
    tr: write => `${isAtLeast ? 'En az ' : ''}${write.count(days)} gündür uzun ortalamasının ${tr}.`,
    en: write => `${capitalised.en(en)} its long average for ${isAtLeast ? 'at least ' : ''}${write.count(days)} days.`,
  }
  return [long, far]
}

function yearPlace({ places: { year } }: StoryFacts): Saying[] {
  if (!year) return []
  const { lowUsd, highUsd, ratio } = year
  const fifth = fifthOf(ratio)
  const { tr, en } = fifthWords[fifth]
  if (fifth === 'middle' || fifth === 'lower' || fifth === 'upper')
    return [
      {
        tr: write => `Bir yıllık aralığının ${tr}: ${write.proseRange(lowUsd, highUsd)}.`,
        en: write => `${en} its one-year range: ${write.proseRange(lowUsd, highUsd)}.`,
      },
      {
        tr: write => `Bir yılın aralığı ${write.proseRange(lowUsd, highUsd)}; fiyat onun ${tr}.`,
        en: write =>
          `Its one-year range is ${write.proseRange(lowUsd, highUsd)}; it is ${en.replace(/^In/, 'in')} that.`,
      },
    ]
  const end = fifth === 'top' ? { tr: 'tepesi', en: 'top', usd: highUsd } : { tr: 'dibi', en: 'low', usd: lowUsd }
  return [
    {
      tr: write => `Bir yıllık aralığının ${tr}; ${end.tr} ${write.prose(end.usd)}.`,
      en: write => `${en} its one-year range; the ${end.en} is ${write.prose(end.usd)}.`,
    },
    {
      tr: write => `Yılın ${end.tr} ${write.prose(end.usd)}; fiyat aralığının ${tr}.`,
      en: write => `The ${end.en} of its year is ${write.prose(end.usd)}; it is ${en.replace(/^In/, 'in')} that range.`,
    },
  ]
}

/** Close to its average, or too young for a year. */
const fallback = ({ longAverage, ageDays }: StoryFacts): Saying =>
  longAverage
    ? plainly('Uzun ortalamasına yakın.', 'It is close to its long average.')
    : ageDays < 4 * grownDays
      ? plainly('Bir yıllık aralık için geçmişi kısa.', 'Its past is too short for the range of a year.')
      : withoutPlace
