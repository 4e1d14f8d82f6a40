import type { Both } from '@pusula/words'
import type { StoryFacts } from '../../facts/facts.ts'
import { directionOf, type Move, surpriseOf } from '../../facts/moves.ts'
import type { Variants } from '../choose.ts'
import { plainly, type Saying } from '../language.ts'
import type { Scene } from '../scene.ts'
import { stretchWords, swingsOf, timesOf, verbOf } from '../words.ts'
import { between, type Headline, passed } from './edges.ts'
import { type AnalysedState, topSpan } from './state.ts'

/** What is going on and what matters next, in at most two sentences. */
export function headlinesOf(state: AnalysedState, scene: Scene): Variants<Headline> {
  return sayings[state](scene)
}

const sayings: Record<AnalysedState, (scene: Scene) => Variants<Headline>> = {
  new: ({ name, facts: { ageDays } }) =>
    ageDays < 1
      ? [
          {
            says: plainly(
              `${name} bugün işleme açıldı. Söyleyebildiğimizi söylüyoruz.`,
              `${name} began trading today. We say what we can.`,
            ),
            tells: [],
          },
        ]
      : [
          {
            says: {
              tr: write => `${name} ${write.count(ageDays)} günlük. Geçmişi kısa; söyleyebildiğimizi söylüyoruz.`,
              en: write =>
                `${name} is ${daysOld(ageDays, write.count(ageDays))}. Its past is short; we say what we can.`,
            },
            tells: [],
          },
          {
            says: {
              tr: write => `${name} henüz ${write.count(ageDays)} günlük: orta ve uzun vade için geçmişi kısa.`,
              en: write =>
                `${name} is only ${daysOld(ageDays, write.count(ageDays))}: too short a past for the longer terms.`,
            },
            tells: [],
          },
        ],

  crash: scene => {
    const { name, facts } = scene
    const { day } = facts.moves
    if (!day) return between(scene)
    return [
      {
        says: {
          tr: write =>
            `${name} bir günde ${write.size(day.ratio)} düştü, olağan bir günün ${timesOf.tr(surpriseOf(day), write)}. Böyle günlerin ertesi de geniş oynar: ±${write.size(roomOf(scene))}.`,
          en: write =>
            `${name} fell ${write.size(day.ratio)} in a day, ${timesOf.en(surpriseOf(day), 'a usual day', write)}. The day after swings widely too: ±${write.size(roomOf(scene))}.`,
        },
        tells: ['day'],
      },
      {
        says: {
          tr: write => `${name} için zor bir gün: ${write.size(day.ratio)} düşüş. Nereye kadar, bilmiyoruz.`,
          en: write => `A hard day for ${name}: down ${write.size(day.ratio)}. How far it goes, we do not know.`,
        },
        tells: ['day'],
      },
    ]
  },

  'news-day': scene => {
    const { name, facts } = scene
    const { day } = facts.moves
    const { headlines } = facts
    if (!day || !headlines) return between(scene)
    const verb = verbOf(day.ratio)
    const isStill = directionOf(day) === 'sideways'
    const did: Saying = isStill
      ? plainly('Fiyat yerinde saydı', 'The price stayed put')
      : {
          tr: write => `Fiyat ${write.size(day.ratio)} ${verb.tr.did}`,
          en: write => `The price ${verb.en.did} ${write.size(day.ratio)}`,
        }
    // Where the price stayed put, or swings less than usual, there is no swing to stay.
    const after: Both = isStill
      ? { tr: ' yine de yerinde saydı.', en: ' stayed put all the same.' }
      : (facts.swingRatio ?? 1) < 1
        ? { tr: '.', en: '.' }
        : { tr: '; haber eskir, oynama bir süre kalır.', en: '; news ages, the swing stays a while.' }
    const what: Saying = isStill ? plainly('Fiyat', 'The price') : did
    return [
      {
        says: {
          tr: write =>
            `${name} için son bir günde ${write.count(headlines.count)} haber çıktı, olağanı ${write.count(Math.round(headlines.usualCount))}. ${what.tr(write)}${after.tr}`,
          en: write =>
            `${name} had ${write.count(headlines.count)} headlines in a day against a usual ${write.count(Math.round(headlines.usualCount))}. ${what.en(write)}${after.en}`,
        },
        tells: ['headlines', 'day'],
      },
      {
        says: {
          tr: write => `Haberli bir günün ardından ${name}: ${did.tr(write).replace('Fiyat', 'fiyat')}.`,
          en: write => `${name} after a day of news: ${did.en(write).replace('The', 'the')}.`,
        },
        tells: ['headlines', 'day'],
      },
    ]
  },

  'very-lively': scene => {
    const { name, facts, dayRange } = scene
    const swing = facts.swingRatio ?? 1
    return [
      {
        says: {
          tr: write => `${name} ${swingsOf(swing, write)}, iki yöne de. Yarın için pay ±${write.size(roomOf(scene))}.`,
          en: write =>
            `${name} swings ${timesOf.en(swing, 'its usual', write)}, both ways. Room for tomorrow: ±${write.size(roomOf(scene))}.`,
        },
        tells: ['swing'],
      },
      {
        says: {
          tr: write =>
            `${name} çok hareketli: yarın bu saat için olası aralık ${write.proseRange(dayRange.lowUsd, dayRange.highUsd)}.`,
          en: write =>
            `${name} is very lively: the likely range for this time tomorrow is ${write.proseRange(dayRange.lowUsd, dayRange.highUsd)}.`,
        },
        tells: ['range'],
      },
    ]
  },

  'above-r1': scene => passed(scene, { tr: 'üstünde', to: 'üstüne çıktı', en: 'above' }),
  'below-s1': scene => passed(scene, { tr: 'altında', to: 'altına indi', en: 'below' }),

  'top-of-range': scene => {
    const { name, priceUsd, facts } = scene
    const span = topSpan(scene)
    const highUsd = facts.places[span]?.highUsd ?? priceUsd
    const below = 1 - priceUsd / highUsd
    const isYear = span === 'year'
    const top: Headline = {
      says: {
        tr: write =>
          `${name} ${isYear ? 'bir yıllık' : '30 günlük'} aralığının tepesinde; tepe ${write.prose(highUsd)}.`,
        en: write =>
          `${name} is at the top of its ${isYear ? 'one-year' : '30-day'} range; the top is ${write.prose(highUsd)}.`,
      },
      tells: ['extreme'],
    }
    if (below < hardly || !isYear) return [top]
    return [
      {
        says: {
          tr: write =>
            `${name} son bir yıl içinde gördüğü en yüksek fiyata ${write.size(below)} uzakta. Onun üstünde bakılacak yakın tarihli bir fiyat yok.`,
          en: write =>
            `${name} is ${write.size(below)} below its highest price in a year. There is no recent price above that to look at.`,
        },
        tells: ['extreme'],
      },
      top,
    ]
  },

  'long-climb': scene => {
    const { name, facts } = scene
    const { halfYear } = facts.moves
    const { longAverage } = facts
    if (!halfYear || !longAverage) return between(scene)
    const { days, isAtLeast } = longAverage
    const first: Headline = {
      says: {
        tr: write =>
          `${name} ${isAtLeast ? 'en az ' : ''}${write.count(days)} gündür uzun ortalamasının üstünde ve 6 ayda ${write.size(halfYear.ratio)} yükseldi. Bu geçmiş; gelecek için söz değil.`,
        en: write =>
          `${name} has been above its long average for ${isAtLeast ? 'at least ' : ''}${write.count(days)} days, up ${write.size(halfYear.ratio)} in 6 months. That is the past, not a promise.`,
      },
      tells: ['halfYear', 'average'],
    }
    // Nobody would call a wild or a manifold rise quiet.
    if ((facts.swingRatio ?? 1) > quietSwing || halfYear.ratio > quietRise) return [first]
    const quietly: Headline = {
      says: {
        tr: write => `${name} sessizce yükseldi: 6 ayda ${write.size(halfYear.ratio)}.`,
        en: write => `${name} climbed quietly: ${write.size(halfYear.ratio)} in 6 months.`,
      },
      tells: ['halfYear'],
    }
    return [first, quietly]
  },

  'long-fall': scene => {
    const { name, facts } = scene
    const { halfYear } = facts.moves
    const { longAverage } = facts
    if (!halfYear || !longAverage) return between(scene)
    const { days, isAtLeast } = longAverage
    return [
      {
        says: {
          tr: write =>
            `${name} 6 ayda ${write.size(halfYear.ratio)} düştü ve ${isAtLeast ? 'en az ' : ''}${write.count(days)} gündür uzun ortalamasının altında. Ucuz görünmesi, dönmesi demek değil.`,
          en: write =>
            `${name} fell ${write.size(halfYear.ratio)} in 6 months and has been below its long average for ${isAtLeast ? 'at least ' : ''}${write.count(days)} days. Looking cheap is not turning.`,
        },
        tells: ['halfYear', 'average'],
      },
      {
        says: {
          tr: write => `${name} uzun bir inişte: 6 ayda ${write.size(halfYear.ratio)}.`,
          en: write => `${name} is in a long fall: ${write.size(halfYear.ratio)} in 6 months.`,
        },
        tells: ['halfYear'],
      },
    ]
  },

  quiet: scene => {
    const { name, facts } = scene
    const slide = slideOf(facts)
    if (slide) return oneWay(name, slide)
    const swing = facts.swingRatio ?? 1
    return [
      {
        says: {
          tr: write => `${name} olağandan sakin: yarın ±${write.size(roomOf(scene))} beklenir.`,
          en: write => `${name} is calmer than usual: ±${write.size(roomOf(scene))} by tomorrow.`,
        },
        tells: [],
      },
      {
        says: {
          tr: write => `${name} bu aralar az oynuyor, olağanın ${timesOf.tr(swing, write)}.`,
          en: write => `${name} is moving little these days, ${timesOf.en(swing, 'its usual', write)}.`,
        },
        tells: ['swing'],
      },
    ]
  },

  between: scene => between(scene),
}

