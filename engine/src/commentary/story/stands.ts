import type { Both, Numbers } from '@pusula/words'
import { grownDays, type StoryFacts } from '../../facts/facts.ts'
import type { Range } from '../../facts/past.ts'
import type { PathTerm } from '../../paths/path.ts'
import type { Variants } from '../choose.ts'
import { plainly, type Saying } from '../language.ts'
import type { Scene } from '../scene.ts'
import { capitalised } from '../words.ts'
import { endOfPath } from './path.ts'
import type { Topic } from './surprises.ts'

/** Threshold of a change worth a sentence. */
const hardly = 0.001

/** Where it may be tomorrow; where the headline has said that, its place in the week. */
export function standsShort(scene: Scene, mentioned: ReadonlySet<Topic>): Variants {
  if (mentioned.has('range'))
    return placeBeside(scene, 'week', scene.facts.places.week, { tr: 'bir haftanın', en: '7-day' })
  const { lowUsd, highUsd } = scene.dayRange
  return [
    {
      tr: write => `Yarın bu saat için olası aralık ${write.proseRange(lowUsd, highUsd)}.`,
      en: write => `Likely range this time tomorrow: ${write.proseRange(lowUsd, highUsd)}.`,
    },
  ]
}

/** Where it is in its month. */
export const standsMid = (scene: Scene): Variants =>
  placeBeside(scene, 'month', scene.facts.places.month, { tr: '30 günün', en: '30-day' })

/** Its place in a span, or its distance from the other end where a path told before names a price of one. */
function placeBeside(scene: Scene, term: PathTerm, range: Range | null, span: Both): Variants {
  const pathEnd = range && endOfPath(scene, term)
  if (!pathEnd) return placeIn(range, scene.priceUsd, span)
  const isFromHigh = pathEnd === 'low'
  const ratio = isFromHigh ? 1 - scene.priceUsd / range.highUsd : scene.priceUsd / range.lowUsd - 1
  const [end, way] = isFromHigh ? (['high', 'below'] as const) : (['low', 'above'] as const)
  if (ratio < hardly) {
    const tr = `Son ${span.tr} en ${isFromHigh ? 'yükseğinde' : 'düşüğünde'}.`
    return [plainly(tr, `At its ${span.en} ${end}.`), plainly(tr, `It is at its ${span.en} ${end}.`)]
  }
  const tr: Saying['tr'] = write =>
    isFromHigh
      ? `Son ${span.tr} en yükseğinden ${write.size(ratio)} aşağıda.`
      : `Son ${span.tr} en düşüğünden ${write.size(ratio)} yukarıda.`
  const en = (opening: string) => ({
    tr,
    en: (write: Numbers) => `${opening}${write.size(ratio)} ${way} its ${span.en} ${end}.`,
  })
  return [en(''), en('Now '), en('It is ')]
}

const withoutPlace = plainly(
  'Nerede durduğunu söylemek için veri az.',
  'There is too little data to say where it stands.',
)

/** How far it is from the low and the high of a span. */
function placeIn(range: Range | null, priceUsd: number, span: Both): Variants {
  if (!range) return [withoutPlace]
  const [fromHigh, fromLow] = [1 - priceUsd / range.highUsd, priceUsd / range.lowUsd - 1]
  const isAtHigh = fromHigh < hardly
  if (isAtHigh || fromLow < hardly) {
    const [end, other] = isAtHigh
      ? [
          { tr: 'yükseğinde', en: 'high' },
          { tr: 'düşüğünden', way: 'yukarıda', en: 'above its low' },
        ]
      : [
          { tr: 'düşüğünde', en: 'low' },
          { tr: 'yükseğinden', way: 'aşağıda', en: 'below its high' },
        ]
    const ratio = isAtHigh ? fromLow : fromHigh
    const tr: Saying['tr'] = write => `Son ${span.tr} en ${end.tr}, en ${other.tr} ${write.size(ratio)} ${other.way}.`
    return [
      { tr, en: write => `At its ${span.en} ${end.en}, ${write.size(ratio)} ${other.en}.` },
      { tr, en: write => `It is at its ${span.en} ${end.en}, ${write.size(ratio)} ${other.en}.` },
      { tr, en: write => `Now at its ${span.en} ${end.en}, ${write.size(ratio)} ${other.en}.` },
    ]
  }
  const tr: Saying['tr'] = write =>
    `Son ${span.tr} en yükseğinden ${write.size(fromHigh)} aşağıda, en düşüğünden ${write.size(fromLow)} yukarıda.`
  return [
    { tr, en: write => `${write.size(fromHigh)} below its ${span.en} high, ${write.size(fromLow)} above its low.` },
    { tr, en: write => `Now ${write.size(fromHigh)} below its ${span.en} high, ${write.size(fromLow)} above its low.` },
    {
      tr,
      en: write => `It is ${write.size(fromHigh)} below its ${span.en} high, ${write.size(fromLow)} above its low.`,
    },
  ]
}

/** On which side of its long average it is, or where in its year. */
export function standsLong(scene: Scene, mentioned: ReadonlySet<Topic>): Variants {
  const { facts, priceUsd } = scene
  const { year } = facts.places
  const place = year ? placeBeside(scene, 'halfYear', year, { tr: 'bir yılın', en: 'one-year' }) : []
  const [first, ...others] = [...averageSide(facts, priceUsd, mentioned), ...place]
  return first ? [first, ...others] : [fallback(facts)]
}

function averageSide(
  { longAverage, usualDaySwing }: StoryFacts,
  priceUsd: number,
  mentioned: ReadonlySet<Topic>,
): Saying[] {
  if (!longAverage) return []
  const { side, days, isAtLeast } = longAverage
  const awayRatio = Math.abs(priceUsd / longAverage.priceUsd - 1)
  // An average nearer than a day's swing is on either side by tomorrow.
  if (awayRatio < (usualDaySwing ?? 0) || awayRatio < hardly) return []
  const [tr, en] = side === 'above' ? (['üstünde', 'above'] as const) : (['altında', 'below'] as const)
  const far: Saying = {
    tr: write =>
      `Fiyat 200 günlük ortalamasının (${write.prose(longAverage.priceUsd)}) ${write.size(awayRatio)} ${tr}.`,
    en: write => `${write.size(awayRatio)} ${en} its 200-day average, ${write.prose(longAverage.priceUsd)}.`,
  }
  if (mentioned.has('average') || days < 2) return [far]
  const long: Saying = {
    tr: write => `${isAtLeast ? 'En az ' : ''}${write.count(days)} gündür 200 günlük ortalamasının ${tr}.`,
    en: write =>
      `${capitalised.en(en)} its 200-day average for ${isAtLeast ? 'at least ' : ''}${write.count(days)} days.`,
  }
  return [long, far]
}

/** Close to its average, or too young for a year. */
const fallback = ({ longAverage, ageDays }: StoryFacts): Saying =>
  longAverage
    ? plainly('200 günlük ortalamasına yakın.', 'It is close to its 200-day average.')
    : ageDays < 4 * grownDays
      ? plainly('Bir yıllık geçmişi henüz yok.', 'It has no full year behind it yet.')
      : withoutPlace