const slideMoves = 2

/** A coin that swings little may still go far, if every day goes the same way: the week's or the month's move, if it is that. */
function slideOf({ moves: { week, month } }: StoryFacts): Move | null {
  const far = [week, month].flatMap(move => (move && surpriseOf(move) >= slideMoves ? move : []))
  return far.toSorted((a, b) => surpriseOf(b) - surpriseOf(a))[0] ?? null
}

function oneWay(name: string, move: Move): Variants<Headline> {
  const { tr, en } = stretchWords(move.days)
  const verb = verbOf(move.ratio)
  return [
    {
      says: {
        tr: write => `${name} az oynuyor ama hep aynı yöne: ${tr.over} ${write.size(move.ratio)} ${verb.tr.did}.`,
        en: write => `${name} moves little, but one way: ${verb.en.way} ${write.size(move.ratio)} ${en.over}.`,
      },
      tells: move.days === 7 ? ['week'] : [],
    },
  ]
}

/** A change this small is hardly one. */
const hardly = 0.001
const quietSwing = 0.8
const quietRise = 0.5

const daysOld = (days: number, written: string) => `${written} ${days === 1 ? 'day' : 'days'} old`

/** How far the likely range of tomorrow reaches to the wider side. */
const roomOf = ({ dayRange, priceUsd }: Scene) =>
  Math.max(dayRange.highUsd / priceUsd - 1, 1 - dayRange.lowUsd / priceUsd)
